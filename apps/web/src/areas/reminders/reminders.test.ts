import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const seriesId = '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11';
const typed = { name: 'typed', at: '2026-11-19T06:00:00Z' };
const dueOf = (changed: object) => ({
  ...{ seriesId, vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', item: 'puc', topic: 'puc' },
  ...{ dueOn: '2026-12-01', daysLeft: 10, state: 'open', nextOn: '2026-11-24' },
  source: { name: 'VAHAN', at: '2026-11-20T06:00:00Z' },
  page: null,
  ...changed,
});
const board = {
  hours: { first: 10, last: 21 },
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
    dueOf({ item: 'tag:kyc', topic: 'tag', daysLeft: 20, source: { ...typed, name: 'Test bank' } }),
    dueOf({
      ...{ item: 'toll-single:x', topic: 'toll-single', seriesId: null, state: null, nextOn: null },
      ...{ daysLeft: 2, source: typed, page: '/tollsetu/e-notice/x' },
    }),
  ],
  days: [
    { topic: 'puc', before: [20, 3], after: [] },
    { topic: 'own-damage', before: [40, 1], after: [60] },
  ],
  vehicles: [{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' }],
  typed: [{ vehicleNumber: 'DL8CAF5030', kind: 'pass', beganOn: '2026-03-01', tripsLeft: 120 }],
  balances: {
    ...{ line: 20_000, lines: [10_000, 20_000] },
    tags: [
      {
        ...{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', balance: 8_500 },
        source: { name: 'Test bank', at: '2026-11-19T06:00:00Z', sandbox: true },
        nextOn: '2026-11-23',
      },
    ],
  },
  extras: [
    { message: 'toll-notice', offered: ['push', 'whatsapp'], chosen: ['whatsapp'] },
    { message: 'saved-search', offered: ['push'], chosen: [] },
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
  expect(words).toContain('Delivery not known');
  expect(words).toContain('New in a saved search');
  expect(words).toContain('You saved this search with alerts.');
  expect(words).toContain('You turned on reminders for this.');
  expect(words).not.toContain('nothing is sent');
  expect(words).toContain('Your account has no email address');
  expect(main).toMatch(/id="sms"[^>]*checked/);
  expect(main).not.toMatch(/id="email"[^>]*checked/);
  expect(main).not.toMatch(/id="tax"[^>]*checked/);
  expect(main).toContain('aria-label="Done: PUC, DL 8C AF 5030"');
  // Far ahead there is nothing to be done with yet.
  expect(main).not.toContain('aria-label="Done: Registration, DL 8C AF 5030"');
  expect(main).toMatch(/<input disabled=""[^>]*id="email"/);
});

test('days before come from the server, long times are said in years, and dates of other pages lead there', async () => {
  const { main } = await visit('/reminders');
  const words = wordsOf(main);
  expect(words).toContain('20 and 3 days before');
  expect(words).toContain('40 and 1 day before, and after it before your no-claim bonus is lost');
  expect(words).toContain('2 years 5 months left');
  expect(main).toMatch(/<option value="10" selected=""/);
  expect(words).toMatch(/FASTag KYC\s+In 20 days/);
  expect(words).toContain('Toll e-notice: single fee ends');
  expect(main).toContain('href="/tollsetu/e-notice/x"');
  expect(words).toMatch(/FASTag annual pass ?, +DL 8C AF 5030 ?: +1 Mar 2026 ?, 120 trips left/);
  const hindi = await visit('/hi/reminders');
  expect(wordsOf(hindi.main)).toContain('2 साल 5 महीने बाक़ी');
});

test('a low balance is shown with its age, and nothing is chosen before the person chose it', async () => {
  const { main } = await visit('/reminders');
  const words = wordsOf(main);
  expect(words).toMatch(/DL 8C AF 5030\s+₹85/);
  expect(words).toMatch(/2 days ago\s+·\s+From Test bank, 19 Nov 2026\s+·\s+Sandbox data/);
  expect(words).toContain('Next reminder 23 Nov 2026');
  expect(main).toMatch(/<option value="20000" selected=""/);
  expect(words).not.toContain('No alert is sent yet');
  for (const choices of [null, { ...board.choices, channels: [] }]) {
    const { main: silent } = await visit('/reminders', {
      readReminders: answered({ ...board, choices }),
    });
    const card = wordsOf(/id="balance"[\s\S]*?<\/section>/.exec(silent)?.[0] ?? '');
    expect(card).toContain('No alert is sent yet');
    expect(card).not.toContain('Next reminder');
  }
  const { main: off } = await visit('/hi/reminders', {
    readReminders: answered({ ...board, balances: { line: null, lines: [10_000], tags: [] } }),
  });
  expect(off).toMatch(/<option value="" selected=""/);
  expect(wordsOf(off)).toContain('₹100 से कम होने पर');
});

test.each([
  [{ line: '20000' }, { act: 'line', line: 20_000 }, 'saved'],
  [{ line: '' }, { act: 'line', line: null }, 'saved'],
  [
    { act: 'forget', vehicle: 'DL8CAF5030' },
    { act: 'forget', vehicleNumber: 'DL8CAF5030' },
    'typed-off',
  ],
] as const)('the form %j becomes the call %j', async (form, body, done) => {
  const asked: unknown[] = [];
  const page = await renderFakePage({
    ...{ path: '/reminders', isLoggedIn: true },
    transport: fakeTransport({
      ...base,
      chooseBalance: (input) => {
        asked.push((input as { readonly body: unknown }).body);
        return answered({ isSaved: true });
      },
    }),
    form: { intent: 'balance', ...form },
  });
  expect(asked).toEqual([body]);
  expect(page).toMatchObject({ kind: 'redirect', location: `/reminders?done=${done}` });
});

test('other messages have their ways ticked one by one; what is not offered cannot be ticked', async () => {
  const { main } = await visit('/reminders');
  expect(main).toMatch(/id="toll-notice-whatsapp"[^>]*checked/);
  expect(main).not.toMatch(/id="toll-notice-push"[^>]*checked/);
  expect(main).toMatch(/<input disabled=""[^>]*id="saved-search-whatsapp"/);
  const { main: none } = await visit('/hi/reminders', {
    readReminders: answered({
      ...board,
      extras: [{ message: 'toll-notice', offered: [], chosen: [] }],
    }),
  });
  expect(none).not.toContain('id="toll-notice-push"');
  expect(wordsOf(none)).toContain('पहले इस डिवाइस पर नोटिफ़िकेशन चालू करें।');
});

test('a day that is typed wrongly is refused at its field, with what was typed', async () => {
  const { main } = await documentOf({
    ...{ path: '/reminders', isLoggedIn: true },
    transport: fakeTransport({ ...base, readReminders: answered(board) }),
    form: { intent: 'typed', vehicle: 'DL8CAF5030', kind: 'pass', day: '31/02/2026', trips: '12' },
  });
  expect(main).toMatch(
    /aria-invalid="true"[^>]*id="typed-day"|id="typed-day"[^>]*aria-invalid="true"/,
  );
  expect(main).toContain('value="31/02/2026"');
  expect(wordsOf(main)).toContain('Enter a day up to today');
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
  expect(wordsOf(main)).toContain('इस गाड़ी के रिमाइंडर बंद करें');
});

test('a failure is shown as one, and a visitor is asked to sign in', async () => {
  const refused = refusedWith('request/too-many');
  const { main } = await visit('/reminders', { readReminders: refused });
  expect(wordsOf(main)).toContain('Reminders could not be loaded');
  const visitor = await documentOf({ path: '/reminders', transport: fakeTransport(base) });
  expect(wordsOf(visitor.main)).toContain('Sign in to be reminded');
  expect(visitor.main).toContain('href="/sign-in?next=%2Freminders"');
});
