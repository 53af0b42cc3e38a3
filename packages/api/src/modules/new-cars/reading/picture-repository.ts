import type { CarHand } from '@pahiya/domain/new-cars/car-hand';
import type { Queryable } from '../../../db/database.ts';

/** A model with a photograph or values by hand. */
export type PicturedRow = {
  /** `make/model`. */
  readonly model: string;
  readonly photoId: string | null;
  readonly hand: CarHand | null;
};

/** Models with a photograph or values by hand, of some makes or (null) of all; the others are drawn by their
 * measurements alone. */
export async function selectPictured(
  sql: Queryable,
  makes: readonly string[] | null,
): Promise<readonly PicturedRow[]> {
  return sql<PicturedRow[]>`
    select m.slug || '/' || o.slug as model, o.photo_id as "photoId", ${handColumn(sql)} as hand
    from car_makes m join car_models o on o.make_id = m.id
      left join car_hand_values h on h.model_id = o.id
    where (o.photo_id is not null or h.model_id is not null)
      ${makes === null ? sql`` : sql`and m.slug = any(${[...makes]})`}`;
}

/** Values by hand of `h`, as JSON. */
export function handColumn(sql: Queryable) {
  return sql`case when h.model_id is null then null else json_build_object('form', h.form,
    'heightMm', h.height_mm, 'lines', h.lines) end`;
}
