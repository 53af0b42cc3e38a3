import type { CarHand } from '@pahiya/domain/new-cars/car-hand';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { handColumn } from '../reading/picture-repository.ts';

/** Values by hand with who set them, and when. `setBy` null: they ship with the catalogue. */
export type SetHand = {
  readonly hand: CarHand;
  readonly setBy: string | null;
  readonly setAt: Date;
};

/** Values by hand of a model; null without any. */
export async function findHand(sql: Queryable, modelId: number): Promise<SetHand | null> {
  const [row] = await sql<SetHand[]>`
    select ${handColumn(sql)} as hand, h.set_by as "setBy", h.set_at as "setAt"
    from car_hand_values h where h.model_id = ${modelId}`;
  return row ?? null;
}

type HandToSet = { readonly hand: CarHand; readonly operatorId: string; readonly now: Date };

/** Sets the values by hand of a model. */
export async function putHand(
  tx: Transaction,
  modelId: number,
  { hand: { form, heightMm, lines }, operatorId, now }: HandToSet,
): Promise<void> {
  await tx`
    insert into car_hand_values (model_id, form, height_mm, lines, set_by, set_at)
    values (${modelId}, ${form}, ${heightMm}, ${tx.json(lines)}, ${operatorId}, ${now})
    on conflict (model_id) do update set form = excluded.form, height_mm = excluded.height_mm,
      lines = excluded.lines, set_by = excluded.set_by, set_at = excluded.set_at`;
}

/** Stores values that ship, for a model of the catalogue (`make/model`) without any. */
export async function insertHand(
  sql: Queryable,
  model: string,
  { hand: { form, heightMm, lines }, now }: Omit<HandToSet, 'operatorId'>,
): Promise<void> {
  await sql`
    insert into car_hand_values (model_id, form, height_mm, lines, set_at)
    select o.id, ${form}, ${heightMm}, ${sql.json(lines)}, ${now}
    from car_makes m join car_models o on o.make_id = m.id
    where m.slug || '/' || o.slug = ${model}
    on conflict (model_id) do nothing`;
}

/** Takes back the values by hand of a model. */
export async function deleteHand(tx: Transaction, modelId: number): Promise<void> {
  await tx`delete from car_hand_values where model_id = ${modelId}`;
}
