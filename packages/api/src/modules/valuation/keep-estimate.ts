import { createHash, randomUUID } from 'node:crypto';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { valuationLimits } from '@pahiya/domain/used-car-rules/valuation-rules';
import type { Valuation, ValuedCar } from '@pahiya/domain/valuation/valuation';
import type { Services } from '../../services.ts';
import { type Estimate, insertEstimate } from './estimate-repository.ts';

const DAY_MS = 86_400_000;

/** Keeps an estimate for as many days as it is good for. The same car with the same answer on the same day is kept
 * once: asking a thousand times stores one row. */
export async function keepEstimate(
  { sql, now }: Services,
  car: ValuedCar,
  valuation: Valuation,
): Promise<Estimate> {
  const createdAt = now();
  const question = JSON.stringify([istDateOf(createdAt), car, valuation]);
  return insertEstimate(sql, {
    id: randomUUID(),
    key: createHash('sha256').update(question).digest(),
    car,
    valuation,
    version: valuation.version,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + valuationLimits.estimateDays * DAY_MS),
  });
}
