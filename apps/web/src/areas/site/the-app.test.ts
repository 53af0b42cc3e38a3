import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

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

test('a signed-in person gets the link by SMS in their language, with one press', async () => {
  const asked: unknown[] = [];
  const sendLinkSms = (input: unknown) => {
    asked.push(input);
    return answered({ mobileMasked: '98•••••210' });
  };
  const sent = await renderFakePage({ ...at('/hi/app', { sendLinkSms }), form: new FormData() });
  expect(sent).toMatchObject({ location: '/hi/app?done=sent' });
  expect(asked).toMatchObject([{ body: { path: '/app', language: 'hi' } }]);
  const { main } = await documentOf(at('/app?done=sent'));
  expect(wordsOf(main)).toContain('Link sent to the mobile number of your account.');
});

test('a message that is not sent is said, with a way on', async () => {
  const wrong = at('/app', { sendLinkSms: refusedWith('request/too-many', 40) });
  const { main, status } = await documentOf({ ...wrong, form: new FormData() });
  expect(status).toBe(429);
  expect(wordsOf(main)).not.toContain('Link sent');
  expect(main).toContain('Text me the link');
});

test('a visitor signs in first, here or when the session has ended', async () => {
  const { main } = await documentOf({ ...at('/app'), isLoggedIn: false });
  expect(main).toContain('href="/sign-in?next=%2Fapp"');
  expect(main).not.toContain('Text me the link');
  const ended = at('/app', { sendLinkSms: refusedWith('auth/required') });
  expect(await renderFakePage({ ...ended, form: new FormData() })).toMatchObject({
    location: '/sign-in?next=%2Fapp',
  });
});

test('each benefit of the app leads to the page that already does it', async () => {
  const { main } = await documentOf(at('/app'));
  for (const page of ['/garage/all-alerts', '/reminders', '/garage']) {
    expect(main).toContain(`href="${page}"`);
  }
});
