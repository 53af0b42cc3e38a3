import { createHash } from 'node:crypto';
import { ageInMonths, completedYears, insuredValue } from '@pahiya/domain/insurance/insured-value';
import { bandOf, shippedMotorTables as tables } from '@pahiya/domain/insurance/motor-tables';
import { type GasKit, type RatedPremium, rateMotor } from '@pahiya/domain/insurance/rate-motor';
import { currentOf } from '@pahiya/domain/shared/dated';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise, rupees } from '@pahiya/domain/shared/money';
import { lastDigits } from '../challans/magic-number.ts';
import type { InventedInsurer } from './insurer-list.ts';
import type { InsurerSettings } from './insurer-settings.ts';

/** A request as an insurer got it, from either protocol. Amounts in paise. */
export type QuoteRequest = {
  readonly requestId: string;
  /** Empty for a new vehicle, which has none yet. */
  readonly vehicleNumber: string;
  readonly vehicle: 'car' | 'two-wheeler';
  readonly fuel: 'engine' | 'hybrid' | 'electric';
  /** cc or kW. */
  readonly power: number;
  /** Null for a new vehicle. */
  readonly registeredOn: IstDate | null;
  readonly zone: 'A' | 'B';
  /** Ex-showroom, of a new vehicle. */
  readonly invoicePrice: number | null;
  readonly cover: 'bundle' | 'package' | 'own-damage' | 'third-party';
  readonly value: number | null;
  /** Percent. */
  readonly bonus: number;
  readonly ownDamageUntil: IstDate | null;
  readonly hasOwnerDriver: boolean;
  readonly addOns: readonly string[];
  readonly gasKit: GasKit;
  readonly voluntaryDeductible: number;
  readonly electrical: number;
  readonly nonElectrical: number;
  readonly paidDrivers: number;
  /** Of the year; null for no limit. */
  readonly kilometres: number | null;
  readonly hasAntiTheft: boolean;
  readonly isAssociationMember: boolean;
  readonly isPropertyLimited: boolean;
  readonly startsOn: IstDate;
};

/** A quote of the sandbox, written by each protocol in its own way. */
export type InventedQuote = {
  readonly ref: string;
  readonly request: QuoteRequest;
  readonly insurer: InventedInsurer;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly premium: RatedPremium;
  readonly addOns: readonly { readonly code: string; readonly premium: number }[];
  readonly deductible: number;
  readonly voluntaryDeductible: number;
  /** The limit that it sells; null where it has none for this request. */
  readonly kilometres: number | null;
  readonly isInspected: boolean;
  readonly validUntil: string;
};

/** What the insurers were asked in this run. */
export type QuoteBook = {
  /** A quote, or the code of a refusal; `down` while the insurer is out. */
  readonly quote: (insurer: InventedInsurer, request: QuoteRequest) => InventedQuote | string;
  readonly find: (insurer: InventedInsurer, ref: string) => InventedQuote | null;
  /** For tests: what each insurer received, and nothing of what was in it. */
  readonly list: () => readonly object[];
  readonly clear: () => void;
};

const VALID_MS = 3 * 86_400_000;
/** Endings of vehicle numbers with a behaviour of their own. */
const ENDINGS = { inspected: '3005', onlyOne: '3006' } as const;

/** Books of all five insurers. */
export function createQuoteBook(settings: () => InsurerSettings, clock: () => number): QuoteBook {
  const asked = new Map<string, InventedQuote | string>();
  const firstAsked = new Map<string, number>();

  function isOut(insurer: InventedInsurer, { requestId, vehicleNumber }: QuoteRequest): boolean {
    if (lastDigits(vehicleNumber) === ENDINGS.onlyOne) return insurer.id !== 'aravalli';
    if (insurer.habit !== 'fails') return false;
    const since = firstAsked.get(requestId) ?? clock();
    firstAsked.set(requestId, since);
    return clock() - since < settings().failMs;
  }

  return {
    quote(insurer, request) {
      if (isOut(insurer, request)) return 'down';
      const key = `${insurer.id} ${request.requestId}`;
      const known = asked.get(key);
      if (known !== undefined) return known;
      const mark = createHash('sha256').update(key).digest('hex').slice(0, 12).toUpperCase();
      const made = priceOf(insurer, request, {
        ref: `${insurer.id.slice(0, 3).toUpperCase()}-${mark}`,
        validUntil: new Date(clock() + VALID_MS).toISOString(),
      });
      asked.set(key, made);
      return made;
    },
    find: (insurer, ref) =>
      [...asked.values()].find(
        (one): one is InventedQuote =>
          typeof one !== 'string' && one.insurer === insurer && one.ref === ref,
      ) ?? null,
    list: () =>
      [...asked].map(([key, one]) => ({
        insurer: key.split(' ')[0],
        request_id: key.split(' ')[1],
        outcome: typeof one === 'string' ? one : 'QUOTE',
      })),
    clear: () => {
      asked.clear();
      firstAsked.clear();
    },
  };
}

