import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk, wrongRole, wrongState } from '../../operators/refusals.ts';
import { findPerson } from '../people/person-repository.ts';
import { insertSuspension, liftSuspension } from '../people/suspension-repository.ts';
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
  const wasSuspended = await liftSuspension(tx, { userId, operatorId, now });
  if (!isSuspended) return wasSuspended ? ok({ isSuspended }) : err(wrongState);
  const endsAt = days === null ? null : new Date(now.getTime() + days * day);
  await insertSuspension(tx, { userId, operatorId, reason, note, now, endsAt });
  return ok({ isSuspended });
}
