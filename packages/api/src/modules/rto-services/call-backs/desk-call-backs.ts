import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskCallBacks } from '@pahiya/contracts/rto-services/call-back-contracts';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed } from '../../../http/sealed-bytes.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { mobileSeal, nameSeal } from './ask-call-back.ts';

const shown = 50;

type Row = {
  readonly callBackId: string;
  readonly serviceId: string;
  readonly stateCode: string | null;
  readonly name: Uint8Array;
  readonly mobile: Uint8Array;
  readonly hash: Buffer;
  readonly language: Language;
  readonly day: string;
  readonly fromHour: number;
  readonly untilHour: number;
  readonly isSignedIn: boolean;
  readonly askedAt: Date;
  readonly consentedAt: Date;
};

/** Open callback requests, earliest first. */
export async function readCallBacks(
  sql: Queryable,
  secret: Uint8Array,
): Promise<AnswerOf<typeof deskCallBacks>> {
  const rows = await sql<Row[]>`
    select id as "callBackId", service_id as "serviceId", state_code as "stateCode",
      name_sealed as name, mobile_sealed as mobile, mobile_hash as hash, language, call_day::text as day,
      call_from_hour as "fromHour", call_until_hour as "untilHour",
      user_id is not null as "isSignedIn", asked_at as "askedAt", consented_at as "consentedAt"
    from rto_call_backs where state = 'waiting'
    order by call_day, call_from_hour, asked_at, id limit ${shown}`;
  const [counted] = await sql<{ waiting: number }[]>`
    select count(*)::integer as waiting from rto_call_backs where state = 'waiting'`;
  return {
    callBacks: rows.map(({ hash, ...row }) => ({
      ...row,
      name: openText(secret, nameSeal, hash, row.name),
      mobile: openText(secret, mobileSeal, hash, row.mobile),
      askedAt: row.askedAt.toISOString(),
      consentedAt: row.consentedAt.toISOString(),
    })),
    waiting: counted?.waiting ?? 0,
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
  const { count } = await tx`
    update rto_call_backs set state = ${outcome}, closed_at = ${now}, closed_by = ${operatorId},
      name_sealed = null, mobile_sealed = null, mobile_hash = null
    where id = ${callBackId} and state = 'waiting'`;
  if (count === 1) return ok({ isClosed: true });
  const [known] = await tx`select from rto_call_backs where id = ${callBackId}`;
  return err(known === undefined ? notAtDesk : wrongState);
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