function priceOf(
  insurer: InventedInsurer,
  request: QuoteRequest,
  { ref, validUntil }: Pick<InventedQuote, 'ref' | 'validUntil'>,
): InventedQuote | string {
  const { vehicle, fuel, power, cover, startsOn } = request;
  const isNew = request.registeredOn === null;
  // A new vehicle has no cover but the bundle, and is priced by its invoice.
  if (isNew && (cover !== 'bundle' || request.invoicePrice === null)) return 'NEW_VEHICLE';
  const registeredOn = request.registeredOn ?? startsOn;
  const years = completedYears(registeredOn, startsOn);
  const hasDamage = cover !== 'third-party';
  if (hasDamage && years > insurer.oldest) return 'VEHICLE_AGE';
  const ageMonths = ageInMonths(registeredOn, startsOn);
  const middle = Math.round((usualValue(request, ageMonths) * (100_000 + insurer.lean)) / 100_000);
  const least = wholeHundreds(middle * (1 - insurer.band / 100_000));
  const most = wholeHundreds(middle * (1 + insurer.band / 100_000));
  const wanted = request.value ?? wholeHundreds(middle);
  const value = hasDamage ? Math.min(Math.max(wanted, least), most) : null;
  const offered = Object.entries(insurer.addOns).flatMap(([code, rule]) =>
    !hasDamage || years > rule.upToYears || (code === 'BAT' && fuel !== 'electric')
      ? []
      : [{ code, premium: rule.sum === undefined ? shareOf(value, rule.share) : rule.sum * 100 }],
  );
  const chosen = offered.filter(({ code }) => request.addOns.includes(code));
  const usage = hasDamage ? usageOf(insurer, request.kilometres) : null;
  const voluntaryDeductible = hasDamage ? request.voluntaryDeductible : 0;
  const premium = rateMotor(
    {
      vehicle,
      power:
        fuel === 'electric'
          ? { kind: 'motor', kw: power }
          : { kind: 'engine', cc: power, isHybrid: fuel === 'hybrid' },
      zone: request.zone,
      ageMonths,
      cover,
      insuredValue: value === null ? null : paise(value),
      discount: insurer.discount,
      usageDiscount: usage?.discount ?? 0,
      noClaimBonus: hasDamage ? request.bonus * 1_000 : 0,
      electricalAccessories: paise(request.electrical),
      otherAccessories: paise(request.nonElectrical),
      gasKit: request.gasKit,
      voluntaryDeductible: paise(voluntaryDeductible),
      hasAntiTheft: request.hasAntiTheft,
      isAssociationMember: request.isAssociationMember && insurer.hasAssociations,
      ownerDriver: request.hasOwnerDriver ? rupees(insurer.ownerDriver) : null,
      paidDrivers: request.paidDrivers,
      hasRestrictedProperty: request.isPropertyLimited,
      addOns: chosen.map((one) => ({ ...one, premium: paise(one.premium) })),
      isBonusOnAddOns: insurer.isBonusOnAddOns,
      isTotalInRupees: insurer.isTotalInRupees,
    },
    tables,
    startsOn,
  );
  if (!premium.ok) return 'NOT_RATED';
  // A bundle is the first policy: nothing of it has lapsed.
  const lapsed =
    cover !== 'bundle' &&
    (request.ownDamageUntil === null || request.ownDamageUntil < request.startsOn);
  const isAlways =
    !isNew &&
    (insurer.habit === 'inspects' || lastDigits(request.vehicleNumber) === ENDINGS.inspected);
  return {
    ref,
    request,
    insurer,
    value,
    least,
    most,
    premium: premium.value,
    addOns: offered,
    deductible: compulsoryOf(vehicle, fuel === 'electric' ? 0 : power, startsOn),
    voluntaryDeductible,
    kilometres: usage?.kilometres ?? null,
    isInspected: hasDamage && (lapsed || isAlways),
    validUntil,
  };
}

/** The compulsory deductible by engine; an electric motor has the lowest. */
function compulsoryOf(vehicle: QuoteRequest['vehicle'], cc: number, on: IstDate): number {
  const row = currentOf(tables.deductibles, on);
  return row === null ? 0 : bandOf(row.compulsory[vehicle], cc).amount;
}

/** The step of its pay as you drive that holds the kilometres; null where it has none. */
function usageOf(
  { usage }: InventedInsurer,
  kilometres: number | null,
): InventedInsurer['usage'][number] | null {
  if (kilometres === null) return null;
  return usage.find((step) => kilometres <= step.kilometres) ?? null;
}

/** The price on the invoice or an invented one, less depreciation; above five years it loses a tenth a year. */
function usualValue(
  { vehicle, fuel, power, startsOn, invoicePrice }: QuoteRequest,
  ageMonths: number,
): number {
  const inCc = fuel === 'electric' ? power * (vehicle === 'car' ? 28 : 40) : power;
  const invented =
    vehicle === 'car' ? 200_000_00 + inCc * 500_00 : 30_000_00 + Math.min(inCc, 900) * 500_00;
  const price = invoicePrice ?? invented;
  const known = insuredValue(paise(price), { ageMonths, tables, on: startsOn });
  return known ?? Math.max(price * 0.08, price * 0.45 * 0.9 ** (ageMonths / 12 - 5));
}

function wholeHundreds(amount: number): number {
  return Math.round(amount / 10_000) * 10_000;
}

function shareOf(value: number | null, share = 0): number {
  return Math.round(((value ?? 0) * share) / 100_000);
}
