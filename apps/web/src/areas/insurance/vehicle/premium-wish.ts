import { ownerDriverExceptions } from '@pahiya/domain/insurance/owner-driver';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import {
  type ExtraField,
  type ExtrasOffer,
  type ExtrasTyped,
  extrasBody,
  readExtras,
} from '../extras/extras-wish.ts';
import { readRupees } from '../typed/read-typed.ts';

export const covers = ['bundle', 'package', 'own-damage', 'third-party'] as const;
export type WishedCover = (typeof covers)[number];
export const addOnCodes = [
  'zero-depreciation',
  'return-to-invoice',
  'engine-protect',
  'consumables',
] as const;

/** Fields of the form that can be wrong. */
export type OwnField =
  | 'value'
  | 'bonus'
  | 'claim'
  | 'until'
  | 'certificate'
  | 'kw'
  | 'cc'
  | 'owner';
export type PremiumField = OwnField | ExtraField;
type Typed = Readonly<Record<OwnField, string>>;

/** What the address of the page asks for. Add-ons are unticked unless they stand in it, and whether there was a claim is
 * said by nobody but the person: a bonus is no default. */
export type PremiumWish = {
  readonly cover: WishedCover;
  readonly typed: Typed;
  readonly extras: ExtrasTyped;
  readonly ownerChanged: boolean;
  readonly addOns: readonly (typeof addOnCodes)[number][];
  /** The form was sent. */
  readonly isAsked: boolean;
};

/** Reads the form from an address; an unknown cover is that of third party. */
export function readPremiumWish(query: URLSearchParams): PremiumWish {
  const text = (name: string) => (query.get(name) ?? '').slice(0, 40);
  const chosen = query.getAll('addOn');
  return {
    cover: covers.find((one) => one === query.get('cover')) ?? 'third-party',
    typed: {
      value: text('value'),
      bonus: text('bonus'),
      claim: text('claim'),
      until: text('until'),
      certificate: text('certificate'),
      kw: text('kw'),
      cc: text('cc'),
      owner: text('owner'),
    },
    extras: readExtras({ get: text }),
    ownerChanged: query.get('bought') === 'yes',
    addOns: addOnCodes.filter((one) => chosen.includes(one)),
    isAsked: query.has('asked'),
  };
}

/** Which fields the form has for a vehicle. */
export type PremiumForm = {
  readonly needs: 'kw' | 'cc' | null;
  readonly bonusSteps: readonly number[];
  /** The register has no day of own damage. */
  readonly asksUntil: boolean;
  readonly choices: ExtrasOffer['choices'];
  readonly today: IstDate;
  /** Insurers have a value of their own. */
  readonly mayLackValue?: boolean;
};

/** Body of the call that prices a wish; the faults of fields where one is wrong or missing. */
export function premiumBody(
  { cover, typed, ownerChanged, addOns, ...wish }: PremiumWish,
  { needs, bonusSteps, asksUntil, choices, today, mayLackValue = false }: PremiumForm,
) {
  const hasDamage = cover !== 'third-party';
  const hadCover = hasDamage && cover !== 'bundle';
  const value = readRupees(typed.value);
  const bonus = typed.bonus === '' ? 0 : Number(typed.bonus);
  const until = typed.until.trim() === '' ? null : readDay(typed.until);
  const kw = readNumber(typed.kw, 0.1, 1_000);
  const cc = readNumber(typed.cc, 20, 10_000);
  const isNew = cover === 'bundle';
  const certificate = isNew && bonus > 0 ? readDay(typed.certificate) : null;
  const owner = ownerDriverExceptions.find((one) => one === typed.owner) ?? null;
  const isOpen = mayLackValue && typed.value.trim() === '';
  const isValue = isOpen || (value !== null && value >= 500_000 && value <= 10_000_000_000);
  const isUntil = typed.until.trim() === '' || until !== null;
  const more = extrasBody(wish.extras, { cover, isElectric: needs === 'kw', choices });
  const faults: PremiumField[] = [
    ...(hasDamage && !isValue ? (['value'] as const) : []),
    ...(hasDamage && !bonusSteps.includes(bonus) ? (['bonus'] as const) : []),
    ...(hadCover && typed.claim !== 'yes' && typed.claim !== 'no' ? (['claim'] as const) : []),
    ...(isNew && bonus > 0 && (certificate === null || certificate > today)
      ? (['certificate'] as const)
      : []),
    ...(hadCover && asksUntil && !isUntil ? (['until'] as const) : []),
    ...(needs === 'kw' && kw === null ? (['kw'] as const) : []),
    ...(needs === 'cc' && (cc === null || !Number.isInteger(cc)) ? (['cc'] as const) : []),
    ...more.faults,
  ];
  const body = {
    cover,
    insuredValue: hasDamage ? value : null,
    kw: needs === 'kw' ? kw : null,
    cc: needs === 'cc' ? cc : null,
    lastBonus: hadCover || certificate !== null ? bonus : 0,
    certificateOn: certificate,
    hadClaim: hadCover && typed.claim === 'yes',
    ownerChanged: hadCover && ownerChanged,
    ownDamageUntil: hadCover && asksUntil ? until : null,
    noOwnerDriver: owner,
    addOns: hasDamage ? [...addOns] : [],
    extras: more.extras,
  };
  return { body, faults };
}

function readNumber(text: string, least: number, most: number): number | null {
  const plain = text.trim();
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(plain)) return null;
  const value = Number(plain);
  return value >= least && value <= most ? value : null;
}

function readDay(text: string): IstDate | null {
  return parseDdMmYyyy(text.trim()) ?? parseIstDate(text.trim());
}
