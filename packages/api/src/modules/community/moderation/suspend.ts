import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk, wrongRole, wrongState } from '../../operators/refusals.ts';
import { tellOfSuspension } from '../own/tell.ts';
import { findPerson } from '../people/person-repository.ts';
import { insertSuspension, liftSuspension } from '../people/suspension-repository.ts';
import { communityContent } from '../store/community-content.ts';
import { insertAct } from './moderation-repository.ts';
import { ownText } from './own-account.ts';
import { isModerator, isOwnAccount } from './own-account-repository.ts';

const day = 86_400_000;

/** Suspends a member from writing, in place of a suspension before it, or lifts it. Nobody decides about themselves, and
 * only a lead about a moderator. */
export async function suspend(
  tx: Transaction,
  wish: {
    readonly handle: string;
    readonly isSuspended: boolean;
    readonly reason: string;
    readonly days: number | null;
    readonly note: string;
    readonly operatorId: string;
    readonly isLead: boolean;
    readonly now: Date;
  },
): Promise<Result<{ readonly isSuspended: boolean }, Refusal>> {
  const { handle, isSuspended, reason, days, note, operatorId, isLead, now } = wish;
  const person = await findPerson(tx, handle);
  if (person === null) return err(notAtDesk);
  const { userId } = person;
  if (await isOwnAccount(tx, operatorId, userId)) return err(ownText);
  // Moderators do not suspend each other: a lead does.
  if (!isLead && (await isModerator(tx, userId))) return err(wrongRole);
  const lifted = await liftSuspension(tx, { userId, operatorId, now });
  if (!isSuspended) {
    if (lifted === null) return err(wrongState);
    await recordLift(tx, { id: lifted, userId, operatorId, note, now });
    return ok({ isSuspended });
  }
  const endsAt = days === null ? null : new Date(now.getTime() + days * day);
  const id = await insertSuspension(tx, { userId, operatorId, reason, note, now, endsAt });
  await record(tx, { act: 'suspend', id, userId, operatorId, reason, note, now });
  return ok({ isSuspended });
}

type Recorded = {
  readonly id: string;
  readonly userId: string;
  readonly operatorId: string;
  readonly note: string;
  readonly now: Date;
};

/** Enters into the log that a suspension was lifted, and tells the member. */
export function recordLift(tx: Transaction, lifted: Recorded): Promise<void> {
  return record(tx, { ...lifted, act: 'lift', reason: null });
}

async function record(
  tx: Transaction,
  done: Recorded & { readonly act: 'suspend' | 'lift'; readonly reason: string | null },
): Promise<void> {
  const { userId, act, ...rest } = done;
  const isEnd = act === 'lift';
  await insertAct(tx, {
    ...{ ...rest, act, kind: 'member', topic: '' },
    ...{ from: isEnd ? 'suspended' : 'live', to: isEnd ? 'live' : 'suspended' },
  });
  await tellOfSuspension(tx, { userId, id: done.id, act, now: done.now });
  await bumpContent(tx, communityContent);
}
