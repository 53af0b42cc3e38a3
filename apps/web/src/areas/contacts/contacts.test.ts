import { contracts } from '@pahiya/contracts/all/contracts';
import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const path = '/account/contacts';
const example = contracts.listContacts.example as {
  mobileMasked: string;
  callsThisMonth: number;
  contacts: { consentId: string }[];
};
const [contact] = example.contacts;
const cookies = { pahiya_session: 'x' };
const shown = (contacts: object[]) =>
  fakeTransport({ listContacts: answered({ ...example, contacts }) });

test.each([
  ['/account/contacts', '1 firm can contact you', 'Stop Sample Motors'],
  ['/hi/account/contacts', '1 फ़र्म आपसे संपर्क कर सकती है', 'Sample Motors को रोकें'],
])(
  '%s lists who can contact the person, every use, and a way to stop it',
  async (address, count, stop) => {
    const page = await documentOf({ path: address, transport: shown(example.contacts), cookies });
    const words = wordsOf(page.main);
    for (const text of [count, stop, 'Amit', 'Call back with a price', '98•••••210']) {
      expect(words).toContain(text);
    }
    expect(page.main).not.toMatch(/undefined|NaN|\sstyle=/);
  },
);

test('stopped firms show by when they must erase, and whether they did', async () => {
  const stopped = {
    ...contact,
    state: 'stopped',
    stoppedAt: '2026-11-20T04:44:00Z',
    erasure: { dueAt: '2026-11-27T04:44:00Z', confirmedAt: null },
  };
  const done = { ...stopped, erasure: { ...stopped.erasure, confirmedAt: '2026-11-21T04:44:00Z' } };
  const words = wordsOf(
    (await documentOf({ path, transport: shown([stopped, done]), cookies })).main,
  );
  expect(words).toContain('No firm can contact you');
  expect(words).toContain('Must be erased by 27 Nov 2026');
  expect(words).toContain('Erased, confirmed 21 Nov 2026');
});

test('stopping returns to the list, and an unlisted call is reported', async () => {
  const transport = fakeTransport({
    stopContact: answered({ isStopped: true }),
    reportCall: answered({ isReported: true }),
    listContacts: answered(example),
  });
  const stop = { intent: 'stop', consent: contact?.consentId ?? '' };
  expect(await renderFakePage({ path, transport, cookies, form: stop })).toMatchObject({
    location: `${path}?done=stopped`,
  });
  const report = { intent: 'report', caller: 'A bank', calledOn: '20/11/2026' };
  expect(await renderFakePage({ path, transport, cookies, form: report })).toMatchObject({
    location: `${path}?done=reported`,
  });
});

test('a visitor is asked to sign in and comes back', async () => {
  const transport = fakeTransport({ listContacts: refusedWith('auth/required') });
  expect(await renderFakePage({ path, transport })).toMatchObject({
    kind: 'redirect',
    location: '/sign-in?next=%2Faccount%2Fcontacts',
  });
});
