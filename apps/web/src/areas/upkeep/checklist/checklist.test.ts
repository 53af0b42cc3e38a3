import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { checkedNote } from './checked-note.ts';

const log = {
  ...{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', role: 'owner', total: 0 },
  entries: [],
  odometer: { last: null, kmPerYear: null, expected: null, readings: [] },
  ...{ dues: [], intervals: [], fuel: null, hasTwoFuels: false },
  spend: { months: [], types: [], unpriced: 0, perKm: null },
  asOf: '2026-11-21T04:44:00.000Z',
};
const at = (path: string, changes: Parameters<typeof fakeTransport>[0] = {}) => ({
  path,
  transport: fakeTransport({
    getLayout: answered({ data: [] }),
    editedMetas: answered({ metas: [] }),
    checkLogin: answered({ isLoggedIn: true, user: null }),
    readVehicleLog: answered(log),
    addLogEntry: answered({ entryId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b' }),
    ...changes,
  }),
  isLoggedIn: true,
});
const path = '/garage/DL8CAF5030/checklist?list=trip';
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('a checklist has its points unticked, and the others beside it', async () => {
  const { main } = await documentOf(at(path));
  expect(wordsOf(main)).toContain('Jack, wheel spanner and warning triangle');
  expect(main).not.toMatch(/type="checkbox"[^>]*checked/);
  expect(main).toContain('href="/garage/DL8CAF5030/checklist?list=monsoon"');
  const hindi = await documentOf(at('/hi/garage/DL8CAF5030/checklist?list=nothing'));
  expect(wordsOf(hindi.main)).toContain('महीने में एक बार');
});

test('a checked list becomes a line of the log with what is left to do', async () => {
  const saved = await renderFakePage({ ...at(path), form: formOf({ horn: 'yes', oil: 'yes' }) });
  expect(saved).toMatchObject({ location: '/garage/DL8CAF5030/log?done=added#lines' });
  const note = await checkedNote('en', 'two-wheeler', ['horn', 'chain']);
  expect(note.title).toBe('Two-wheeler: 2 of 9 in order');
  expect(note.note).toMatch(
    /^To do: Tyre pressure.*\nIn order: Horn, Chain tension and lubrication$/,
  );
});

test('a reading that is none, or does not agree, keeps the ticks', async () => {
  const wrong = await documentOf({ ...at(path), form: formOf({ horn: 'yes', km: 'many' }) });
  expect([wrong.status, wrong.main.includes('value="many"')]).toEqual([400, true]);
  expect(wrong.main).toMatch(/id="horn"[^>]*checked|checked[^>]*id="horn"/);
  const conflict = await documentOf({
    ...at(path, { addLogEntry: refusedWith('garage/odometer-conflict') }),
    form: formOf({ km: '10' }),
  });
  expect(wordsOf(conflict.main)).toContain('This reading does not agree with your log.');
});
