import { addressRange, addressUnit } from '../../http/address.ts';
import type { Answering } from '../../http/exchange.ts';
import type { Refusal } from '../../http/refusal.ts';
import { tellLimit } from '../../http/serve.ts';
import { tooMany } from '../../http/too-many.ts';
import { type LimitRule, takeAll } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';

const hour = 3600;
const day = 24 * hour;

/** Limits on sending OTPs. Addresses get more than devices: mobile networks put many people behind one. The range
 * bounds those who own many addresses, as messages cost money. */
const sending = {
  device: [rule('otp-device-hour', 12, hour), rule('otp-device-day', 30, day)],
  address: [rule('otp-address-hour', 40, hour), rule('otp-address-day', 200, day)],
  range: [rule('otp-range-hour', 200, hour)],
} as const;

/** Per mobile; checked last, so other people's refused attempts do not use it up. */
const sendingToMobile = [rule('otp-mobile-hour', 5, hour), rule('otp-mobile-day', 10, day)];

/** Sign-in attempts. The five attempts of each challenge are counted with it; these bound guessing at many. */
const guessing = {
  device: [rule('sign-in-device', 40, hour)],
  address: [rule('sign-in-address', 300, hour)],
} as const;

type Source = { readonly deviceId: string; readonly address: string; readonly reply: Answering };

/** Counts an OTP request against its device and address. */
export function limitSending(services: Services, source: Source): Promise<Refusal | null> {
  const { deviceId, address } = source;
  return refusalOf(services, source.reply, [
    ...sending.device.map((rule) => ({ rule, key: deviceId })),
    ...sending.address.map((rule) => ({ rule, key: addressUnit(address) })),
    ...sending.range.map((rule) => ({ rule, key: addressRange(address) })),
  ]);
}

/** Counts a message against its recipient, by the mobile's keyed hash. The remaining number is not returned: it would
 * reveal to a stranger that the owner has just signed in somewhere. */
export async function limitMobile(
  { limiter }: Services,
  mobileHash: Buffer<ArrayBufferLike>,
  reply: Answering,
): Promise<Refusal | null> {
  const key = mobileHash.toString('hex');
  const state = await takeAll(
    limiter,
    sendingToMobile.map((rule) => ({ rule, key })),
  );
  if (!state?.isExceeded) return null;
  tellLimit(reply, state);
  return tooMany(state);
}

/** Resets the counters of a mobile when its account is deleted. */
export async function forgetMobileLimits(
  services: Services,
  mobileHash: Buffer<ArrayBufferLike>,
): Promise<void> {
  const key = mobileHash.toString('hex');
  for (const rule of sendingToMobile) await services.limiter.reset(rule, key);
}

/** Counts a sign-in attempt against its device and address. */
export function limitGuessing(services: Services, source: Source): Promise<Refusal | null> {
  const { deviceId, address } = source;
  return refusalOf(services, source.reply, [
    ...guessing.device.map((rule) => ({ rule, key: deviceId })),
    ...guessing.address.map((rule) => ({ rule, key: addressUnit(address) })),
  ]);
}

async function refusalOf(
  { limiter }: Services,
  reply: Answering,
  takes: readonly { rule: LimitRule; key: string }[],
): Promise<Refusal | null> {
  const state = await takeAll(limiter, takes);
  if (state === null) return null;
  tellLimit(reply, state);
  return state.isExceeded ? tooMany(state) : null;
}

function rule(name: string, points: number, perSeconds: number): LimitRule {
  return { name, points, perSeconds };
}
