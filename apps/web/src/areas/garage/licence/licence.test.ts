import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const validity = {
  ...{ upto: '2026-11-30', state: 'renew', daysLeft: 9 },
  ...{ renewFrom: '2025-11-30', noTestUpto: '2027-11-30' },
};
const licence = {
  ...{ number: 'MH1220210012345', holder: 'S*N*B*X', status: 'Active', issuedOn: '2021-06-15' },
  ...{ private: validity, transport: null, usualUpto: null },
  classes: [{ code: 'LMV', isTransport: false }],
};
const found = {
  licence,
  source: { name: 'SARATHI', isSandbox: true },
  askedAt: '2026-11-21T04:44:00.000Z',
};
const at = (path: string, changes: Parameters<typeof fakeTransport>[0] = {}) => ({
  path,
  transport: fakeTransport({
    getLayout: answered({ data: [] }),
    editedMetas: answered({ metas: [] }),
    checkLogin: answered({ isLoggedIn: true, user: null }),
    ...changes,
  }),
  isLoggedIn: true,
});
const path = '/garage/licence';
const typed = { licenceNumber: 'MH12 20210012345', bornOn: '31/01/1990', consent: 'yes' };
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const look = (changes: Parameters<typeof fakeTransport>[0], fields: object = {}, prefix = '') =>
  documentOf({ ...at(prefix + path, changes), form: formOf({ ...typed, ...fields }) });

test('number, date of birth and consent are asked, and nothing is ticked before', async () => {
  const { main } = await documentOf(at(path));
  expect(main).not.toMatch(/type="checkbox"[^>]*checked/);
  const wrong = await look({}, { licenceNumber: 'MH12AB1234', bornOn: '31/02/1990', consent: '' });
  expect(wrong.status).toBe(400);
  for (const field of ['licenceNumber', 'bornOn', 'consent']) {
    expect(wrong.main).toContain(`href="#${field}"`);
  }
  expect(wrong.main).toContain('value="MH12AB1234"');
});

test('the answer says until when, what follows, from where and when', async () => {
  const { main } = await look({ lookUpLicence: answered(found) });
  const words = wordsOf(main);
  for (const part of [
    '30 Nov 2026',
    'Can be renewed',
    '9 days left',
    'As per SARATHI, 21 Nov 2026, 10:14 am IST · Sandbox data',
  ]) {
    expect(words).toContain(part);
  }
  expect(main).toContain('/garage/documents?kind=licence&amp;upto=2026-11-30#add');
  const hindi = await look({ lookUpLicence: answered(found) }, {}, '/hi');
  expect(wordsOf(hindi.main)).toContain('9 दिन बाक़ी। ख़त्म होने से पहले रिन्यू करें।');
});

test('no licence is said as such, and differently from a register that failed', async () => {
  const none = await look({ lookUpLicence: answered({ ...found, licence: null }) });
  expect(wordsOf(none.main)).toContain('No licence found');
  const down = await look({ lookUpLicence: refusedWith('vehicle/source-unavailable', 60) });
  expect(down.status).toBe(503);
  expect(wordsOf(down.main)).not.toContain('No licence found');
});

test('without a day of the register, the usual one is named as usual', async () => {
  const noDay = { ...licence, private: null, usualUpto: '2031-06-14' };
  const { main } = await look({ lookUpLicence: answered({ ...found, licence: noDay }) });
  expect(wordsOf(main)).toContain('Not stated by SARATHI');
  expect(wordsOf(main)).toContain('Usually 14 Jun 2031');
  expect(main).not.toContain('/garage/documents?kind');
});

test('a visitor signs in first, here or when the session has ended', async () => {
  const { main } = await documentOf({ ...at(path), isLoggedIn: false });
  expect(main).toContain('href="/sign-in?next=%2Fgarage%2Flicence"');
  expect(main).not.toContain('id="bornOn"');
  const ended = at(path, { lookUpLicence: refusedWith('auth/required') });
  expect(await renderFakePage({ ...ended, form: formOf(typed) })).toMatchObject({
    location: '/sign-in?next=%2Fgarage%2Flicence',
  });
});

test('the wallet takes kind and date from the address, and nothing else', async () => {
  const wallet = { listWallet: answered({ documents: [], vehicles: [] }) };
  const { main } = await documentOf(
    at('/garage/documents?kind=licence&upto=2026-11-30&title=x', wallet),
  );
  expect(main).toMatch(/<option[^>]*value="licence"[^>]*selected/);
  expect(main).toMatch(
    /id="validUpto"[^>]*value="30\/11\/2026"|value="30\/11\/2026"[^>]*id="validUpto"/,
  );
  const wrong = await documentOf(at('/garage/documents?kind=passport&upto=zzz', wallet));
  expect(wrong.main).not.toContain('zzz');
});
