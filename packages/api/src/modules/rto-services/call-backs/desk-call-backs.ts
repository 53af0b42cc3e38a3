import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskCallBacks } from '@pahiya/contracts/rto-services/call-back-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed } from '../../../http/sealed-bytes.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { mobileSeal, nameSeal } from './ask-call-back.ts';
import { countWaiting, findWaiting, isCallBack, updateClosed } from './call-back-repository.ts';

const shown = 50;

/** Open callback requests, earliest first. */
export async function readCallBacks(
  sql: Queryable,
  secret: Uint8Array,
): Promise<AnswerOf<typeof deskCallBacks>> {
  const [rows, waiting] = await Promise.all([findWaiting(sql, shown), countWaiting(sql)]);
  return {
    callBacks: rows.map(({ hash, ...row }) => ({
      ...row,
      name: openText(secret, nameSeal, hash, row.name),
      mobile: openText(secret, mobileSeal, hash, row.mobile),
      askedAt: row.askedAt.toISOString(),
      consentedAt: row.consentedAt.toISOString(),
    })),
    waiting,
  };
}

/** Outcome of a call. */
export type CallOutcome = 'called' | 'not-reached' | 'not-wanted';

/** Closes a request and deletes name and mobile. Refuses `operator/not-found` and `operator/wrong-state`. */
export async function closeCallBack(
  tx: Transaction,
  {
    callBackId,
    outcome,
    operatorId,
    now,
  }: {
    readonly callBackId: string;
    readonly outcome: CallOutcome;
    readonly operatorId: string;
    readonly now: Date;
  },
): Promise<Result<{ readonly isClosed: true }, Refusal>> {
  const isClosed = await updateClosed(tx, callBackId, { outcome, operatorId, at: now });
  if (isClosed) return ok({ isClosed: true });
  return err((await isCallBack(tx, callBackId)) ? wrongState : notAtDesk);
}

function openText(
  secret: Uint8Array,
  purpose: string,
  hash: Buffer,
  sealed: Uint8Array,
): string | null {
  const name = hash.toString('hex');
  return openSealed(secret, { purpose, name }, sealed)?.toString() ?? null;
}
