import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const documentId = '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b';
const wallet = {
  documents: [
    {
      documentId,
      vehicleNumber: 'DL8CAF5030',
      display: 'DL 8C AF 5030',
      kind: 'puc',
      title: 'Sharma PUC centre',
      validUpto: '2026-11-20',
      state: 'over',
      daysLeft: -1,
      isOwn: true,
      isPdf: false,
      bytes: 1000,
      addedAt: '2026-11-02T04:44:00.000Z',
    },
  ],
  vehicles: [{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' }],
};
const transport = (changes: Parameters<typeof fakeTransport>[0] = {}) =>
  fakeTransport({
    getLayout: answered({ data: [] }),
    editedMetas: answered({ metas: [] }),
    checkLogin: answered({ isLoggedIn: true, user: null }),
    listWallet: answered(wallet),
    ...changes,
  });
const at = (path: string, changes: Parameters<typeof fakeTransport>[0] = {}) => ({
  path,
  transport: transport(changes),
  isLoggedIn: true,
});

test('the wallet lists copies with their last day and says which documents count at a check', async () => {
  const { main, status } = await documentOf(at('/garage/documents'));
  expect(status).toBe(200);
  const words = wordsOf(main);
  for (const text of [
    'PUC certificate: Sharma PUC centre',
    'Expired yesterday',
    'Valid upto 20 Nov 2026',
    'a photo, a screenshot or a scan of it, here or anywhere else',
  ]) {
    expect(words).toContain(text);
  }
  expect(main).toContain(`href="/api/v1/web/garage/documents/${documentId}/file"`);
  expect(main).toContain('href="https://www.digilocker.gov.in/"');
});

test('in Hindi, and for a visitor', async () => {
  expect(wordsOf((await documentOf(at('/hi/garage/documents'))).main)).toContain('कल ख़त्म हुआ');
  const visitor = { path: '/garage/documents', transport: transport() };
  expect(wordsOf((await documentOf(visitor)).main)).toContain('Sign in to see your documents');
});

const send = (form: Record<string, string>, changes = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  return documentOf({ ...at('/garage/documents', changes), form: body });
};

test('a form with faults keeps what was typed', async () => {
  const { main, status } = await send({ kind: '', validUpto: '31/02/2027', title: 'Mine' });
  expect(status).toBe(400);
  const words = wordsOf(main);
  expect(words).toContain('Choose a kind of document.');
  expect(words).toContain('Choose a photo or a PDF.');
  expect(words).toContain('Enter a date such as 21/11/2027.');
  expect(main).toMatch(/id="title"[^>]*value="Mine"|value="Mine"[^>]*id="title"/);
});

test('a wrong date of a kept copy opens its form; erasing one that is gone is done', async () => {
  const wrong = await send({ intent: 'date', documentId, validUpto: 'soon' });
  expect(wrong.main).toContain('value="soon"');
  expect(wrong.main).toMatch(/<details[^>]* open/);
  const form = new FormData();
  form.set('intent', 'remove');
  form.set('documentId', documentId);
  const changes = { changeWalletDocument: refusedWith('garage/document-not-found') };
  const gone = await renderFakePage({ ...at('/garage/documents', changes), form });
  expect(gone).toMatchObject({ location: '/garage/documents?done=removed' });
});
