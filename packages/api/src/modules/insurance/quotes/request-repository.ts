import { hash } from 'node:crypto';
import type { DoubledCover } from '@pahiya/domain/insurance/doubled-covers';
import type { NewVehicle } from '@pahiya/domain/insurance/new-vehicle';
import type { NoBonusReason } from '@pahiya/domain/insurance/no-claim-bonus';
import type { CoverAsk, InsurerQuote, QuotedVehicle } from '@pahiya/domain/insurance/ports';
import type { PremiumAnswers } from '@pahiya/domain/insurance/reference-premium';
import type { Queryable } from '../../../db/database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Device } from '../../../http/device.ts';

/** The account or device that asked. */
export type Asker = { readonly caller: Caller; readonly device: Device };

/** A request for quotes. */
export type QuoteRequest = {
  readonly requestId: string;
  readonly vehicle: QuotedVehicle;
  readonly ask: CoverAsk;
  readonly bonusReason: NoBonusReason | null;
  /** What the person said, to ask again with a change. */
  readonly answers: GivenAnswers;
  /** Lender by the record: an insurer gets it with a proposal. */
  readonly financier: string | null;
  readonly expiresAt: Date;
};

/** Answers that an insurer does not get as they were given. */
export type GivenAnswers = Pick<
  PremiumAnswers,
  | 'kw'
  | 'cc'
  | 'lastBonus'
  | 'hadClaim'
  | 'ownerChanged'
  | 'certificateOn'
  | 'noOwnerDriver'
  | 'extras'
> & {
  /** A vehicle that has no number yet, as described. */
  readonly newVehicle: NewVehicle | null;
  /** Covers that the vehicle already has on the first day; a request from before this was kept has none. */
  readonly doubled?: readonly DoubledCover[];
};

/** What an insurer answered. `reason`: a code of the insurer, or the kind of failure. */
export type StoredAnswer = {
  readonly insurerId: string;
  readonly state: 'quote' | 'declined' | 'failed';
  readonly reason: string | null;
  readonly quote: InsurerQuote | null;
};

/** Device ids are random, so an unkeyed hash cannot be reversed. */
function deviceHash(deviceId: string): Buffer {
  return hash('sha256', `insurance-device:${deviceId}`, 'buffer');
}

/** A request with the answers to it so far. */
export type AnsweredRequest = {
  readonly request: QuoteRequest;
  readonly answers: readonly StoredAnswer[];
};

/** Stores a request of an account, or of a device without sign-in. */
export async function insertRequest(
  sql: Queryable,
  { requestId, vehicle, ask, bonusReason, answers, financier, expiresAt }: QuoteRequest,
  { caller, device, at }: Asker & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into insurance_requests (id, vehicle_number, user_id, device_hash, vehicle, ask,
      bonus_reason, answers, financier, started_at, expires_at)
    values (${requestId}, ${vehicle.vehicleNumber},
      ${caller.kind === 'user' ? caller.userId : null}, ${deviceHash(device.id)},
      ${sql.json(vehicle)}, ${sql.json(ask)}, ${bonusReason},
      ${sql.json(answers)}, ${financier}, ${at}, ${expiresAt})`;
}

/** A request of the caller with its answers: of their account, or of their device without sign-in, which is read for such
 * a request only. Null for any other, and for one that is over. */
export async function selectAnsweredRequest(
  sql: Queryable,
  requestId: string,
  asker: Asker,
  now: Date,
): Promise<AnsweredRequest | null> {
  type Row = QuoteRequest & {
    readonly userId: string | null;
    readonly deviceHash: string;
    readonly stored: readonly StoredAnswer[];
  };
  const [row] = await sql<Row[]>`
    select id as "requestId", vehicle, ask, bonus_reason as "bonusReason",
      answers, financier, expires_at as "expiresAt", user_id as "userId",
      encode(device_hash, 'hex') as "deviceHash",
      (select coalesce(jsonb_agg(jsonb_build_object('insurerId', insurer_id, 'state', state,
          'reason', reason, 'quote', quote)), '[]')
        from insurance_answers where request_id = insurance_requests.id) as stored
    from insurance_requests where id = ${requestId} and expires_at > ${now}`;
  if (row === undefined) return null;
  const { userId, deviceHash: hashed, stored, ...request } = row;
  const isTheirs =
    userId === null
      ? hashed === deviceHash(asker.device.id).toString('hex')
      : asker.caller.kind === 'user' && asker.caller.userId === userId;
  return isTheirs ? { request, answers: stored } : null;
}

/** A request whoever made it, for a link to one of its quotes. Null for one that is over. */
export async function selectSharedRequest(
  sql: Queryable,
  requestId: string,
  now: Date,
): Promise<QuoteRequest | null> {
  const [row] = await sql<QuoteRequest[]>`
    select id as "requestId", vehicle, ask, bonus_reason as "bonusReason",
      answers, financier, expires_at as "expiresAt"
    from insurance_requests where id = ${requestId} and expires_at > ${now}`;
  return row ?? null;
}

/** Stores an answer; only a failure may be replaced. */
export async function saveAnswer(
  sql: Queryable,
  requestId: string,
  { insurerId, state, reason, quote }: StoredAnswer,
  at: Date,
): Promise<void> {
  await sql`
    insert into insurance_answers as known
      (request_id, insurer_id, state, reason, quote, answered_at)
    values (${requestId}, ${insurerId}, ${state}, ${reason},
      ${quote === null ? null : sql.json(quote)}, ${at})
    on conflict (request_id, insurer_id) do update set state = excluded.state,
      reason = excluded.reason, quote = excluded.quote, answered_at = excluded.answered_at
    where known.state = 'failed'`;
}

/** All answers to a request so far. */
export async function selectAnswers(
  sql: Queryable,
  requestId: string,
): Promise<readonly StoredAnswer[]> {
  return sql<StoredAnswer[]>`
    select insurer_id as "insurerId", state, reason, quote
    from insurance_answers where request_id = ${requestId}`;
}

/** Deletes requests that are over. */
export async function deleteOver(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from insurance_requests where expires_at < ${before}`;
}

/** Deletes the requests of an account. */
export async function deleteRequestsOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from insurance_requests where user_id = ${userId}`;
}

/** The requests of a person, for the account's export. */
export async function requestHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", answers -> 'newVehicle' as "newVehicle", ask,
      started_at as "startedAt"
    from insurance_requests where user_id = ${userId} order by started_at`;
}
