import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { askRtoCallBack } from '@pahiya/contracts/rto-services/call-back-contracts';
import { findState } from '@pahiya/domain/places/states';
import { type CallSlot, callWindow } from '@pahiya/domain/rto-services/call-back-hours';
import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { mobileHash, tenDigits } from '../../auth/mobile.ts';
import { callBackKey, readCallBackKey } from './call-back-key.ts';

/** Version of the consent text. A change of meaning is a new version. */
const consentText = '2026-11';
/** Encryption purpose of name and mobile; the mobile's hash is authenticated data. */
export const nameSeal = 'rto-call-back-name';
export const mobileSeal = 'rto-call-back-mobile';

/** The submitted form. */
export type CallBackWish = {
  readonly serviceId: string;
  readonly stateCode?: string | undefined;
  readonly name: string;
  readonly mobile: string;
  readonly slot: CallSlot;
  readonly language: Language;
};

/** Saves a callback request with its consent and returns the call window. A second request for the same service updates
 * the first and gets no withdrawal key, since the sender is not known to own the number; exceptions are the account
 * that made the first request and the account with that mobile. A request made by an account stays with it. Refuses
 * `rto/unknown-service`. */
export async function askCallBack(
  { sql, settings, now }: Pick<Services, 'sql' | 'settings' | 'now'>,
  wish: CallBackWish,
  userId: string | null,
): Promise<Result<AnswerOf<typeof askRtoCallBack>, Refusal>> {
  if (findRtoService(wish.serviceId) === null) {
    return err({ code: 'rto/unknown-service', detail: `Unknown service "${wish.serviceId}".` });
  }
  const at = now();
  const { secret } = settings;
  const state = wish.stateCode === undefined ? null : findState(wish.stateCode);
  const mobile = tenDigits(wish.mobile);
  const window = callWindow(at, wish.slot);
  const hash = mobileHash(secret, mobile);
  const seal = (purpose: string, text: string) =>
    sealBytes(secret, { purpose, name: hash.toString('hex') }, Buffer.from(text));
  const isOwn = userId !== null && (await hasMobile(sql, userId, mobile));
  const [row] = await sql<{ id: string; owner: string | null; isFirst: boolean }[]>`
    insert into rto_call_backs (id, user_id, service_id, state_code, name_sealed, mobile_sealed,
      mobile_hash, language, slot, call_day, call_from_hour, call_until_hour, consent_text,
      consented_at, asked_at, state)
    values (${randomUUID()}, ${userId}, ${wish.serviceId}, ${state?.code ?? null},
      ${seal(nameSeal, wish.name)}, ${seal(mobileSeal, mobile)}, ${hash}, ${wish.language},
      ${wish.slot}, ${window.day}::date, ${window.fromHour}, ${window.untilHour}, ${consentText}, ${at},
      ${at}, 'waiting')
    on conflict (mobile_hash, service_id) where state = 'waiting' do update
      set user_id = coalesce(rto_call_backs.user_id, ${isOwn ? userId : null}), state_code = excluded.state_code,
        name_sealed = excluded.name_sealed, mobile_sealed = excluded.mobile_sealed,
        language = excluded.language, slot = excluded.slot, call_day = excluded.call_day,
        call_from_hour = excluded.call_from_hour, call_until_hour = excluded.call_until_hour,
        consent_text = excluded.consent_text, consented_at = excluded.consented_at,
        asked_at = excluded.asked_at
    returning id, user_id as owner, xmax = 0 as "isFirst"`;
  if (row === undefined) throw new Error('an insert gave back no row');
  const isTheirs = row.isFirst || isOwn || (userId !== null && row.owner === userId);
  return ok({ ...window, withdrawKey: isTheirs ? callBackKey(secret, row.id) : null });
}

async function hasMobile(sql: Queryable, userId: string, mobile: string): Promise<boolean> {
  const [row] = await sql`select 1 from users where id = ${userId} and mobile = ${mobile}`;
  return row !== undefined;
}

/** Deletes a request. Idempotent. Refuses `rto/unknown-call-back` for an invalid key. */
export async function withdrawCallBack(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  key: string,
): Promise<Result<{ readonly isErased: true }, Refusal>> {
  const id = readCallBackKey(settings.secret, key);
  if (id === null)
    return err({ code: 'rto/unknown-call-back', detail: 'The cancellation key is invalid.' });
  await sql`delete from rto_call_backs where id = ${id}`;
  return ok({ isErased: true });
}
