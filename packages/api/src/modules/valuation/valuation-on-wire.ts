import type { AnswerOf } from '@pahiya/contracts/contract';
import type { fetchCarPrice } from '@pahiya/contracts/sell-car/sell-car-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { PriceRange, Valuation, ValuedCar } from '@pahiya/domain/valuation/valuation';
import { type ValuationFacts, valueCar } from '@pahiya/domain/valuation/value-car';

type OnWire = AnswerOf<typeof fetchCarPrice>['valuation'];

/** What a year, an owner or these kilometres more would change. */
const moreKm = 10_000;
const changesOf = ({ km, owners, modelYear }: ValuedCar) =>
  [
    ['km', { km: km + moreKm }],
    ['owners', { owners: owners + 1 }],
    ['age', { modelYear: modelYear - 1 }],
  ] as const;

/** A valuation as it is sent, with what would change it. */
export function valuationOnWire(
  valuation: Valuation,
  facts: ValuationFacts,
  today: IstDate,
): OnWire {
  if (valuation.kind === 'none') return { ...valuation };
  const { price } = valuation.private;
  return {
    kind: 'value',
    method: valuation.method,
    grade: valuation.grade,
    private: rangeOnWire(valuation.private),
    toDealer: rangeOnWire(valuation.toDealer),
    dealerRetail: rangeOnWire(valuation.dealerRetail),
    lines: valuation.lines.map(({ id, amount }) => ({ id, amountPaise: amount })),
    conditions: valuation.conditions.map(({ price: priced, ...row }) => ({
      ...row,
      pricePaise: priced,
    })),
    changes: changesOf(facts.car).flatMap(([id, change]) => {
      const other = valueCar({ ...facts, car: { ...facts.car, ...change } }, today);
      return other.kind === 'none' || other.method !== valuation.method
        ? []
        : [{ id, amountPaise: other.private.price - price }];
    }),
    comparables: valuation.comparables.map(({ price: asked, adjusted, ...one }) => ({
      ...one,
      pricePaise: asked,
      adjustedPaise: adjusted,
    })),
    basis: { ...valuation.basis, sources: [...valuation.basis.sources] },
    on: valuation.on,
    version: valuation.version,
  };
}

function rangeOnWire({ price, low, high }: PriceRange) {
  return { pricePaise: price, lowPaise: low, highPaise: high };
}
