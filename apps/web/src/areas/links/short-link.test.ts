import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

test.each([
  ['/s/a-token', '/service-history/shared/a-token'],
  ['/hi/s/a-token', '/hi/service-history/shared/a-token'],
])('%s leads to the page of its kind, in its language', async (path, location) => {
  const transport = fakeTransport({ openShortLink: answered({ kind: 'service-report' }) });
  expect(await renderFakePage({ path, transport })).toMatchObject({ kind: 'redirect', location });
});

test.each([
  ['/s/a-token', 'no longer works'],
  ['/hi/s/a-token', 'काम नहीं करता'],
])('%s says so when the link is over', async (path, words) => {
  const transport = fakeTransport({ openShortLink: refusedWith('link/over') });
  const page = await documentOf({ path, transport });
  expect(page.status).toBe(404);
  expect(page.html).toContain('<meta name="robots" content="noindex">');
  expect(wordsOf(page.main)).toContain(words);
});
