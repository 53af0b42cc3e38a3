import type { CarHand } from '@pahiya/domain/new-cars/car-hand';
import type { Queryable } from '../../../db/database.ts';
import { selectSizes } from './size-repository.ts';

/** Measurements of a model, by which it is drawn; null: not known. */
export type ModelSize = {
  readonly lengthMm: number | null;
  readonly heightMm: number | null;
  readonly wheelbaseMm: number | null;
  readonly groundClearanceMm: number | null;
  readonly hand: CarHand | null;
};

/** Sizes of models by `make/model`; models that the catalogue does not have are absent. */
export async function readModelSizes(
  sql: Queryable,
  models: readonly string[],
): Promise<ReadonlyMap<string, ModelSize>> {
  if (models.length === 0) return new Map();
  const rows = await selectSizes(sql, [...new Set(models)]);
  return new Map(rows.map(({ model, ...size }) => [model, size]));
}
