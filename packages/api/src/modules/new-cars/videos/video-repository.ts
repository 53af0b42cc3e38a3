import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** What is stated about a video. */
export type VideoFacts = {
  readonly videoId: string;
  readonly title: string;
  readonly channel: string;
  readonly seconds: number;
  readonly language: string;
  readonly publishedOn: IstDate;
};

/** A video with its state. `model`: make/model, empty for the page of all new cars. */
export type VideoRow = VideoFacts & {
  readonly id: number;
  readonly model: string;
  readonly checkedAt: Date | null;
  readonly goneSince: Date | null;
};

const shown = 12;

/** Videos of a model, or of the page of all new cars for null, that can be played; newest first. */
export async function selectPlayable(
  sql: Queryable,
  modelId: number | null,
): Promise<readonly VideoFacts[]> {
  return sql<VideoFacts[]>`
    select video_id as "videoId", title, channel, seconds, language, published_on as "publishedOn"
    from car_videos where model_id is not distinct from ${modelId} and gone_since is null
    order by published_on desc, id limit ${shown}`;
}

/** Every video, by page and day. */
export async function selectVideos(sql: Queryable): Promise<readonly VideoRow[]> {
  return sql<VideoRow[]>`
    select v.id, coalesce(m.slug || '/' || o.slug, '') as model, v.video_id as "videoId", v.title,
      v.channel, v.seconds, v.language, v.published_on as "publishedOn",
      v.checked_at as "checkedAt", v.gone_since as "goneSince"
    from car_videos v left join car_models o on o.id = v.model_id
      left join car_makes m on m.id = o.make_id
    order by 2, v.published_on desc, v.id`;
}

/** Stores a video. What was known about whether it can be played stays. */
export async function putVideo(
  tx: Transaction,
  { modelId, now, ...facts }: VideoFacts & { readonly modelId: number | null; readonly now: Date },
): Promise<void> {
  const { videoId, title, channel, seconds, language, publishedOn } = facts;
  await tx`
    insert into car_videos
      (video_id, model_id, title, channel, seconds, language, published_on, added_at)
    values (${videoId}, ${modelId}, ${title}, ${channel}, ${seconds}, ${language}, ${publishedOn},
      ${now})
    on conflict (video_id, model_id) do update set title = excluded.title,
      channel = excluded.channel, seconds = excluded.seconds, language = excluded.language,
      published_on = excluded.published_on`;
}

/** Deletes a video; false when there is none. */
export async function deleteVideo(tx: Transaction, id: number): Promise<boolean> {
  const { count } = await tx`delete from car_videos where id = ${id}`;
  return count > 0;
}

/** Ids at YouTube, longest unchecked first. */
export async function selectToCheck(sql: Queryable, limit: number): Promise<readonly string[]> {
  const rows = await sql<{ videoId: string }[]>`
    select video_id as "videoId" from car_videos
    group by video_id order by min(checked_at) nulls first, video_id limit ${limit}`;
  return rows.map(({ videoId }) => videoId);
}

/** Notes whether a video can be played; true when that changed for any page. */
export async function noteLook(
  tx: Transaction,
  videoId: string,
  { isThere, now }: { readonly isThere: boolean; readonly now: Date },
): Promise<boolean> {
  const { count } = await tx`
    update car_videos set gone_since = ${isThere ? null : now}
    where video_id = ${videoId} and (gone_since is null) <> ${isThere}`;
  await tx`update car_videos set checked_at = ${now} where video_id = ${videoId}`;
  return count > 0;
}
