import { randomUUID } from 'node:crypto';
import { pictureAlt } from '@pahiya/domain/community/post-states';
import { trustLevels } from '@pahiya/domain/community/trust';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { transact } from '../../../transact.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { imageNotStored, readImage } from '../../images/uploads/read-image.ts';
import { findPersonOf } from '../people/person-repository.ts';
import { refuseSuspended } from '../people/refuse-suspended.ts';
import { trustOfPerson } from '../people/trust-of-person.ts';
import { checkText } from '../store/check-text.ts';
import { communityContent } from '../store/community-content.ts';
import { badField, nameFirst, notInCommunity } from '../store/community-refusals.ts';
import {
  countOfOwn,
  insertPicture,
  type PictureRow,
  selectWaiting,
  takeOverdue,
  takePicture,
} from './picture-repository.ts';
import { pictureOnWire, putPicture } from './picture-store.ts';

type OnWire = ReturnType<typeof pictureOnWire>;

/** A text and its author, as drafts name it: `post`, `reply:<post>`, `edit:<text>`. */
type Place = { readonly userId: string; readonly place: string };

/** How many pictures a text of this person can still take: those that an edited text has count. */
export async function picturesAtMost(
  services: Pick<Services, 'sql' | 'now'>,
  { userId, place }: Place,
): Promise<number> {
  const { trust } = await trustOfPerson(services, userId);
  const [, edited] = /^edit:(.+)$/.exec(place) ?? [];
  const had = edited === undefined ? 0 : await countOfOwn(services.sql, userId, edited);
  return Math.max(0, trustLevels[trust].pictures - had);
}

/** Waiting pictures of a person in the order of their ids; null: not all of them wait, or they are too many. */
export async function chosenPictures(
  services: Pick<Services, 'sql' | 'now'>,
  whose: Place,
  pictureIds: readonly string[],
): Promise<readonly PictureRow[] | null> {
  const ids = [...new Set(pictureIds)];
  if (ids.length === 0) return [];
  const waiting = await selectWaiting(services.sql, whose.userId, whose.place);
  const chosen = ids.flatMap((id) => waiting.filter(({ pictureId }) => pictureId === id));
  const atMost = await picturesAtMost(services, whose);
  return chosen.length === ids.length && ids.length <= atMost ? chosen : null;
}

/** Takes a picture for a text to come: re-encoded without place, time and camera. What cannot be taken is refused before
 * it is decoded. What AI made or altered, as its author says, carries that in its file too. */
export async function takeUpload(
  services: Services,
  {
    userId,
    place,
    contentBase64,
    ...typed
  }: Place & { contentBase64: string; alt: string; isSynthetic: boolean },
): Promise<Result<OnWire, Refusal>> {
  const { sql, files, now } = services;
  const alt = checkText('body.alt', typed.alt.replace(/\s+/g, ' '), pictureAlt);
  if (!alt.ok) return alt;
  if ((await findPersonOf(sql, userId)) === null) return err(nameFirst);
  const suspended = await refuseSuspended(sql, userId, now());
  if (suspended !== null) return err(suspended);
  const atMost = await picturesAtMost(services, { userId, place });
  if ((await selectWaiting(sql, userId, place)).length >= atMost) return err(tooMany(atMost));
  const { isSynthetic } = typed;
  const drawn = await readImage(contentBase64, { isSynthetic });
  if (!drawn.ok) return drawn;
  const { bytes, width, height } = drawn.value;
  const picture = { pictureId: randomUUID(), alt: alt.value, width, height, isSynthetic };
  const storageKey = `community/${picture.pictureId}`;
  if (!(await putPicture(services, storageKey, bytes))) return err(imageNotStored);
  try {
    await insertPicture(sql, {
      ...{ ...picture, userId, draftPlace: place, storageKey, bytes: bytes.length, now: now() },
    });
  } catch (error) {
    await files.remove(storageKey);
    throw error;
  }
  return ok(pictureOnWire(picture));
}

const tooMany = (atMost: number): Refusal =>
  badField('body.contentBase64', `This text can take ${atMost} pictures.`);

/** Deletes an own picture, from a post too. */
export async function dropOwn(
  { sql, now }: Services,
  whose: { readonly pictureId: string; readonly userId: string },
): Promise<Result<{ readonly isDropped: true }, Refusal>> {
  return transact(sql, async (tx) => {
    const taken = await takePicture(tx, whose);
    if (taken === null) return err(notInCommunity);
    await enqueueTasks(tx, 'erase-file', { subjects: [taken.key], dueAt: now() });
    if (taken.wasOnText) await bumpContent(tx, communityContent);
    return ok({ isDropped: true });
  });
}

/** How long a picture waits for its text where there is no draft either. Source: the published default of Discourse for
 * uploads that nothing uses, November 2026. */
const waitingMs = 48 * 3_600_000;

/** Erases pictures of posts that are purged, and those that no post took; returns their number. `gone`: posts changed
 * before it are purged. */
export async function purgePictures(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  gone: Date,
): Promise<number> {
  return sql.begin(async (tx) => {
    const waiting = new Date(now().getTime() - waitingMs);
    const subjects = await takeOverdue(tx, { gone, waiting });
    await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now() });
    return subjects.length;
  });
}

/** For pictures that are not the author's, that wait for another text, or that are too many. */
export const noSuchPictures = badField(
  'body.pictures',
  'Name pictures of yours that wait for this text, and no more than it can take.',
);
