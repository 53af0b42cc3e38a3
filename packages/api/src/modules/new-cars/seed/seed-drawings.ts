import { type CarHand, drawnForms } from '@pahiya/domain/new-cars/car-hand';
import type { Database } from '../../../db/database.ts';
import { insertHand } from '../editing/drawing-repository.ts';
import shipped from './hand-values.json' with { type: 'json' };

/** Values by hand for the drawings of the models that ship. A drawing that an editor has set is left alone. */
export async function seedDrawings(sql: Database, now: Date): Promise<void> {
  for (const { model, form, heightMm, lines } of shipped) {
    const hand: CarHand = {
      form: drawnForms.find((one) => one === form) ?? null,
      ...{ heightMm, lines },
    };
    await insertHand(sql, model, { hand, now });
  }
}
