import type { Confidence } from '../places/rto-offices.ts';
import { findState } from '../places/states.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import { type IstDate, isBefore } from '../shared/ist-date.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  type SlabLimit,
  type StateRoadTax,
  stateRoadTax,
  type TaxFuel,
  type TaxOwner,
  type TaxSlab,
} from './road-tax.ts';

/** A private car, with the facts that decide its tax. `price`: ex-showroom. `engineCc`: required in states that tax
 * by engine. */
export type TaxedCar = {
  readonly price: Paise;
  readonly fuel: TaxFuel;
  readonly owner: TaxOwner;
  readonly engineCc: number | null;
};

/** A line of the estimate with its rule. `name` is null for the tax itself. */
export type RoadTaxLine = {
  readonly id: string;
  readonly name: Bilingual | null;
  readonly amount: Paise;
  /** Thousandths of a percent: of the price for the tax, of the tax for a surcharge. Null for a fixed amount. */
  readonly rate: number | null;
  readonly slab: SlabLimit | null;
  /** The slab's minimum or the state's maximum, if it replaced the rate. */
  readonly limit: 'minimum' | 'maximum' | null;
  readonly confidence: Confidence;
};

/** `unknown`: no rates for this state, or none for this fuel on this date. */
export type RoadTaxEstimate =
  | { readonly kind: 'unknown'; readonly what: 'state' | 'fuel'; readonly tax: StateRoadTax | null }
  | {
      readonly kind: 'known';
      readonly tax: StateRoadTax;
      readonly lines: readonly RoadTaxLine[];
      readonly total: Paise;
    };

/** `bad-price`: below 10,000 rupees or above 10 crore. `engine-needed`: this state taxes by engine capacity. */
export type RoadTaxRefusal =
  | 'road-tax/unknown-state'
  | 'road-tax/bad-price'
  | 'road-tax/engine-needed';

/** Where the rates of a state come from; null: not known. */
export type RoadTaxOf = (stateCode: string) => StateRoadTax | null;

const leastPrice = paise(1_000_000);
const mostPrice = paise(10_000_000_000);

/** Lifetime road tax of a new private car in a state, line by line, each line in whole rupees, half up.
 * `taxOf`: the rates, by default those that ship with the program. Source: the state's row. Rule id: ROAD-TAX. */
export function estimateRoadTax(
  stateCode: string,
  car: TaxedCar,
  today: IstDate,
  taxOf: RoadTaxOf = stateRoadTax,
): Result<RoadTaxEstimate, RoadTaxRefusal> {
  if (findState(stateCode) === null) return err('road-tax/unknown-state');
  if (car.price < leastPrice || car.price > mostPrice) return err('road-tax/bad-price');
  const tax = taxOf(stateCode);
  if (tax === null) return ok({ kind: 'unknown', what: 'state', tax });
  const rule = ruleFor(tax, car, today);
  if (rule === null) return ok({ kind: 'unknown', what: 'fuel', tax });
  const charges = tax.fixed.filter(({ notFor }) => !notFor?.includes(car.fuel));
  const isByEngine = [...rule.slabs, ...charges.flatMap(({ steps }) => steps)].some(
    ({ upToCc }) => upToCc !== undefined,
  );
  const needsEngine = isByEngine && car.engineCc === null && car.fuel !== 'electric';
  if (needsEngine) return err('road-tax/engine-needed');
  const line = taxLine(rule, car, tax.capPaise);
  const lines = [line, ...surchargeLine(tax, line.amount), ...fixedLines(charges, car)];
  return ok({ kind: 'known', tax, lines, total: sumPaise(lines.map(({ amount }) => amount)) });
}

type Rule = { readonly slabs: readonly TaxSlab[]; readonly confidence: Confidence };

function ruleFor(tax: StateRoadTax, { fuel, owner }: TaxedCar, today: IstDate): Rule | null {
  if (fuel === 'electric') {
    return (
      tax.electric.find(
        ({ validFrom, validTo }) =>
          (validFrom === null || !isBefore(today, validFrom)) &&
          (validTo === null || !isBefore(validTo, today)),
      ) ?? null
    );
  }
  const rule = tax.rules.find(
    (one) =>
      one.fuels.includes(fuel) &&
      (one.owner === 'any' || one.owner === owner) &&
      one.option !== 'five-years',
  );
  return rule === undefined ? null : { confidence: tax.confidence, ...rule };
}

function taxLine({ slabs, confidence }: Rule, car: TaxedCar, cap: Paise | null): RoadTaxLine {
  const slab = slabOf(slabs, car);
  const byRate = share(car.price, slab.rate);
  const least = slab.minPaise ?? 0;
  const amount = Math.min(Math.max(byRate, least), cap ?? Number.POSITIVE_INFINITY);
  return {
    id: 'tax',
    name: null,
    amount: paise(amount),
    rate: slab.rate,
    slab,
    limit: amount === byRate ? null : amount === cap ? 'maximum' : 'minimum',
    confidence,
  };
}

function surchargeLine({ surcharge }: StateRoadTax, tax: Paise): RoadTaxLine[] {
  if (surcharge === null || tax === 0) return [];
  const { name, rate, confidence } = surcharge;
  const amount = share(tax, rate);
  return [{ id: 'surcharge', name, amount, rate, slab: null, limit: null, confidence }];
}

function fixedLines(charges: StateRoadTax['fixed'], car: TaxedCar): RoadTaxLine[] {
  return charges.map(({ id, name, steps, confidence }) => {
    const step = slabOf(steps, car);
    return { id, name, amount: step.paise, rate: null, slab: step, limit: null, confidence };
  });
}

function slabOf<Slab extends SlabLimit>(slabs: readonly Slab[], car: TaxedCar): Slab {
  const found = slabs.find(({ upToPaise, upToCc }) =>
    upToPaise === undefined
      ? upToCc === null || (upToCc ?? 0) >= (car.engineCc ?? 0)
      : upToPaise === null || car.price <= upToPaise,
  );
  if (found === undefined) throw new Error('road-tax.json: the last slab is not open');
  return found;
}

/** In whole rupees, half up. */
function share(amount: Paise, rate: number): Paise {
  return paise(Math.round((amount * rate) / 10_000_000) * 100);
}
