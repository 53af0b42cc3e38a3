import type { ReviewScores } from '@pahiya/domain/new-cars/review-score';
import type { ReasonFor, ReportReason } from '@pahiya/domain/reports/report-reasons';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A model by its address, with the names of its make and itself. */
export type ReviewedModel = {
  readonly modelId: number;
  readonly make: { readonly slug: string; readonly name: string };
  readonly model: { readonly slug: string; readonly name: string };
  /** Names of all models of the make. */
  readonly models: readonly string[];
};

export type ModelKey = { readonly make: string; readonly model: string };

/** The model of an address; null if there is none. */
export async function findReviewedModel(
  sql: Queryable,
  { make, model }: ModelKey,
): Promise<ReviewedModel | null> {
  const [row] = await sql<ReviewedModel[]>`
    select o.id as "modelId", json_build_object('slug', m.slug, 'name', m.name) as make,
      json_build_object('slug', o.slug, 'name', o.name) as model,
      (select json_agg(a.name) from car_models a where a.make_id = m.id) as models
    from car_makes m join car_models o on o.make_id = m.id
    where m.slug = ${make} and o.slug = ${model}`;
  return row ?? null;
}

/** What a version says. */
export type Written = {
  readonly scores: ReviewScores;
  readonly km: number | null;
  readonly months: number | null;
  readonly text: string;
};
export type VersionState = 'waiting' | 'shown' | 'refused' | 'hidden' | 'replaced';

/** The review of a person about a model; created with its first version. Two at once wait for each other. */
export async function putReview(
  tx: Transaction,
  review: {
    readonly id: string;
    readonly modelId: number;
    readonly userId: string;
    readonly isOwnerChecked: boolean;
    readonly now: Date;
  },
): Promise<{ readonly reviewId: string; readonly isOwnerChecked: boolean }> {
  const { id, modelId, userId, isOwnerChecked, now } = review;
  const [row] = await tx<{ reviewId: string; isOwnerChecked: boolean }[]>`
    insert into car_reviews (id, model_id, user_id, owner_checked_at, first_at)
    values (${id}, ${modelId}, ${userId}, ${isOwnerChecked ? now : null}, ${now})
    on conflict (model_id, user_id) do update
      set owner_checked_at = coalesce(excluded.owner_checked_at, car_reviews.owner_checked_at)
    returning id as "reviewId", owner_checked_at is not null as "isOwnerChecked"`;
  if (row === undefined) throw new Error('an upsert returns its row');
  return row;
}

/** Adds a version that waits for a check; one that was waiting is replaced. */
export async function addVersion(
  tx: Transaction,
  reviewId: string,
  { scores, km, months, text }: Written,
  now: Date,
): Promise<void> {
  await tx`
    update car_review_versions set state = 'replaced'
    where review_id = ${reviewId} and state = 'waiting'`;
  await tx`
    insert into car_review_versions (review_id, version, scores, km, months, text, written_at, state)
    select ${reviewId}, coalesce(max(version), 0) + 1, ${tx.json(scores)}, ${km}, ${months}, ${text},
      ${now}, 'waiting'
    from car_review_versions where review_id = ${reviewId}`;
}

export type OwnReview = Written & {
  readonly reviewId: string;
  readonly isOwnerChecked: boolean;
  readonly state: Exclude<VersionState, 'replaced'>;
  readonly reason: ReasonFor<'car-review'> | null;
  readonly writtenAt: Date;
};

/** The newest version of a person's review of a model; null without one. */
export async function findOwnReview(
  sql: Queryable,
  { modelId, userId }: { readonly modelId: number; readonly userId: string },
): Promise<OwnReview | null> {
  const [row] = await sql<OwnReview[]>`
    select r.id as "reviewId", v.scores, v.km, v.months, v.text, v.state, v.reason,
      r.owner_checked_at is not null as "isOwnerChecked", v.written_at as "writtenAt"
    from car_reviews r join car_review_versions v on v.review_id = r.id
    where r.model_id = ${modelId} and r.user_id = ${userId}
    order by v.version desc limit 1`;
  return row ?? null;
}

export type ShownReview = Written & {
  readonly reviewId: string;
  readonly isOwnerChecked: boolean;
  readonly firstAt: Date;
  readonly editedAt: Date | null;
};

