import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { askRtoCallBack } from '@pahiya/contracts/rto-services/call-back-contracts';
import { findState } from '@pahiya/domain/places/states';
import { type CallSlot, callWindow } from '@pahiya/domain/rto-services/call-back-hours';
import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { mobileHash, tenDigits } from '../../auth/mobile.ts';
import { pricingDay } from '../../new-cars/tax-rules/pricing-day.ts';
import { offerOnWire } from '../offers/offer-on-wire.ts';
import { callBackKey, readCallBackKey } from './call-back-key.ts';
import { deleteCallBack, saveCallBack } from './call-back-repository.ts';

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
  { sql, settings, now, content }: Pick<Services, 'sql' | 'settings' | 'now' | 'content'>,
  wish: CallBackWish,
  userId: string | null,
): Promise<Result<AnswerOf<typeof askRtoCallBack>, Refusal>> {
  const service = findRtoService(wish.serviceId);
  if (service === null) {
    return err({ code: 'rto/unknown-service', detail: `Unknown service "${wish.serviceId}".` });
  }
  const at = now();
  const day = await pricingDay({ sql, now, content });
  const { secret } = settings;
  const state = wish.stateCode === undefined ? null : findState(wish.stateCode);
  const mobile = tenDigits(wish.mobile);
  const window = callWindow(at, wish.slot);
  const hash = mobileHash(secret, mobile);
  const seal = (purpose: string, text: string) =>
    sealBytes(secret, { purpose, name: hash.toString('hex') }, Buffer.from(text));
  const isOwn = userId !== null && (await findUser(sql, userId))?.mobile === mobile;
  const row = await saveCallBack(
    sql,
    {
      ...window,
      id: randomUUID(),
      userId,
      serviceId: wish.serviceId,
      stateCode: state?.code ?? null,
      name: seal(nameSeal, wish.name),
      mobile: seal(mobileSeal, mobile),
      mobileHash: hash,
      language: wish.language,
      slot: wish.slot,
      consentText,
      at,
    },
    isOwn ? userId : null,
  );
  const isTheirs = row.isFirst || isOwn || (userId !== null && row.owner === userId);
  return ok({
    ...window,
    orderPath: offerOnWire(service, day)?.orderPath ?? null,
    withdrawKey: isTheirs ? callBackKey(secret, row.id) : null,
  });
}

/** Deletes a request. Idempotent. Refuses `rto/unknown-call-back` for an invalid key. */
export async function withdrawCallBack(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  key: string,
): Promise<Result<{ readonly isErased: true }, Refusal>> {
  const id = readCallBackKey(settings.secret, key);
  if (id === null)
    return err({ code: 'rto/unknown-call-back', detail: 'The cancellation key is invalid.' });
  await deleteCallBack(sql, id);
  return ok({ isErased: true });
}
