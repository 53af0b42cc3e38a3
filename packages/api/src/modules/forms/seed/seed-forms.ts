import { createHash } from 'node:crypto';
import { type FormDefinition, fixedForms } from '@pahiya/domain/forms/form-definition';
import type { Database, Transaction } from '../../../db/database.ts';
import { publishForm } from '../editing/publish-form.ts';
import { saveForm } from '../editing/save-form.ts';
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
  const seeds = Object.entries(seedDefinitions).map(([formId, definition]) => {
    const text = JSON.stringify(definition);
    return { formId, definition, checksum: createHash('sha256').update(text).digest('hex') };
  });
  const isWhole = (known: ReadonlyMap<string, string | null>) =>
    seeds.every(({ formId, checksum }) => isDone(known, formId, checksum));
  if (isWhole(await findSeeded(sql))) return;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('seed-forms'))`;
    const known = await findSeeded(tx);
    for (const seed of seeds) {
      if (!isDone(known, seed.formId, seed.checksum)) await seedForm(tx, seed, now);
    }
  });
}

/** Checksums of forms; null once an editor changed one. */
async function findSeeded(sql: Database | Transaction): Promise<Map<string, string | null>> {
  const rows = await sql<{ id: string; checksum: string | null }[]>`
    select id, seed_checksum as checksum from forms`;
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
}

function isDone(known: ReadonlyMap<string, string | null>, formId: string, checksum: string) {
  const stored = known.get(formId);
  return stored === null || stored === checksum;
}

async function seedForm(
  tx: Transaction,
  seed: { formId: string; definition: FormDefinition; checksum: string },
  now: Date,
): Promise<void> {
  const { formId, definition, checksum } = seed;
  // An editor saving at this moment waits, or has saved: the newest revision cannot change between here and the save.
  await tx`insert into forms (id, created_at) values (${formId}, ${now}) on conflict (id) do nothing`;
  const [form] = await tx<{ checksum: string | null }[]>`
    select seed_checksum as checksum from forms where id = ${formId} for no key update`;
  const [row] = await tx<{ latest: number; live: number | null }[]>`
    select coalesce(max(r.revision), 0) as latest,
      max(r.revision) filter (where r.state = 'published') as live
    from form_revisions r where r.form_id = ${formId}`;
  const expectedRevision = row?.latest ?? 0;
  // Revisions without a checksum are an editor's.
  if (form?.checksum == null && expectedRevision > 0) return;
  const expectedLive = row?.live ?? null;
  const note = '';
  const saved = await saveForm(tx, {
    formId,
    definition,
    expectedRevision,
    note,
    madeBy: null,
    now,
  });
  if (!saved.ok)
    throw new Error(`${formId}: ${JSON.stringify(saved.error.errors ?? saved.error.code)}`);
  const revision = saved.value;
  const published = await publishForm(tx, { formId, revision, expectedLive, now });
  if (!published.ok) throw new Error(`${formId}: ${published.error.code}`);
  await tx`update forms set seed_checksum = ${checksum} where id = ${formId}`;
}
