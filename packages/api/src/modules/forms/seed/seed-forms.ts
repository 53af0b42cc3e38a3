import { createHash } from 'node:crypto';
import { type FormDefinition, fixedForms } from '@pahiya/domain/forms/form-definition';
import type { Database } from '../../../db/database.ts';
import { lockSeeding, pendingSeeds, seedDocument } from '../../documents/seed-document.ts';
import { formKind } from '../definition/form-kind.ts';
import { contentOf } from '../editing/save-form.ts';
import { contactForm } from './contact-form.ts';
import { buyFastagForm, buyFastagSuccessForm } from './fastag-forms.ts';
import { feedbackForm, leadForm } from './small-forms.ts';

/** Seeded forms. */
export const seedDefinitions: Readonly<Record<string, FormDefinition>> = {
  [fixedForms.contact]: contactForm,
  [fixedForms.buyFastag]: buyFastagForm,
  [fixedForms.buyFastagSuccess]: buyFastagSuccessForm,
  [fixedForms.feedback]: feedbackForm,
  [fixedForms.lead]: leadForm,
};

/** Inserts or updates the seeded forms. Safe to run at every start and on several servers at the same time: unchanged
 * forms are skipped, and edited ones are never touched. */
export async function seedForms(sql: Database, now: Date): Promise<void> {
  const seeds = Object.entries(seedDefinitions).map(([name, definition]) => {
    const text = JSON.stringify(definition);
    return { name, definition, checksum: createHash('sha256').update(text).digest('hex') };
  });
  if ((await pendingSeeds(sql, formKind, seeds)).length === 0) return;
  await sql.begin(async (tx) => {
    await lockSeeding(tx, 'seed-forms');
    for (const seed of await pendingSeeds(tx, formKind, seeds)) {
      const content = contentOf(seed.definition);
      if (!content.ok) throw new Error(`${seed.name}: ${JSON.stringify(content.error.errors)}`);
      await seedDocument(tx, formKind, { ...seed, content: content.value }, { now });
    }
  });
}
