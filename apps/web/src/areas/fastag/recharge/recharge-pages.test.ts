import {
  checkVehicleEligiblity,
  type RechargeTagAnswer,
  type rechargeStops,
} from '@pahiya/contracts/fastag/recharge-contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { visibleText } from '../../../testing/visible-text.ts';

type Calls = Parameters<typeof fakeTransport>[0];
type Visit = { readonly form?: Record<string, string>; readonly isLoggedIn?: boolean };

const sample = checkVehicleEligiblity.example as RechargeTagAnswer;
const bank = { billerId: 'SURAJ0000NAT01', name: 'SURAJ BANK', state: 'open' as const };
const source = { name: 'BBPS', sandbox: true, at: '2026-11-21T04:42:00Z' };
const tagOf = (changes: Partial<RechargeTagAnswer> = {}): RechargeTagAnswer => ({
  ...sample,
  bank,
  source,
  ...changes,
});
const path = '/tollsetu/recharge?number=DL8CAF5030';

const request = (where: string, calls: Calls = {}, more: Visit = {}) => ({
  path: where,
  transport: fakeTransport({
    ...base,
    fetchBankList: answered({ banks: [bank], source }),
    ...calls,
  }),
  ...more,
});
const visit = (...given: Parameters<typeof request>) => documentOf(request(...given));
const tagPage = (changes: Partial<RechargeTagAnswer> = {}, more: Visit = {}, where = path) =>
  visit(where, { checkVehicleEligiblity: answered(tagOf(changes)) }, more);

/** Words in small Latin letters, of which a Hindi page has none. */
const latin = (main: string) => visibleText(`<body>${main}`).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g);

describe('the home of FASTag', () => {
  test.each(['', '/hi'])(
    'asks for the number at %s/tollsetu, and never says to wait an hour on a national highway',
    async (prefix) => {
      const { main, status } = await visit(`${prefix}/tollsetu`);
      expect(status).toBe(200);
      expect(main).toContain('name="vehicleNumber"');
      expect(main).toContain('SURAJ BANK');
      if (prefix === '/hi') expect(latin(main)).toBeNull();
      else {
        const national = /National highways:[^.]*\.[^.]*\./.exec(wordsOf(main))?.[0] ?? '';
        expect(national).toContain('3 to 15 minutes');
        expect(national).not.toMatch(/hour|60/);
      }
    },
  );

  test('says that the list of banks is missing, and still takes a number', async () => {
    const failure = { fetchBankList: refusedWith('fastag/source-unavailable', 503) };
    const { main, status } = await visit('/tollsetu', failure);
    expect(status).toBe(200);
    expect(main).toContain('The list of banks is unavailable right now.');
  });
});

