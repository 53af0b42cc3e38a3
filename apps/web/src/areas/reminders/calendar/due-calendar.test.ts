import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../../testing/render-fake-page.ts';

const dueOf = (item: string, topic: string, dueOn: string) => ({
  ...{ item, topic, dueOn, vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' },
  ...{ seriesId: null, daysLeft: 10, state: null, nextOn: null },
  source: { name: 'VAHAN', at: '2026-11-20T06:00:00Z' },
});
const board = {
  choices: null,
  hasEmail: false,
  push: { publicKey: 'BNc', devices: 0 },
  due: [
    dueOf('puc', 'puc', '2026-12-31'),
    dueOf('work:tyre', 'work', '2026-12-31'),
    dueOf('tax', 'tax', '2027-01-01'),
  ],
  sent: [],
};
const visit = (path: string, answers: object = { readReminders: answered(board) }) =>
  documentOf({ path, isLoggedIn: true, transport: fakeTransport({ ...base, ...answers }) });

test('a month shows its days and what is due on them, with links to the months beside it', async () => {
  const { main } = await visit('/reminders/calendar?month=2026-12');
  const words = wordsOf(main);
  expect(words).toContain('December 2026');
  expect(main).toContain('href="#d-2026-12-31"');
  expect(main).toContain('aria-label="31: 2 dates"');
  expect(main).toContain('href="/reminders/calendar?month=2027-01"');
  for (const text of ['PUC', 'Tyres']) expect(words).toContain(text);
  expect(words).not.toContain('Road tax');
});

test('an empty month says so, in Hindi too; a visitor and a failure are told apart', async () => {
  const empty = await visit('/hi/reminders/calendar?month=2027-03');
  expect(wordsOf(empty.main)).toContain('मार्च 2027');
  expect(wordsOf(empty.main)).toContain('इस महीने कुछ ख़त्म नहीं');
  const refused = { readReminders: refusedWith('request/too-many') };
  expect((await visit('/reminders/calendar', refused)).status).toBe(429);
  const visitor = await documentOf({ path: '/reminders/calendar', transport: fakeTransport(base) });
  expect(wordsOf(visitor.main)).toContain('Sign in to see your dates');
});
