import type { Input } from '@pahiya/api-client/api-client';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';

export const priceFields = [
  'vehicle',
  'power',
  'size',
  'registeredOn',
  'zone',
  'cover',
  'value',
  'bonus',
  'until',
] as const;
export type PriceField = (typeof priceFields)[number];
export type PriceTyped = Readonly<Record<PriceField, string>> & { readonly claim: string };
type Body = Input<'partnerValidateInsurance'>['body'];

export const vehicles = ['car', 'two-wheeler'] as const;
export const powers = ['engine', 'motor'] as const;
export const zones = ['A', 'B'] as const;
export const covers = ['package', 'own-damage', 'third-party', 'bundle'] as const;
export const bonuses = ['0', '20000', '25000', '35000', '45000', '50000'] as const;

/** Reads the form from the address. */
export function readPriceWish(query: URLSearchParams): PriceTyped {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 20);
  return Object.fromEntries(
    [...priceFields, 'claim'].map((name) => [name, text(name)]),
  ) as PriceTyped;
}

/** The call of a filled form, or the fields that are missing or wrong. */
export function priceBody(
  typed: PriceTyped,
): { readonly body: Body } | { readonly faults: readonly PriceField[] } {
  const vehicle = vehicles.find((one) => one === typed.vehicle);
  const cover = covers.find((one) => one === typed.cover);
  const zone = zones.find((one) => one === typed.zone);
  const size = /^\d{1,5}(?:\.\d)?$/.test(typed.size) ? Number(typed.size) : null;
  const isMotor = typed.power === 'motor';
  const hasDamage = cover !== 'third-party';
  const value = readRupees(typed.value);
  const registeredOn = parseIstDate(typed.registeredOn);
  const until = typed.until === '' ? null : parseIstDate(typed.until);
  const isSize =
    size !== null && (isMotor ? size >= 0.1 && size <= 1_000 : size >= 20 && size <= 10_000);
  const isRight: Readonly<Record<PriceField, boolean>> = {
    vehicle: vehicle !== undefined,
    power: powers.some((one) => one === typed.power),
    size: isSize && (isMotor || Number.isInteger(size)),
    registeredOn: registeredOn !== null,
    zone: zone !== undefined,
    cover: cover !== undefined,
    value: !hasDamage || (value !== null && value >= 500_000 && value <= 10_000_000_000),
    bonus: !hasDamage || bonuses.some((one) => one === typed.bonus),
    until: !hasDamage || typed.until === '' || until !== null,
  };
  const faults = priceFields.filter((name) => !isRight[name]);
  const isKnown = vehicle !== undefined && cover !== undefined && zone !== undefined;
  if (faults.length > 0 || !isKnown || registeredOn === null) return { faults };
  return {
    body: {
      ...{ vehicle, cover, zone, registeredOn },
      cc: isMotor ? null : size,
      kw: isMotor ? size : null,
      insuredValue: hasDamage ? value : null,
      lastBonus: hasDamage ? Number(typed.bonus) : 0,
      hadClaim: hasDamage && typed.claim === 'yes',
      ownDamageUntil: hasDamage ? until : null,
    },
  };
}

/** Whole rupees as paise. */
function readRupees(text: string): number | null {
  const digits = text.replace(/[,\s₹]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) * 100 : null;
}