describe('a tag', () => {
  test.each(['', '/hi'])(
    'is shown with bank, class, model, masked name and limits at %s',
    async (prefix) => {
      const { main, status } = await tagPage({}, {}, prefix + path);
      expect(status).toBe(200);
      expect(main).toContain('tag-violet');
      for (const words of ['SURAJ BANK', 'Maruti Suzuki Swift VXI', 'R***H K***R', '₹9,500']) {
        expect(main).toContain(words);
      }
      expect(main).not.toMatch(/undefined|\[object|NaN/);
      if (prefix === '/hi') expect(latin(main)).toBeNull();
    },
  );

  test('of a vehicle that is not in the garage has to be confirmed, and nothing is ticked', async () => {
    const { main } = await tagPage();
    expect(main).toMatch(/<input[^>]*name="isConfirmed"/);
    expect(main).not.toMatch(/<input[^>]*name="isConfirmed"[^>]*\schecked/);
    const own = await tagPage({ isInGarage: true });
    expect(own.main).not.toContain('name="isConfirmed"');
  });

  test('shows the balance to nobody but its owner', async () => {
    expect((await tagPage()).main).not.toContain('Balance at');
    expect((await tagPage({ isOwner: true, balance: 8_600 })).main).toContain('₹86');
  });

  test('with an unknown code shows it as it came', async () => {
    const [first] = sample.tags;
    if (first === undefined) throw new Error('a tag');
    const tags = [{ ...first, state: 'unknown' as const, exceptionCode: '47' }];
    const { main } = await tagPage({ tags });
    expect(main).toContain('Status not known');
    expect(main).toContain('exception code 47');
  });

  test.each([
    'no-tag',
    'unknown-bank',
    'closed',
    'left',
    'bank-down',
    'bank-refused',
    'needs-details',
    'details-refused',
    'no-room',
  ] as const satisfies typeof rechargeStops)(
    'that stops at %s takes no money and says what to do',
    async (stop) => {
      const { main } = await tagPage({ stop, limits: null });
      expect(main).toContain('You have not been charged.');
      expect(main).not.toContain('name="amount"');
      const hindi = await tagPage({ stop, limits: null }, {}, `/hi${path}`);
      expect(latin(hindi.main)).toBeNull();
    },
  );

  test('that could not be checked says so with its status', async () => {
    const calls = { checkVehicleEligiblity: refusedWith('fastag/source-unavailable', 503) };
    const { main, status } = await visit(path, calls);
    expect(status).toBe(503);
    expect(main).toContain('The FASTag could not be checked');
  });

  test('needs a vehicle number', async () => {
    const { main, status } = await visit('/tollsetu/recharge?number=DL+99');
    expect(status).toBe(400);
    expect(main).toContain('value="DL 99"');
  });
});

describe('a bank that asks for more than the vehicle number', () => {
  const asks = [
    { name: 'Wallet Id', minLength: 6, maxLength: 12, isRequired: true },
    { name: 'Mobile No.', minLength: 10, maxLength: 10, isRequired: false },
  ];
  const calls = {
    checkVehicleEligiblity: answered(tagOf({ stop: 'needs-details', limits: null, asks })),
  };
  const form = {
    intent: 'details',
    vehicleNumber: 'DL8CAF5030',
    billerId: bank.billerId,
    'detail Wallet Id': 'W12',
    'detail Mobile No.': '',
  };

  test.each(['', '/hi'])(
    'has its fields drawn from what the bank declares at %s',
    async (prefix) => {
      const { main } = await visit(prefix + path, calls);
      expect(main).toContain('name="detail Wallet Id"');
      expect(main).toMatch(/required="" id="detail-0"/);
      expect(main).toMatch(/maxLength="10" id="detail-1"/);
      expect(main).toContain('maxLength="12"');
      expect(main).not.toContain('name="amount"');
    },
  );

  test('names the field that the bank would refuse, and keeps what was typed', async () => {
    const errors = [{ path: 'body.values.Wallet Id', message: 'Too short' }];
    const refused = {
      rechargeDetails: {
        ...refusedWith('request/bad-input'),
        body: { code: 'request/bad-input', status: 400, title: '', detail: '', errors },
      },
    };
    const { main, status } = await visit(path, { ...calls, ...refused }, { form });
    expect(status).toBe(400);
    expect(main).toContain('value="W12"');
    expect(main).toContain('href="#detail-0"');
    expect(main).not.toContain('href="#detail-1"');
  });

  test('leads a visitor on with the details encrypted, through sign-in too', async () => {
    const accepted = { ...calls, rechargeDetails: answered({ details: 'AXkey_-1' }) };
    const result = await renderFakePage(request(path, accepted, { form }));
    expect(result.kind === 'redirect' && result.location).toBe(
      '/tollsetu/recharge?number=DL8CAF5030&billerId=SURAJ0000NAT01&details=AXkey_-1',
    );
    const pay = { ...form, intent: '', details: 'AXkey_-1', amount: '500' };
    const signIn = await renderFakePage(request(path, {}, { form: pay, isLoggedIn: false }));
    expect(signIn.kind === 'redirect' && decodeURIComponent(signIn.location)).toContain(
      '&details=AXkey_-1&amount=500',
    );
  });

  test('keeps the details in the form and in the usual amounts', async () => {
    const { main } = await visit(`${path}&details=AXkey_-1`, {
      checkVehicleEligiblity: answered(tagOf({ asks })),
    });
    expect(main).toContain('<input type="hidden" name="details" value="AXkey_-1"/>');
    expect(main).toMatch(/details=AXkey_-1&amp;amount=200"/);
  });
});

test('a look-up form leads to an address that keeps its vehicle when it is reloaded', async () => {
  const result = await renderFakePage(request('/tollsetu/recharge?vehicleNumber=dl8caf5030'));
  expect(result).toMatchObject({
    kind: 'redirect',
    location: '/tollsetu/recharge?number=dl8caf5030',
  });
});

describe('the form', () => {
  const form = {
    vehicleNumber: 'DL8CAF5030',
    billerId: bank.billerId,
    key: 'k',
    amount: '500',
    isConfirmed: 'yes',
  };
  const sent = (change: object, calls: Calls = {}) =>
    visit(
      path,
      { checkVehicleEligiblity: answered(tagOf()), ...calls },
      { form: { ...form, ...change }, isLoggedIn: true },
    );

  test('leads a visitor through sign-in, back to the same amount', async () => {
    const result = await renderFakePage(request(path, {}, { form, isLoggedIn: false }));
    expect(result.kind === 'redirect' && decodeURIComponent(result.location)).toBe(
      `/sign-in?next=/tollsetu/recharge?number=DL8CAF5030&billerId=SURAJ0000NAT01&amount=500`,
    );
  });

  test('leads to the gateway with the amount that was typed', async () => {
    const { main } = await sent(
      {},
      {
        rechargeTag: answered({ orderId: sampleId, quoteId: sampleId, total: 50_000 }),
        payOrder: answered({ checkout: { action: 'https://gateway.test/', fields: { a: 'b' } } }),
      },
    );
    expect(main).toContain('action="https://gateway.test/"');
    expect(main).toContain('₹500');
  });

  test.each([
    ['five', {}, 400, 'Enter an amount within the limits.'],
    ['99999', { rechargeTag: refusedWith('fastag/amount-limits', 422) }, 422, 'Enter an amount'],
    ['500', { rechargeTag: refusedWith('fastag/not-confirmed', 409) }, 409, 'Tick the box'],
    ['500', { rechargeTag: refusedWith('order/payments-paused', 503) }, 503, 'Payments are paused'],
  ])('with %s says what is wrong', async (amount, calls, status, words) => {
    const { main, status: answer } = await sent({ amount }, calls);
    expect(answer).toBe(status);
    expect(main).toContain(words);
    if (status !== 503) expect(main).toContain(`value="${amount}"`);
  });

  test('is sent to the address of its tag, so that a refused form shows it again', async () => {
    const { main } = await tagPage({}, { isLoggedIn: true });
    expect(main).toContain(
      'action="/tollsetu/recharge?number=DL8CAF5030&amp;billerId=SURAJ0000NAT01"',
    );
  });
});

const sampleId = '6f0f2a54-8b8e-4a6e-9d5c-3f6d0a5b1c2e';
