import {
  deskDecideTariff,
  deskPreviewTariff,
  deskSaveTariff,
  deskTariffs,
} from '@pahiya/contracts/insurance/desk-tariff-contracts';
import { validateInsurance } from '@pahiya/contracts/insurance/insurance-contracts';
import { shippedMotorTables } from '@pahiya/domain/insurance/motor-tables';
import { ok } from '@pahiya/domain/shared/result';
import { beforeEach, expect, test } from 'vitest';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { pricingDay } from '../../new-cars/tax-rules/pricing-day.ts';

const tests = useOrderDesk();
const same = JSON.stringify(shippedMotorTables);

beforeEach(async () => {
  await emptyTables(tests.sql, ['motor_tariffs', 'operators', 'content_versions']);
  tests.api.registry.answer = async (number) => ok(found(number));
});

type Tables = {
  thirdParty: { hybridLess: number; classes: { bands: { oneYear: number }[] }[] }[];
  gst: { until: string | null }[];
};

/** The tables with third party of a small car dearer by 100 rupees a year. */
function corrected(change: (tables: Tables) => void = dearer): string {
  const tables = structuredClone(shippedMotorTables) as unknown as Tables;
  change(tables);
  return JSON.stringify(tables);
}
function dearer({ thirdParty }: Tables): void {
  for (const band of thirdParty[0]?.classes[0]?.bands ?? []) band.oneYear += 10_000;
}

async function desk(name: string) {
  const { browser } = await signInAtDesk(tests.api, name);
  return {
    preview: (text: string) => browser.call(deskPreviewTariff, { body: { text } }),
    save: (text: string, reason: string | null = null) =>
      browser.call(deskSaveTariff, { body: { text, reason } }),
    decide: (tariffId: string, decision: string) =>
      browser.call(deskDecideTariff, { params: { tariffId }, body: { decision } }),
    list: async () => (await browser.call(deskTariffs, {})).data,
  };
}
const acts = (act: string) => tests.sql<{ outcome: string; note: string | null }[]>`
  select outcome, note from operator_acts where act = ${act} order by at, id`;

/** Third party of a car by the tariff, as a person sees it. */
async function thirdParty(): Promise<number> {
  const { data } = await tests.desk.browser.call(validateInsurance, {
    body: {
      ...{ vehicleNumber: 'DL8CAF5030', cover: 'third-party', insuredValue: null, kw: null },
      ...{ cc: null, lastBonus: 0, hadClaim: false, ownerChanged: false, ownDamageUntil: null },
      ...{ noOwnerDriver: 'company', addOns: [] },
    },
  });
  return data.withBonus.taxable;
}

test('a corrected tariff is compared and nothing is saved; faults are named; each is recorded', async () => {
  const { preview } = await desk('asha');
  expect((await preview(same)).data).toEqual({ faults: [], count: 0, changes: [] });
  const more = corrected(({ thirdParty: [row] }) => {
    if (row !== undefined) row.hybridLess += 1;
  });
  expect((await preview(more)).data).toMatchObject({
    count: 1,
    changes: [{ place: expect.stringContaining('hybridLess') }],
  });
  expect((await preview('{"thirdParty":[]}')).data.faults.length).toBeGreaterThan(0);
  const ended = corrected(({ gst: [row] }) => {
    if (row !== undefined) row.until = '2020-01-01';
  });
  expect((await preview(ended)).data.faults).toEqual([expect.stringMatching(/^gst: no row/)]);
  expect((await preview('not json')).status).toBe(400);
  expect(await acts('preview-motor-tariff')).toHaveLength(5);
  expect(await tests.sql`select 1 from motor_tariffs`).toEqual([]);
});

test('saved without a reason it waits for another operator, and prices change with that one', async () => {
  const before = await thirdParty();
  const asha = await desk('asha');
  const saved = await asha.save(corrected());
  expect(saved.status).toBe(201);
  const { tariffId, state } = saved.data;
  expect(state).toBe('waiting');
  expect(await thirdParty()).toBe(before);
  expect(await asha.list()).toMatchObject({
    saved: null,
    waiting: [{ tariffId, operator: expect.stringMatching(/asha/i), isOwn: true, count: 3 }],
  });
  expect((await asha.decide(tariffId, 'confirm')).problem.code).toBe('operator/wrong-state');
  const ravi = await desk('ravi');
  expect((await ravi.list()).waiting).toMatchObject([{ isOwn: false }]);
  expect((await ravi.decide(tariffId, 'confirm')).data).toEqual({ state: 'in-force' });
  expect(await thirdParty()).toBe(before + 10_000);
  const { rules } = await pricingDay(tests.api.services);
  expect(rules.motor.thirdParty[0]?.classes[0]?.bands[0]?.oneYear).toBe(219_400);
  expect(await ravi.list()).toMatchObject({ saved: { count: 3, reason: null }, waiting: [] });
  expect((await ravi.decide(tariffId, 'confirm')).status).toBe(404);
  expect(await acts('decide-motor-tariff')).toMatchObject([
    { outcome: 'operator/wrong-state' },
    { outcome: 'done', note: 'confirm' },
    { outcome: 'operator/not-found' },
  ]);
});

test('saved with a reason it is in force at once, and the reason is on record', async () => {
  const before = await thirdParty();
  const asha = await desk('asha');
  const reason = 'Gazette of today, second operator on leave';
  expect((await asha.save(corrected(), reason)).data.state).toBe('in-force');
  expect(await thirdParty()).toBe(before + 10_000);
  expect(await asha.list()).toMatchObject({ saved: { reason, count: 3 } });
  expect(await acts('save-motor-tariff')).toEqual([{ outcome: 'done', note: reason }]);
  // What ships again is one more correction.
  expect((await asha.save(same, 'The gazette was withdrawn')).status).toBe(201);
  expect(await thirdParty()).toBe(before);
});

test('that waits can be discarded, also by the operator who saved it', async () => {
  const asha = await desk('asha');
  const { tariffId } = (await asha.save(corrected())).data;
  expect((await asha.decide(tariffId, 'discard')).data).toEqual({ state: 'discarded' });
  expect(await asha.list()).toEqual({ saved: null, waiting: [] });
});

test.each([
  ['no JSON', 'not json'],
  ['faults', '{"thirdParty":[]}'],
  ['no change', same],
])('with %s it is refused at its field, and nothing is saved', async (_, text) => {
  const { save } = await desk('asha');
  const { status, problem } = await save(text, 'Because it is wrong');
  expect(status).toBe(400);
  expect(problem).toMatchObject({ errors: [expect.objectContaining({ path: 'body.text' })] });
  expect(await tests.sql`select 1 from motor_tariffs`).toEqual([]);
});

test('with a reason of two words it is refused, and an editor may not save at all', async () => {
  const { save } = await desk('asha');
  expect((await save(corrected(), 'too short')).status).toBe(400);
  const { browser } = await signInAtDesk(tests.api, 'editor', ['editor']);
  const body = { text: corrected(), reason: null };
  expect((await browser.call(deskSaveTariff, { body })).problem.code).toBe('operator/wrong-role');
});
