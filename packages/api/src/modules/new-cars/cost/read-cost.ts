import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carCost } from '@pahiya/contracts/new-cars/car-cost-contracts';
import { onRoadPrice, type Registration } from '@pahiya/domain/new-cars/on-road-price';
import type { City } from '@pahiya/domain/places/cities';
import type { TaxOwner } from '@pahiya/domain/rto-services/road-tax';
import { type FiveYearCost, fiveYearCost } from '@pahiya/domain/running-costs/five-year-cost';
import {
  type CostInputs,
  costInputKeys,
  costSources,
  energyOf,
  usualCostInputs,
} from '@pahiya/domain/running-costs/running-costs';
import type { Paise } from '@pahiya/domain/shared/money';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { VariantKey, VariantRow } from '../reading/catalogue-repository.ts';
import { findCarInCity, pricedCarOf } from '../reading/priced-car.ts';
import { figuresOnWire } from '../reading/to-wire.ts';
import type { PricingDay } from '../tax-rules/pricing-day.ts';

type Answer = AnswerOf<typeof carCost>;
type Given = { readonly [Key in keyof CostInputs]?: number | undefined };
type Wish = Required<VariantKey> & {
  readonly cityId: number;
  readonly owner: TaxOwner;
  readonly inputs: Given;
};

/** What a variant costs in five years in a city. */
export async function readCost(
  sql: Queryable,
  wish: Wish,
  day: PricingDay,
): Promise<Result<Answer, Refusal>> {
  const found = await findCarInCity(sql, wish, wish.cityId);
  if (!found.ok) return found;
  const { row, city, shown } = found.value;
  const where = { city, owner: wish.owner };
  return ok({
    ...shown,
    energy: energyOf(row.fuel),
    cost: costOnWire(row, where, wish.inputs, day),
  });
}

type Where = { readonly city: City; readonly owner: TaxOwner };

function costOnWire(row: VariantRow, where: Where, given: Given, day: PricingDay): Answer['cost'] {
  const usual = usualCostInputs(row.fuel, figuresOnWire(row), day.today);
  if (usual === null) return null;
  const inputs = withGiven(usual, given);
  const computed = costOf(row, where, inputs, day);
  if (computed === null) return null;
  const { cost, onRoad, exShowroom } = computed;
  return {
    ...{ inputs, usual },
    exShowroomPaise: exShowroom,
    onRoadPaise: onRoad,
    parts: cost.parts.map(({ id, byYear, total }) => ({
      id,
      byYear: byYear === null ? null : [...byYear],
      totalPaise: total,
    })),
    totalPaise: cost.total,
    perMonthPaise: cost.perMonth,
    worthPaise: cost.worth,
    loan:
      cost.loan === null
        ? null
        : { principalPaise: cost.loan.principal, instalmentPaise: cost.loan.instalment },
    monthlyPaise: cost.monthly,
    sources: costSources(row.fuel, day.today).map(({ of, from, sources }) => ({
      ...{ of, from },
      sources: [...sources],
    })),
  };
}

/** What was given in place of the usual. */
function withGiven(usual: CostInputs, given: Given): CostInputs {
  const entries = costInputKeys.map((key) => [key, given[key] ?? usual[key]] as const);
  return { ...usual, ...Object.fromEntries(entries) };
}

function costOf(
  row: VariantRow,
  { city, owner }: Where,
  inputs: CostInputs,
  { today, rules }: PricingDay,
): {
  readonly cost: FiveYearCost;
  readonly onRoad: number | null;
  readonly exShowroom: number;
} | null {
  const car = pricedCarOf(row, today);
  if (car === null) return null;
  const where: Registration = {
    ...{ stateCode: city.stateCode, zone: city.motorZone, owner },
    withLoan: inputs.loanShare > 0,
  };
  const price = onRoadPrice(car, where, today, rules);
  const cost = fiveYearCost({ car, where, price, motor: rules.motor }, inputs, today);
  return { cost, onRoad: price.total, exShowroom: car.exShowroom };
}

/** EMI, and EMI with fuel and insurance of a month, at the usual values for an individual; null while one is not
 * known. */
export function usualMonthly(
  row: VariantRow,
  city: City,
  day: PricingDay,
): { readonly emi: Paise | null; readonly monthly: Paise | null } {
  const usual = usualCostInputs(row.fuel, figuresOnWire(row), day.today);
  const computed = usual === null ? null : costOf(row, { city, owner: 'individual' }, usual, day);
  return {
    emi: computed?.cost.loan?.instalment ?? null,
    monthly: computed?.cost.monthly ?? null,
  };
}
