import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const path = '/insurance-claims/mine';
const claim = {
  ...{
    claimId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
    loss: 'theft',
    vehicleNumber: 'DL8CAF5030',
  },
  ...{ lostOn: '2026-11-20', toldOn: null, amount: null, claimNumber: 'C-77', isClosed: false },
  ...{ policyNumber: 'P-9', refusedOn: null, complainedOn: null, portalOn: null },
  steps: [{ stepId: 1, on: '2026-11-21', words: 'FIR <b>filed</b>' }],
  createdAt: '2026-11-20T06:00:00.000Z',
};
const paper = (kind: string, vehicleNumber: string | null, documentId: string) => ({
  ...{ documentId, vehicleNumber, display: vehicleNumber, kind, title: null, validUpto: null },
  ...{ state: 'none', daysLeft: null, isOwn: true, isPdf: true, bytes: 10 },
  addedAt: '2026-11-20T06:00:00.000Z',
});
const wallet = {
  documents: [
    paper('insurance', 'DL8CAF5030', 'policy-copy'),
    paper('licence', null, 'licence-copy'),
    paper('invoice', null, 'other-copy'),
    paper('rc', 'MH12DE1433', 'foreign-copy'),
  ],
  vehicles: [],
};
const transport = fakeTransport({
  ...base,
  listClaims: answered({ claims: [claim] }),
  listWallet: answered(wallet),
});

test.each(['', '/hi'])('in "%s" shows a claim with its days and notes as text', async (prefix) => {
  const { main, status } = await documentOf({ path: prefix + path, transport, isLoggedIn: true });
  expect(status).toBe(200);
  expect(wordsOf(main)).toContain('C-77');
  expect(main).toContain('FIR &lt;b&gt;filed&lt;/b&gt;');
  expect(main).toContain(`${prefix}/insurance-claims?loss=theft&amp;lost=20%2F11%2F2026`);
});

test('a visitor signs in first, and comes back to what was typed at the guide', async () => {
  const listClaims = refusedWith('auth/required');
  const at = `${path}?loss=theft&lost=20%2F11%2F2026`;
  const sent = await renderFakePage({
    path: at,
    transport: fakeTransport({ ...base, listClaims }),
  });
  expect(sent).toMatchObject({ kind: 'redirect', location: expect.stringContaining('/sign-in') });
});

describe('what is wrong', () => {
  const post = (form: Record<string, string>) =>
    documentOf({ path, transport, form, isLoggedIn: true });

  test('is named, and nothing typed is lost', async () => {
    const { main, status } = await post({ intent: '', lost: '31/02/2026', number: 'C-9' });
    expect(status).toBe(400);
    expect(main).toContain('Enter the day of the loss');
    expect(main).toContain('value="31/02/2026"');
    expect(main).toContain('value="C-9"');
  });

  test('of days out of order is named', async () => {
    const days = { lost: '20/11/2026', told: '21/11/2026', refused: '20/11/2026' };
    const { main, status } = await post({ claim: claim.claimId, ...days, portal: '22/11/2026' });
    expect(status).toBe(400);
    expect(main).toContain(`href="#${claim.claimId}-refused"`);
    expect(main).toContain(`href="#${claim.claimId}-portal"`);
    expect(main).not.toContain(`href="#${claim.claimId}-complained"`);
  });

  test('of a note is named at its claim', async () => {
    const form = { intent: 'note', claim: claim.claimId, on: '21/11/2026', words: 'x' };
    const { main, status } = await post(form);
    expect(status).toBe(400);
    expect(main).toContain('Write 2 to 500 characters.');
  });
});

test.each(['', '/hi'])(
  'in "%s" a claim has the one letter of the day and the copies of its vehicle',
  async (prefix) => {
    const language = prefix === '' ? 'en' : 'hi';
    const open = async (days: object) => {
      const listClaims = answered({ claims: [{ ...claim, ...days }] });
      const given = fakeTransport({ ...base, listClaims, listWallet: answered(wallet) });
      const page = await documentOf({ path: prefix + path, transport: given, isLoggedIn: true });
      return [...page.main.matchAll(/letter\.pdf\?letter=(\w+)&amp;language=(\w+)/g)].map(
        ([, letter, one]) => [letter, one],
      );
    };
    const told = { lostOn: '2026-01-01', toldOn: '2026-01-02' };
    const complained = { refusedOn: '2026-01-05', complainedOn: '2026-01-06' };
    expect(await open({})).toEqual([['notice', language]]);
    expect(await open(told)).toEqual([['complaint', language]]);
    expect(await open({ ...told, ...complained })).toEqual([['portal', language]]);
    const portalOn = '2026-02-01';
    expect(await open({ ...told, ...complained, portalOn })).toEqual([['ombudsman', language]]);
    expect(await open({ ...told, isClosed: true })).toEqual([]);
    const { main } = await documentOf({ path: prefix + path, transport, isLoggedIn: true });
    expect(main).toContain('P-9');
    expect(main).toContain('policy-copy/file');
    expect(main).toContain('licence-copy/file');
    expect(main).not.toMatch(/other-copy|foreign-copy/);
  },
);

test('a wallet that cannot be read is said, never shown as empty', async () => {
  const down = fakeTransport({
    ...base,
    listClaims: answered({ claims: [claim] }),
    listWallet: refusedWith('request/too-many'),
  });
  const { status, main } = await documentOf({ path, transport: down, isLoggedIn: true });
  expect(status).toBe(200);
  expect(wordsOf(main)).toContain('cannot be read right now');
  expect(wordsOf(main)).not.toContain('No copies');
});
