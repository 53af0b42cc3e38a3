import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { findPerson } from '../people/person-repository.ts';
import { insertSuspension, liftSuspension } from '../people/suspension-repository.ts';

const day = 86_400_000;

/** Suspends a member from writing, in place of a suspension before it, or lifts it. */
export async function suspend(
  tx: Transaction,
  wish: {
    readonly handle: string;
    readonly isSuspended: boolean;
    readonly reason: string;
    readonly days: number | null;
    readonly note: string;
    readonly operatorId: string;
    readonly now: Date;
  },
): Promise<Result<{ readonly isSuspended: boolean }, Refusal>> {
  const { handle, isSuspended, reason, days, note, operatorId, now } = wish;
  const person = await findPerson(tx, handle);
  if (person === null) return err(notAtDesk);
  const { userId } = person;
  const wasSuspended = await liftSuspension(tx, { userId, operatorId, now });
  if (!isSuspended) return wasSuspended ? ok({ isSuspended }) : err(wrongState);
  const endsAt = days === null ? null : new Date(now.getTime() + days * day);
  await insertSuspension(tx, { userId, operatorId, reason, note, now, endsAt });
  return ok({ isSuspended });
}
