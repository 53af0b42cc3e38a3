import {
  type DisplayNameFault,
  displayNameRules,
  faultOfDisplayName,
  tidyDisplayName,
} from '@pahiya/domain/community/display-name';
import { faultOfHandle, type HandleFault, handleSkeleton } from '@pahiya/domain/community/handle';
import { textLengths } from '@pahiya/domain/community/post-states';
import { faultOfText, tidyText } from '@pahiya/domain/community/post-text';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { isBlockedBy } from '../own/own-repository.ts';
import { communityContent } from '../store/community-content.ts';
import { badField, notInCommunity } from '../store/community-refusals.ts';
import {
  findPerson,
  findPersonOf,
  holdName,
  isSkeletonTaken,
  keepFormerName,
  lockPerson,
  type Person,
  putFollow,
  putPerson,
  removeFollow,
  setDisplayName,
} from './person-repository.ts';

type Core = Pick<Services, 'sql' | 'now'>;
type Branded = Pick<Services, 'sql' | 'now' | 'settings'>;

const day = 86_400_000;
/** Source: own rule of November 2026. Rule id: COMMUNITY-HANDLE. */
const rename = { everyDays: 30, heldDays: 90 } as const;
const mostFollowed = 1000;

const faults: Readonly<Record<HandleFault, string>> = {
  form: 'A name has 3 to 20 letters a to z, digits and single underscores, and begins with a letter.',
  reserved: 'This name could be taken for us, an authority or a bank.',
  plate: 'A name cannot be a vehicle number or a mobile number.',
};

/** Whether a name is free for a person. */
export async function checkHandle(
  { sql, now }: Core,
  userId: string,
  handle: string,
): Promise<'free' | 'own' | 'taken' | HandleFault> {
  const fault = faultOfHandle(handle);
  if (fault !== null) return fault;
  if ((await findPerson(sql, handle))?.userId === userId) return 'own';
  const isTaken = await isSkeletonTaken(sql, handleSkeleton(handle), { userId, now: now() });
  return isTaken ? 'taken' : 'free';
}

type Profile = Pick<Person, 'handle' | 'displayName' | 'bio'>;

/** Sets a person's names and words. A display name that is not named stays as it is; an empty one is taken back. */
export async function updateProfileOf(
  services: Branded,
  {
    userId,
    handle,
    ...typed
  }: {
    readonly userId: string;
    readonly handle: string;
    readonly displayName?: string | undefined;
    readonly bio: string;
  },
): Promise<Result<Profile, Refusal>> {
  const { sql } = services;
  const now = services.now();
  const bio = tidyText(typed.bio);
  if (faultOfText(bio, textLengths.bio) !== null) {
    return err(
      badField('body.bio', `At most ${textLengths.bio.most} characters that can be seen.`),
    );
  }
  const display = checkDisplayName(services, typed.displayName);
  if (!display.ok) return display;
  const result = await checkHandle(services, userId, handle);
  if (result === 'taken') return err(taken);
  if (result !== 'free' && result !== 'own') return err(badField('body.handle', faults[result]));
  return transact(sql, async (tx) => {
    await lockPerson(tx, userId);
    const before = await findPersonOf(tx, userId);
    const isRenaming = before !== null && before.handle !== handle;
    if (isRenaming) {
      if (now.getTime() - before.renamedAt.getTime() < rename.everyDays * day) {
        const message = `A name can be changed once in ${rename.everyDays} days.`;
        return err(badField('body.handle', message));
      }
      const until = new Date(now.getTime() + rename.heldDays * day);
      await holdName(tx, handleSkeleton(before.handle), until);
      await keepFormerName(tx, { userId, kind: 'handle', name: before.handle, now });
    }
    const person = { userId, handle, skeleton: handleSkeleton(handle), bio, now };
    if (!(await putPerson(tx, person))) return err(taken);
    const wanted = display.value === undefined ? (before?.displayName ?? null) : display.value;
    const refused = await changeDisplayName(tx, { userId, before, wanted, now });
    if (refused !== null) return err(refused);
    await bumpContent(tx, communityContent);
    return ok({ handle, displayName: wanted, bio });
  });
}

const displayFaults: Readonly<Record<DisplayNameFault, string>> = {
  length: 'A display name has at least two letters and at most 40 characters.',
  letters: 'A display name has letters of one script, spaces, plain digits, dots and hyphens.',
  invisible: 'Has characters that cannot be seen or that turn the direction of writing.',
  marks: 'Has letters with too many marks on them.',
  reserved: 'This name could be taken for us, an authority or a bank.',
  contact: 'A name cannot be a vehicle number, a phone number, an email address or a page.',
};

/** A display name as it is shown; null: none is wanted, undefined: none was named. */
function checkDisplayName(
  { now, settings }: Branded,
  typed: string | undefined,
): Result<string | null | undefined, Refusal> {
  if (typed === undefined) return ok(undefined);
  const name = tidyDisplayName(typed);
  if (name === '') return ok(null);
  const fault = faultOfDisplayName(name, { on: istDateOf(now()), brand: settings.brand.name });
  return fault === null ? ok(name) : err(badField('body.displayName', displayFaults[fault]));
}

/** Changes a display name, as often as its rules allow; taking it back is always possible. Returns why not, or null. */
async function changeDisplayName(
  tx: Transaction,
  change: {
    readonly userId: string;
    readonly before: Person | null;
    readonly wanted: string | null;
    readonly now: Date;
  },
): Promise<Refusal | null> {
  const { userId, before, wanted, now } = change;
  const current = before?.displayName ?? null;
  if (current === wanted) return null;
  const { changeDays } = displayNameRules(istDateOf(now));
  const chosenAt = before?.displayNamedAt ?? null;
  if (wanted !== null && chosenAt !== null) {
    if (now.getTime() - chosenAt.getTime() < changeDays * day) {
      const message = `A display name can be changed once in ${changeDays} days.`;
      return badField('body.displayName', message);
    }
  }
  if (current !== null) {
    await keepFormerName(tx, { userId, kind: 'display', name: current, now });
  }
  await setDisplayName(tx, { userId, displayName: wanted, now });
  return null;
}

const taken: Refusal = {
  code: 'community/name-taken',
  detail: 'Somebody has this name, or one that looks the same.',
};

/** Follows a person, or no longer. */
export async function followPerson(
  { sql, now }: Core,
  wish: { readonly userId: string; readonly handle: string; readonly isFollowed: boolean },
): Promise<Result<{ readonly isFollowed: boolean }, Refusal>> {
  const { userId, handle, isFollowed } = wish;
  const person = await findPerson(sql, handle);
  if (person === null) return err(notInCommunity);
  if (person.userId === userId) return err(badField('body.handle', 'This is you.'));
  // No more is said to somebody who is blocked than that there is nobody to follow.
  if (isFollowed && (await isBlockedBy(sql, userId, [person.userId]))) return err(notInCommunity);
  const edge = { userId, followeeId: person.userId };
  if (!isFollowed) {
    await removeFollow(sql, edge);
    return ok({ isFollowed });
  }
  const isPut = await sql.begin((tx) => putFollow(tx, edge, { most: mostFollowed, now: now() }));
  if (isPut) return ok({ isFollowed });
  return err(badField('body.handle', `At most ${mostFollowed} people can be followed.`));
}
