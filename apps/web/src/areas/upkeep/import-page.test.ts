import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const batchId = '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b';
const found = (changes: object = {}) => ({
  batchId: null,
  isAmbiguous: false,
  asks: [],
  counts: { fuel: 2, service: 1, expense: 0 },
  duplicates: 3,
  faultCount: 1,
  faults: [{ record: 7, fault: 'date' }],
  first: [
    {
      kind: 'fuel',
      category: 'cng',
      on: '2026-11-02',
      km: 25_750,
      costPaise: 123_450,
      quantity: 8_500,
    },
  ],
  ...changes,
});
const log = { vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' };
const visit = (
  changes: Parameters<typeof fakeTransport>[0],
  form?: Record<string, string | Blob>,
  path = '/garage/DL8CAF5030/log/import',
) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) data.append(name, value);
  return {
    path,
    isLoggedIn: true,
    transport: fakeTransport({
      getLayout: answered({ data: [] }),
      editedMetas: answered({ metas: [] }),
      checkLogin: answered({ isLoggedIn: true, user: null }),
      readVehicleLog: answered(log),
      ...changes,
    }),
    ...(form === undefined ? {} : { form: data }),
  };
};
const csv = new File(['Date,Odometer\n2026-11-02,1'], 'log.csv', { type: 'text/csv' });
const chosen = { intent: 'check', app: 'fuelio', fuel: 'cng', file: csv };

test.each(['', '/hi'])(
  'a dry run shows counts, what is left out, and first lines (%s)',
  async (prefix) => {
    const path = `${prefix}/garage/DL8CAF5030/log/import`;
    const page = await documentOf(visit({ importVehicleLog: answered(found()) }, chosen, path));
    expect(page.status).toBe(200);
    // The file itself, hidden to be sent again, is in whatever language it is.
    const words = wordsOf(page.main.replace(/<textarea[\s\S]*?<\/textarea>/, ''));
    for (const text of ['25,750', '₹1,234.50', '7']) expect(words).toContain(text);
    expect(page.main).toContain('2026-11-02,1</textarea>');
    if (prefix === '/hi') {
      const latin = (words.match(/[A-Za-z]{2,}/g) ?? []).filter(
        (word) => !['CSV', 'CNG', 'Kms', 'DL', 'AF'].includes(word),
      );
      expect(latin).toEqual([]);
    }
  },
);

test('keeping the lines leads to the way to take them back', async () => {
  const sent: unknown[] = [];
  const importVehicleLog = (input: unknown) => {
    sent.push((input as { body: unknown }).body);
    return answered(found({ batchId }));
  };
  const form = { intent: 'save', app: 'fuelio', fuel: 'cng', text: 'a,b', dayOrder: 'day-first' };
  expect(await renderFakePage(visit({ importVehicleLog }, form))).toMatchObject({
    kind: 'redirect',
    location: `/garage/DL8CAF5030/log/import?batch=${batchId}`,
  });
  expect(sent).toMatchObject([{ isFinal: true, text: 'a,b', dayOrder: 'day-first' }]);
  const done = await documentOf(
    visit({}, undefined, `/garage/DL8CAF5030/log/import?batch=${batchId}`),
  );
  expect(done.main).toContain('value="undo"');
});

test('ambiguous dates are asked about, with neither order chosen', async () => {
  const ambiguous = answered(
    found({ isAmbiguous: true, first: [], counts: { fuel: 0, service: 0, expense: 0 } }),
  );
  const page = await documentOf(visit({ importVehicleLog: ambiguous }, chosen));
  expect(page.main.match(/<input[^>]*name="dayOrder"[^>]*>/g)).toHaveLength(2);
  expect(page.main).not.toMatch(/name="dayOrder"[^>]*checked/);
  const save = { ...chosen, intent: 'save' };
  expect((await documentOf(visit({ importVehicleLog: ambiguous }, save))).status).toBe(400);
});

test.each([
  [{ ...chosen, app: 'excel' }],
  [{ ...chosen, file: new File([], 'empty.csv') }],
  [{ ...chosen, file: new File(['x'.repeat(2 * 1024 * 1024 + 1)], 'large.csv') }],
])('a wrong field is marked and nothing is sent (%#)', async (form) => {
  const page = await documentOf(visit({}, form));
  expect(page.status).toBe(400);
  expect(page.main).toContain('aria-invalid="true"');
});

test('a file of another kind is told as such', async () => {
  const importVehicleLog = refusedWith('request/bad-input');
  const page = await documentOf(visit({ importVehicleLog }, chosen));
  expect(page.status).toBe(400);
  expect(page.main).toContain('not from the chosen app');
});

test('fuel and units are asked where the file does not say them, with nothing chosen before', async () => {
  const open = answered(found({ asks: ['fuel', 'distance', 'volume'] }));
  const page = await documentOf(visit({ importVehicleLog: open }, { ...chosen, fuel: '' }));
  for (const question of ['fuel', 'distance', 'volume']) {
    expect(page.main).toMatch(new RegExp(`<select[^>]*id="${question}"`));
  }
  expect(page.main).not.toMatch(/<option value="[^"]+" selected/);
  const save = { ...chosen, intent: 'save', fuel: '', distance: 'mi' };
  const again = await documentOf(
    visit({ importVehicleLog: answered(found({ asks: ['fuel'] })) }, save),
  );
  expect(again.status).toBe(400);
  expect(again.main).toContain('href="#fuel"');
  expect(again.main).toContain('name="distance" value="mi"');
  const hindi = '/hi/garage/DL8CAF5030/log/import';
  const inHindi = await documentOf(visit({ importVehicleLog: open }, chosen, hindi));
  expect(wordsOf(inHindi.main)).toContain('अमेरिकी गैलन');
});
