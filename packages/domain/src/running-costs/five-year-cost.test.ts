import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarFuel, carFuels } from '../new-cars/car-facts.ts';
import { onRoadPrice, type PricedCar, type Registration } from '../new-cars/on-road-price.ts';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees, sumPaise } from '../shared/money.ts';
import { type CostPartId, fiveYearCost } from './five-year-cost.ts';
import { type CostInputs, costSources, usualCostInputs } from './running-costs.ts';

const today = parseIstDate('2026-11-23') as IstDate;
const swift: PricedCar = {
  exShowroom: rupees(654_900),
  fuel: 'petrol',
  engineCc: 1197,
  motorKw: null,
  lengthMm: 3860,
};
const delhi: Registration = { stateCode: 'DL', zone: 'A', owner: 'individual', withLoan: true };
const figures = { kmpl: 24.8, kmPerKg: 33, rangeKm: 489, batteryKwh: 45 };

function inputsOf(fuel: CarFuel = 'petrol'): CostInputs {
  const inputs = usualCostInputs(fuel, figures, today);
  if (inputs === null) throw new Error('no rows for the day');
  return inputs;
}

function costOf(changed: Partial<CostInputs> = {}, car = swift, where = delhi) {
  const inputs = { ...inputsOf(car.fuel), ...changed };
  return fiveYearCost({ car, where, price: onRoadPrice(car, where, today) }, inputs, today);
}

function partsOf(cost: ReturnType<typeof costOf>) {
  const of = (id: CostPartId): readonly number[] =>
    cost.parts.find((part) => part.id === id)?.byYear ?? [];
  return {
    ...{ value: of('value'), tax: of('tax'), interest: of('interest') },
    ...{ insurance: of('insurance'), fuel: of('fuel'), service: of('service'), tyres: of('tyres') },
  };
}

describe('five years of a Swift VXI in Delhi', () => {
  const parts = partsOf(costOf());

  test('loss of value by the table: 45 percent of the price', () => {
    expect(sumPaise(parts.value.map(paise))).toBe(rupees(294_705));
    expect(parts.value[0]).toBe(rupees(117_882));
  });

  test('tax and fees once, without insurance, TCS and the price', () => {
    expect(parts.tax).toEqual([rupees(45_843 + 4000 + 600 + 200 + 1500 + 500), 0, 0, 0, 0]);
  });

  test('insurance: the first year as on the road, own damage less a tenth a year, third party from the fourth', () => {
    // Own damage 8,170 and third party 10,640 before GST.
    const damage = 654_900 * 0.95 * 0.03283 * 0.4;
    const due = (years: number, thirdParty: number) =>
      rupees(Math.round((damage * 0.9 ** years + thirdParty) * 1.18));
    const got = parts.insurance.map((amount, year) => [year, amount]);
    expect(got[0]).toEqual([0, rupees(22_196)]);
    const later = [due(1, 0), due(2, 0), due(3, 3416), due(4, 3416)];
    for (const [place, amount] of later.entries()) {
      expect(Math.abs((parts.insurance[place + 1] ?? 0) - amount)).toBeLessThanOrEqual(100);
    }
  });

  test('fuel: distance by four fifths of the claim, times the price', () => {
    expect(parts.fuel[0]).toBe(rupees(Math.round((11_000 / (24.8 * 0.8)) * 94.77)));
  });

  test('interest of a loan over 80 percent of the on-road price', () => {
    const { loan } = costOf();
    expect(loan?.principal).toBe(rupees(Math.round(729_739 * 0.8)));
    const paid = (loan?.instalment ?? 0) * 60;
    const interest = sumPaise(parts.interest.map(paise));
    expect(Math.abs(paid - (loan?.principal ?? 0) - interest)).toBeLessThan(rupees(60));
  });

  test('service and tyres', () => {
    expect(parts.service).toEqual(Array(5).fill(rupees(6500)));
    expect(parts.tyres).toEqual([0, 0, 0, 0, rupees(24_000)]);
  });
});

test('other kilometres move fuel, service and value, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (kmAYear) => {
      const usual = partsOf(costOf());
      const other = partsOf(costOf({ kmAYear }));
      for (const id of ['tax', 'interest', 'insurance', 'tyres'] as const) {
        expect(other[id]).toEqual(usual[id]);
      }
      if (kmAYear < 11_000) {
        for (const id of ['value', 'fuel', 'service'] as const) {
          expect(sumPaise(other[id].map(paise))).toBeLessThan(sumPaise(usual[id].map(paise)));
        }
      }
    }),
  );
});

test('the parts make up the total, for every fuel and state that is known', () => {
  for (const fuel of carFuels) {
    const cost = costOf({}, { ...swift, fuel, motorKw: 100 });
    expect(cost.total).toBe(sumPaise(cost.parts.map(({ total }) => total ?? paise(0))));
    expect(cost.perMonth).toBe(Math.round((cost.total ?? 0) / 6000) * 100);
    expect(costSources(fuel, today).map(({ of }) => of)).toContain('fuel');
  }
});

test('nothing is invented: without a claim no fuel, without the state no tax and no loan', () => {
  const unclaimed = costOf({ mileage: 0 });
  expect(unclaimed.parts.find(({ id }) => id === 'fuel')?.byYear).toBeNull();
  expect(unclaimed).toMatchObject({ total: null, perMonth: null, monthly: null });
  const nowhere = costOf({}, swift, { ...delhi, stateCode: 'SK' });
  expect(nowhere).toMatchObject({ total: null, loan: null, monthly: null });
  expect(nowhere.parts.find(({ id }) => id === 'interest')?.total).toBeNull();
});

test('paid at once there is no interest, and a month costs fuel and insurance', () => {
  const cost = costOf({ loanShare: 0 });
  expect(cost.loan).toBeNull();
  expect(cost.parts.find(({ id }) => id === 'interest')?.total).toBe(0);
  const { fuel, insurance } = partsOf(cost);
  const spread = sumPaise(insurance.map(paise)) / 60;
  expect(cost.monthly).toBe(Math.round(((fuel[0] ?? 0) / 12 + spread) / 100) * 100);
});

test('an electric car goes by its range and battery, CNG by the kilogram', () => {
  expect(inputsOf('electric').mileage).toBe(Math.round((489 / 45) * 100));
  expect(inputsOf('cng').mileage).toBe(3300);
  expect(usualCostInputs('electric', { rangeKm: 489 }, today)?.mileage).toBe(0);
  expect(usualCostInputs('petrol', figures, parseIstDate('2020-01-01') as IstDate)).toBeNull();
});

test('what the buyer expects the car to be worth is what it is worth', () => {
  expect(costOf({ valueLeft: 40_000 }).worth).toBe(rupees(654_900 * 0.4));
  expect(costOf({ valueLeft: 100_000 }).worth).toBe(swift.exShowroom);
});
