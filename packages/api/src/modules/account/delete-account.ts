import type { deleteAccount as contract } from '@pahiya/contracts/account/account-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { type AccountDataSource, type KeptRecord, keptRecord } from '../../account-data.ts';
import { signInFirst } from '../../http/caller.ts';
import { forgetAnswers } from '../../http/idempotency.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { deleteUser } from '../auth/delete-user.ts';
import { forgetMobile, forgetMobileCounters } from '../auth/forget-mobile.ts';
import { recordEvent } from '../auth/record-event.ts';
import { clearSessionCookie } from '../auth/session-token.ts';

/** Deletes the account and its data in one transaction, after what sources take ahead; returns what is kept. */
export async function deleteAccount(
  services: Services,
  sources: readonly AccountDataSource[],
  { caller, request, reply }: Context<typeof contract>,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, now, settings } = services;
  const { userId } = caller;
  const deletedAt = now();
  for (const source of sources) await source.prepare?.(sql, userId);
  const mobile = await sql.begin(async (tx) => {
    for (const source of sources) await source.deleteFor(tx, userId);
    const deleted = await deleteUser(tx, userId);
    if (deleted === null) return null;
    await forgetMobile(tx, services, deleted);
    await forgetAnswers(tx, userId);
    await recordEvent(tx, {
      at: deletedAt,
      event: 'account-deleted',
      userId,
      requestId: request.id,
    });
    return deleted;
  });
  clearSessionCookie(reply, settings);
  if (mobile === null) return err(signInFirst);
  await forgetMobileCounters(services, mobile);
  const kept = [
    eventsKept(deletedAt),
    ...sources.flatMap((source) => source.kept?.(deletedAt) ?? []),
  ];
  return ok({ deletedAt: deletedAt.toISOString(), kept });
}

function eventsKept(now: Date): KeptRecord {
  const what = 'Security log: event codes and random ids, without mobile, name or vehicle';
  return keptRecord('security-log', what, now);
}
