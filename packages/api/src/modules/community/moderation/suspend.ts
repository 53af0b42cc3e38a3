import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { findPerson } from '../people/person-repository.ts';
import { findSuspension, insertSuspension, liftSuspension } from './suspension-repository.ts';

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

/** The refusal of a write by somebody who is suspended; null: they may write. Read at each write, so that it holds at
 * once in every session. */
export async function refuseSuspended(
  sql: Queryable,
  userId: string,
  now: Date,
): Promise<Refusal | null> {
  const suspension = await findSuspension(sql, userId, now);
  if (suspension === null) return null;
  const { reason, endsAt } = suspension;
  const until = endsAt === null ? 'until it is lifted' : `until ${endsAt.toISOString()}`;
  return { code: 'community/suspended', detail: `Suspended ${until}: ${reason}.` };
}
