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
  ...{ lostOn: '2026-11-02', toldOn: '2026-11-02', amount: null, isClosed: false },
  ...{ policyNumber: 'PN/26-1', claimNumber: 'C-77' },
  steps: [{ stepId: 1, on: '2026-11-03', kind: 'note', words: 'FIR <b>filed</b>' }],
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
  expect(wordsOf(main)).toContain('PN/26-1');
  expect(main).toContain('FIR &lt;b&gt;filed&lt;/b&gt;');
  expect(main).toContain(`${prefix}/insurance-claims?loss=theft&amp;lost=02%2F11%2F2026`);
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
    expect(main).toContain('Enter the date of loss');
    expect(main).toContain('value="31/02/2026"');
    expect(main).toContain('value="C-9"');
  });

  test('of a policy number is named', async () => {
    const { main, status } = await post({
      intent: '',
      lost: '20/11/2026',
      policy: 'see the mail!',
    });
    expect(status).toBe(400);
    expect(main).toContain('Enter the policy number as printed');
    expect(main).toContain('value="see the mail!"');
  });

  test('of a vehicle number is named', async () => {
    const { main, status } = await post({ intent: '', lost: '20/11/2026', vehicle: 'my car!' });
    expect(status).toBe(400);
    expect(main).toContain('Enter the vehicle number as on the plate');
    expect(main).toContain('value="my car!"');
  });

  test('of a note is named at its claim', async () => {
    const form = { intent: 'note', claim: claim.claimId, on: '21/11/2026', words: 'x' };
    const { main, status } = await post(form);
    expect(status).toBe(400);
    expect(main).toContain('Write 2 to 500 characters.');
  });
});

describe.each(['', '/hi'])('in "%s"', (prefix) => {
  const pageOf = async (...claims: object[]) =>
    documentOf({
      path: prefix + path,
      transport: fakeTransport({
        ...base,
        listClaims: answered({ claims }),
        listWallet: answered(wallet),
      }),
      isLoggedIn: true,
    });
  const lettersIn = (main: string) =>
    [...main.matchAll(/letter\.pdf\?letter=([a-z-]+)&amp;language=(en|hi)/g)].map(
      ([, kind]) => kind,
    );
  const step = (kind: string, on: string, stepId = 9) => ({ stepId, on, kind, words: '' });

  test('a claim has the letters of its missed days, with both numbers, as text and as PDF', async () => {
    const { main } = await pageOf(claim);
    expect(lettersIn(main)).toEqual(['surveyor', 'survey-report']);
    expect(main).toContain(`language=${prefix === '' ? 'en' : 'hi'}`);
    expect(main.match(/C-77[^<]{0,40}PN\/26-1/g)).toHaveLength(2);
    expect(main).not.toContain('#complain');
  });

  test('after a complaint the next is the portal, then the Ombudsman; none after the claim is over', async () => {
    const complained = { ...claim, steps: [step('complaint', '2026-11-05')] };
    const { main } = await pageOf(complained);
    expect(lettersIn(main)).toEqual(['portal']);
    expect(main).toContain(`${prefix}/insurance-claims#complain`);
    const later = {
      ...{ ...claim, lostOn: '2026-09-01', toldOn: '2026-09-01' },
      steps: [step('complaint', '2026-10-05', 1), step('portal', '2026-10-25', 2)],
    };
    expect(lettersIn((await pageOf(later)).main)).toEqual(['ombudsman']);
    expect(lettersIn((await pageOf({ ...later, isClosed: true })).main)).toEqual([]);
  });

  test('before any day is missed there is no letter, and the page says when one comes', async () => {
    const { main } = await pageOf({ ...claim, steps: [step('survey-report', '2026-11-10')] });
    expect(lettersIn(main)).toEqual([]);
    expect(wordsOf(main)).toMatch(/No letter is due today|आज कोई पत्र नहीं/);
  });

  test('a claim shows the copies of its vehicle', async () => {
    const { main } = await pageOf(claim);
    expect(main).toContain('policy-copy/file');
    expect(main).toContain('licence-copy/file');
    expect(main).not.toMatch(/other-copy|foreign-copy/);
  });
});

test('a wallet that cannot be read is said, never shown as empty', async () => {
  const down = fakeTransport({
    ...base,
    listClaims: answered({ claims: [claim] }),
    listWallet: refusedWith('request/too-many'),
  });
  const { status, main } = await documentOf({ path, transport: down, isLoggedIn: true });
  expect(status).toBe(200);
  expect(wordsOf(main)).toContain('cannot be loaded right now');
  expect(wordsOf(main)).not.toContain('No copies');
});
