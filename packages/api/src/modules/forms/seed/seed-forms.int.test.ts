import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeOperator } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { findLiveForm } from '../definition/find-form.ts';
import { saveForm } from '../editing/save-form.ts';
import { contactForm } from './contact-form.ts';
import { seedForms } from './seed-forms.ts';

const now = new Date('2026-11-21T04:44:00Z');
const formId = fixedForms.contact;
let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});
beforeEach(async () => {
  await emptyTables(database.sql, ['documents', 'operators']);
  await seedForms(database.sql, now);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const saves = () => database.sql<{ revision: number; madeBy: string | null }[]>`
  select r.number as revision, r.saved_by as "madeBy"
  from documents d join document_revisions r on r.document_id = d.id
  where d.name = ${formId} order by r.number`;

test('the contact form shows the next step after it was sent', async () => {
  const live = await findLiveForm(database.sql, formId);
  expect(live?.definition.success.link?.path).toBe('/');
});

test('a newer version replaces an unedited form, once', async () => {
  await database.sql`update documents set seed_checksum = 'of an older program' where name = ${formId}`;
  await Promise.all([seedForms(database.sql, now), seedForms(database.sql, now)]);
  expect((await saves()).map(({ revision }) => revision)).toEqual([1, 2]);
});

test('an editor who saves while a newer version starts keeps the form', async () => {
  const { operatorId } = await makeOperator(api, 'edda', ['editor']);
  await database.sql`update documents set seed_checksum = 'of an older program' where name = ${formId}`;
  const started = Promise.withResolvers<void>();
  const saving = database.sql.begin(async (tx) => {
    await tx`select 1 from documents where name = ${formId} for no key update`;
    started.resolve();
    await untilSomebodyWaits();
    return saveForm(tx, {
      formId,
      definition: contactForm,
      expectedRevision: 1,
      note: '',
      madeBy: operatorId,
      now,
    });
  });
  await started.promise;
  const seeding = seedForms(database.sql, now);
  expect((await saving).ok).toBe(true);
  await seeding;
  expect(await saves()).toMatchObject([
    { revision: 1, madeBy: null },
    { revision: 2, madeBy: operatorId },
  ]);
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const [row] = await database.sql<{ waiting: number }[]>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if ((row?.waiting ?? 0) > 0) return;
  }
}