/** Shown reviews of a model, newest first. */
export async function selectShown(
  sql: Queryable,
  modelId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ShownReview[]> {
  return sql<ShownReview[]>`
    select r.id as "reviewId", v.scores, v.km, v.months, v.text, r.first_at as "firstAt",
      r.owner_checked_at is not null as "isOwnerChecked",
      case when v.version > 1 then v.written_at end as "editedAt"
    from car_reviews r join car_review_versions v on v.review_id = r.id and v.state = 'shown'
    where r.model_id = ${modelId}
    order by v.written_at desc, r.id limit ${limit} offset ${offset}`;
}

/** The scores of every shown review of a model. */
export async function selectShownScores(
  sql: Queryable,
  modelId: number,
): Promise<readonly ReviewScores[]> {
  const rows = await sql<{ scores: ReviewScores }[]>`
    select v.scores from car_reviews r
      join car_review_versions v on v.review_id = r.id and v.state = 'shown'
    where r.model_id = ${modelId}`;
  return rows.map(({ scores }) => scores);
}

/** A version for the desk. */
export type WaitingReview = Written &
  Pick<ReviewedModel, 'make' | 'model'> & {
    readonly reviewId: string;
    readonly version: number;
    readonly isOwnerChecked: boolean;
    readonly writtenAt: Date;
    readonly shownText: string | null;
  };

/** Versions that wait for a check, oldest first. */
export async function selectWaiting(
  sql: Queryable,
  limit: number,
): Promise<readonly WaitingReview[]> {
  return sql<WaitingReview[]>`
    select r.id as "reviewId", v.version, v.scores, v.km, v.months, v.text,
      json_build_object('slug', m.slug, 'name', m.name) as make,
      json_build_object('slug', o.slug, 'name', o.name) as model,
      r.owner_checked_at is not null as "isOwnerChecked", v.written_at as "writtenAt",
      (select s.text from car_review_versions s where s.review_id = r.id and s.state = 'shown')
        as "shownText"
    from car_review_versions v join car_reviews r on r.id = v.review_id
      join car_models o on o.id = r.model_id join car_makes m on m.id = o.make_id
    where v.state = 'waiting' order by v.written_at, r.id limit ${limit}`;
}

/** How many versions wait for a check. */
export async function countWaiting(sql: Queryable): Promise<number> {
  const [row] = await sql<{ waiting: number }[]>`
    select count(*)::int as waiting from car_review_versions where state = 'waiting'`;
  return row?.waiting ?? 0;
}

/** State of a version, locked with its review; null without such a version. */
export async function lockVersion(
  tx: Transaction,
  reviewId: string,
  version: number,
): Promise<VersionState | null> {
  await tx`select from car_reviews where id = ${reviewId} for update`;
  const [row] = await tx<{ state: VersionState }[]>`
    select state from car_review_versions where review_id = ${reviewId} and version = ${version}`;
  return row?.state ?? null;
}

type Decided = { readonly operatorId: string; readonly now: Date };

/** Shows a version in place of the one shown before. */
export async function showVersion(
  tx: Transaction,
  { reviewId, version }: { readonly reviewId: string; readonly version: number },
  { operatorId, now }: Decided,
): Promise<void> {
  await tx`update car_review_versions set state = 'replaced'
    where review_id = ${reviewId} and state = 'shown'`;
  await tx`update car_review_versions set state = 'shown', decided_at = ${now},
    decided_by = ${operatorId} where review_id = ${reviewId} and version = ${version}`;
}

/** Refuses a waiting version. */
export async function refuseVersion(
  tx: Transaction,
  { reviewId, version }: { readonly reviewId: string; readonly version: number },
  { operatorId, now, reason }: Decided & { readonly reason: ReportReason },
): Promise<void> {
  await tx`update car_review_versions set state = 'refused', reason = ${reason},
    decided_at = ${now}, decided_by = ${operatorId}
    where review_id = ${reviewId} and version = ${version}`;
}

/** Hides the shown version of a review; false when none is shown. */
export async function hideShown(
  tx: Transaction,
  reviewId: string,
  { operatorId, now, reason }: Decided & { readonly reason: ReportReason },
): Promise<boolean> {
  const { count } = await tx`update car_review_versions set state = 'hidden', reason = ${reason},
    decided_at = ${now}, decided_by = ${operatorId}
    where review_id = ${reviewId} and state = 'shown'`;
  return count > 0;
}

/** A review as the report queue shows it. */
export type ReportedReview = Pick<ReviewedModel, 'make' | 'model'> & {
  readonly id: string;
  readonly text: string;
  readonly isShown: boolean;
};

/** Reviews by id: the shown version, or the newest. */
export async function selectReported(
  sql: Queryable,
  ids: readonly string[],
): Promise<readonly ReportedReview[]> {
  return sql<ReportedReview[]>`
    select r.id, json_build_object('slug', m.slug, 'name', m.name) as make,
      json_build_object('slug', o.slug, 'name', o.name) as model, v.text,
      v.state = 'shown' as "isShown"
    from car_reviews r join car_models o on o.id = r.model_id join car_makes m on m.id = o.make_id
      cross join lateral (select * from car_review_versions x where x.review_id = r.id
        order by x.state = 'shown' desc, x.version desc limit 1) v
    where r.id = any(${[...ids]})`;
}

/** Deletes a review of a person; false when there is none. */
export async function removeReview(
  tx: Transaction,
  { reviewId, userId }: { readonly reviewId: string; readonly userId: string },
): Promise<boolean> {
  const { count } = await tx`delete from car_reviews
    where id = ${reviewId} and user_id = ${userId}`;
  return count > 0;
}

/** Ids of a person's reviews. */
export async function reviewIdsOf(sql: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`select id from car_reviews where user_id = ${userId}`;
  return rows.map(({ id }) => id);
}

/** Every version of a person's reviews, for the account's export. */
export async function reviewHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select m.name as make, o.name as model, v.version, v.scores, v.km, v.months, v.text, v.state,
      v.reason, v.written_at as "writtenAt", r.owner_checked_at as "ownerCheckedAt"
    from car_reviews r join car_review_versions v on v.review_id = r.id
      join car_models o on o.id = r.model_id join car_makes m on m.id = o.make_id
    where r.user_id = ${userId} order by v.written_at desc`;
}
