import type { AnswerOf } from '@pahiya/contracts/contract';
import type { usedCarHomeCards } from '@pahiya/contracts/used-cars/used-car-contracts';
import type { Result } from '@pahiya/domain/shared/result';
import { ok } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { CityIndexes } from './city-indexes.ts';
import { searchUsedCarsOf } from './search-used-cars.ts';

const cards = 6;

/** The cars of a city that were first offered last. */
export async function readHomeCards(
  sql: Queryable,
  indexes: CityIndexes,
  cityId: number,
): Promise<Result<AnswerOf<typeof usedCarHomeCards>, Refusal>> {
  const found = await searchUsedCarsOf(sql, indexes, { cityId, sort: 'newest', page: 1 });
  if (!found.ok) return found;
  const { city, total, cars } = found.value;
  return ok({ city, total, cars: cars.slice(0, cards) });
}
