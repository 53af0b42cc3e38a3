import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partExchangeOffer } from '@pahiya/contracts/used-cars/exchange-contracts';
import { findUsedCar } from '@pahiya/domain/valuation/car-names';
import type { Queryable } from '../../../db/database.ts';
import { findEstimate } from '../../valuation/find-estimate.ts';

type ExchangeEstimate = NonNullable<AnswerOf<typeof partExchangeOffer>['estimate']>;

/** A stored estimate of a car to be given in exchange, with its working; null: unknown, too old, or without a price. */
export async function readExchangeEstimate(
  sql: Queryable,
  estimateId: string,
  now: Date,
): Promise<ExchangeEstimate | null> {
  const found = await findEstimate(sql, estimateId, now);
  if (found === null || found.isExpired || found.valuation.kind !== 'value') return null;
  const { car, valuation, id, expiresAt } = found;
  const named = findUsedCar(car.make, car.model);
  const names = [named?.make.name ?? car.make, named?.model.name ?? car.model, car.variant];
  const { price, low, high } = valuation.toDealer;
  return {
    estimateId: id,
    car: names.filter((name) => name !== null).join(' '),
    year: car.modelYear,
    km: car.km,
    toDealer: { pricePaise: price, lowPaise: low, highPaise: high },
    privatePaise: valuation.private.price,
    lines: valuation.lines.map((line) => ({ id: line.id, amountPaise: line.amount })),
    on: valuation.on,
    expiresAt: expiresAt.toISOString(),
  };
}
