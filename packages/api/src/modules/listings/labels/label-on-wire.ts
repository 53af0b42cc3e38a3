import type { AnswerOf } from '@pahiya/contracts/contract';
import type { usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import type { PriceLabel } from '@pahiya/domain/valuation/price-label';

type LabelOnWire = AnswerOf<typeof usedCarListing>['car']['label'];

/** Within this time after a change of its price a car has its label again. */
export const labelMinutes = 15;

/** The label of a listing; `waiting` from the moment its price changes. */
export function labelOnWire(
  { label, priceChangedAt }: { label: PriceLabel | null; priceChangedAt: Date | null },
  now: Date,
): LabelOnWire {
  if (label === null) {
    const until = (priceChangedAt ?? now).getTime() + labelMinutes * 60_000;
    return { kind: 'waiting', until: new Date(until).toISOString() };
  }
  if (label.kind === 'none') {
    const { kind, reason, found, needed, on } = label;
    return { kind, reason, found, needed, on };
  }
  return {
    ...{ kind: 'label', code: label.code, grade: label.grade, on: label.on },
    ...{ marketPaise: label.market, lowPaise: label.low, highPaise: label.high },
    comparables: label.comparables.map((one) => ({
      ...{ listing: one.id, pricePaise: one.price, adjustedPaise: one.adjusted },
      ...{ madeYear: one.modelYear, km: one.km, owners: one.owners },
      ...{ variant: one.variant, seller: one.seller },
    })),
  };
}
