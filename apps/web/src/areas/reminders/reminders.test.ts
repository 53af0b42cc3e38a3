import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../testing/render-fake-page.ts';

const seriesId = '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11';
const dueOf = (changed: object) => ({
  ...{ seriesId, vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', item: 'puc', topic: 'puc' },
  ...{ dueOn: '2026-12-01', daysLeft: 10, state: 'open', nextOn: '2026-11-24' },
  source: { name: 'VAHAN', at: '2026-11-20T06:00:00Z' },
  ...changed,
});
const board = {
  choices: { channels: ['sms'], silent: ['tax'] },
  hasEmail: false,
  push: { publicKey: 'BNc', devices: 0 },
  due: [
    dueOf({
      item: 'third-party',
      topic: 'third-party',
      daysLeft: -2,
      dueOn: '2026-11-19',
      nextOn: null,
    }),
    dueOf({}),
    dueOf({ item: 'registration', topic: 'registration', daysLeft: 900 }),
    dueOf({
      ...{
        item: 'work:tyre',
        topic: 'work',
        daysLeft: -5,
        source: { name: 'log', at: '2026-11-02T00:00:00Z' },
      },
    }),
    dueOf({ item: 'licence:x', topic: 'licence', vehicleNumber: '', display: '' }),
    dueOf({ item: 'tax', topic: 'tax', state: 'stopped', nextOn: null }),
  ],
  sent: [
    {
      ...{ about: 'vehicle-due', items: ['puc'], channel: 'sms', state: 'unknown' },
      at: '2026-11-20T06:00:00Z',
    },
    {
      ...{ about: 'saved-search', items: [], channel: 'email', state: 'sent' },
      at: '2026-11-19T06:00:00Z',
    },
  ],
};
const visit = (path: string, answers: object = { readReminders: answered(board) }) =>
  documentOf({ path, isLoggedIn: true, transport: fakeTransport({ ...base, ...answers }) });

test('the page says what ends when and why, what was chosen, and what became of each message', async () => {
  const { main } = await visit('/reminders');
  const words = wordsOf(main);
  expect(words).toContain('Ended 2 days ago');
  expect(words).toContain('10 days left');
  expect(words).toContain('From VAHAN, 20 Nov 2026');
  expect(words).toContain('Next reminder 24 Nov 2026');
  expect(words).toContain('Reminders stopped');
  expect(words).toContain('From your log, 2 Nov 2026');
  expect(words).toContain('Overdue');
  expect(words).toContain('Your own document');
  expect(words).toContain('Not known whether it was sent');
  expect(words).toContain('New in a saved search');
  expect(words).toContain('You saved this search with alerts.');
  expect(words).toContain('You switched reminders on for this.');
  expect(words).not.toContain('nothing is sent');
  expect(words).toContain('Your account has no e-mail address');
  expect(main).toMatch(/id="sms"[^>]*checked/);
  expect(main).not.toMatch(/id="email"[^>]*checked/);
  expect(main).not.toMatch(/id="tax"[^>]*checked/);
  expect(main).toContain('aria-label="Done: PUC, DL 8C AF 5030"');
  // Far ahead there is nothing to be done with yet.
  expect(main).not.toContain('aria-label="Done: Registration, DL 8C AF 5030"');
  expect(main).toMatch(/<input disabled=""[^>]*id="email"/);
});

test('notifications can be ticked once a device has them, and are switched off everywhere with one form', async () => {
  const { main } = await visit('/reminders');
  expect(main).toMatch(/<input disabled=""[^>]*id="push"/);
  const withDevice = { ...board, push: { publicKey: 'BNc', devices: 2 } };
  const two = await visit('/hi/reminders', { readReminders: answered(withDevice) });
  expect(two.main).not.toMatch(/<input disabled=""[^>]*id="push"/);
  expect(two.main).toContain('name="push" value="off"');
  expect(wordsOf(two.main)).toContain('2 डिवाइस पर चालू।');
});

test('no channel is ticked before the person chose one', async () => {
  const none = { ...board, choices: null, due: [], sent: [] };
  const { main } = await visit('/reminders', { readReminders: answered(none) });
  expect(main).not.toMatch(/id="(sms|email|push)"[^>]*checked/);
  expect(wordsOf(main)).toContain('No dates yet');
  expect(wordsOf(main)).toContain('No channel is ticked, so nothing is sent.');
});

test('the link of a message opens a page that answers it with one press, without sign-in', async () => {
  const { main } = await documentOf({
    path: '/hi/reminders?key=abc.def',
    transport: fakeTransport(base),
  });
  expect(main).toContain('name="key" value="abc.def"');
  for (const act of ['done', 'snooze', 'stop']) expect(main).toContain(`value="${act}"`);
  expect(wordsOf(main)).toContain('इस वाहन के रिमाइंडर बंद करें');
});

test('a failure is shown as one, and a visitor is asked to sign in', async () => {
  const refused = refusedWith('request/too-many');
  const { main } = await visit('/reminders', { readReminders: refused });
  expect(wordsOf(main)).toContain('Reminders could not be loaded');
  const visitor = await documentOf({ path: '/reminders', transport: fakeTransport(base) });
  expect(wordsOf(visitor.main)).toContain('Sign in to be reminded');
  expect(visitor.main).toContain('href="/sign-in?next=%2Freminders"');
});
