import type { Queryable } from '../../../db/database.ts';
import type { ModelSize } from './model-sizes.ts';
import { handColumn } from './picture-repository.ts';

/** Least size of each model's variants, by `make/model`. */
export async function selectSizes(
  sql: Queryable,
  models: readonly string[],
): Promise<readonly (ModelSize & { readonly model: string })[]> {
  return sql<(ModelSize & { model: string })[]>`
    select m.slug || '/' || o.slug as model,
      min((v.specification->'lengthMm'->>'value')::float8) as "lengthMm",
      min((v.specification->'heightMm'->>'value')::float8) as "heightMm",
      min((v.specification->'wheelbaseMm'->>'value')::float8) as "wheelbaseMm",
      min((v.specification->'groundClearanceMm'->>'value')::float8) as "groundClearanceMm",
      ${handColumn(sql)} as hand
    from car_makes m join car_models o on o.make_id = m.id join car_variants v on v.model_id = o.id
      left join car_hand_values h on h.model_id = o.id
    where m.slug || '/' || o.slug = any(${[...models]})
    group by m.slug, o.slug, h.model_id`;
}
