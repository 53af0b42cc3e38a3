import type { TagIssueOnWire, TagOfferOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import {
  exampleIssue,
  exampleOffer,
  examplePrice,
  exampleTagOrder,
} from '@pahiya/contracts/fastag/issue-examples';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, renderFakePage } from '../../../testing/render-fake-page.ts';

type Calls = Parameters<typeof fakeTransport>[0];
type Visit = { readonly form?: Record<string, string>; readonly isLoggedIn?: boolean };

const request = (path: string, calls: Calls = {}, more: Visit = {}) => ({
  path,
  isLoggedIn: true,
  transport: fakeTransport({ ...base, fastagBuyHomepage: answered(home), ...calls }),
  ...more,
});
const visit = (...given: Parameters<typeof request>) => documentOf(request(...given));

/** Where a visit leads. */
async function led(...given: Parameters<typeof request>): Promise<string | null> {
  const result = await renderFakePage(request(...given));
  return result.kind === 'redirect' ? result.location : null;
}

const home = { issuer: exampleOffer.issuer, prices: [examplePrice], isComplete: true };
const offerPath = '/tollsetu/buy?number=DL8CAF5030';
const offer = (changes: Partial<TagOfferOnWire> = {}, path = offerPath) =>
  visit(path, { fastagBuyCheckout: answered({ ...exampleOffer, ...changes }) });

describe('the start', () => {
  test('asks for the vehicle and has the issuer’s prices by class, in both languages', async () => {
    const { main } = await visit('/tollsetu/buy');
    expect(main).toContain('name="vehicleNumber"');
    expect(main).toContain('Car, jeep or van (VC4)');
    expect(main).toContain('Fee ₹100 · Deposit ₹200 · Balance ₹200');
    expect(main).toContain('Prices of Example Bank');
    expect(main).toContain('href="/forms/WEB_BUY_FASTAG_FORM"');
    const hindi = await visit('/hi/tollsetu/buy');
    expect(hindi.main).toContain('कार, जीप या वैन (VC4)');
    expect(hindi.main).toContain('href="/hi/forms/WEB_BUY_FASTAG_FORM"');
  });

  test('says that prices are missing, and still takes a number', async () => {
    const none = { ...home, prices: [], isComplete: false };
    const { main } = await visit('/tollsetu/buy', { fastagBuyHomepage: answered(none) });
    expect(main).toContain('The bank is not responding, so prices are unavailable right now.');
    expect(main).toContain('name="vehicleNumber"');
  });

  test('keeps what was typed beside what is wrong with it', async () => {
    const { main, status } = await visit('/tollsetu/buy?number=DL+99');
    expect(status).toBe(400);
    expect(main).toContain('value="DL 99"');
  });
});

test('a look-up form leads to an address that keeps its vehicle when it is reloaded', async () => {
  const location = await led('/tollsetu/buy?vehicleNumber=dl8caf5030&tagClass=4');
  expect(location).toBe('/tollsetu/buy?number=dl8caf5030&tagClass=4');
});

describe('the price for a vehicle', () => {
  test('has fee, deposit and balance on separate lines, with source and times', async () => {
    const { main } = await offer();
    for (const words of [
      'Issue fee',
      'Security deposit',
      'Balance on the tag',
      '₹500',
      'Price list of Example Bank, valid from 1 Apr 2026.',
      'As per the RC record, fetched 21 Nov 2026, 10:14 am IST.',
      'No active tag on this vehicle. NETC',
    ]) {
      expect(main).toContain(words);
    }
    expect(main).not.toContain('name="replacesTag"');
    expect(main).toContain('Continue');
  });

  test('asks for the class that the record does not say, with nothing ticked', async () => {
    const { main } = await offer({
      tagClass: { kind: 'choose', choices: [5, 7] },
      price: null,
    });
    expect(main.match(/type="radio"/g)).toHaveLength(2);
    expect(main).not.toContain('checked');
    expect(main).not.toContain('Security deposit');
  });

  test('names a present tag and asks before going on, with nothing ticked', async () => {
    const { main } = await offer({
      presentTags: {
        state: 'known',
        tags: [
          {
            tagClass: 4,
            status: 'A',
            exceptionCode: '00',
            bankId: '607469',
            issuedOn: '2024-06-03',
          },
        ],
        source: 'NETC through ULIP',
        askedAt: '2026-11-21T04:44:00Z',
      },
    });
    expect(main).toContain('Issuer no. 607469, issued 3 Jun 2024, active');
    expect(main).toContain('name="replacesTag"');
    expect(main).not.toContain('checked');
  });

  test('tells an unavailable directory, an unavailable bank and a class without tag apart', async () => {
    const unknown = await offer({
      presentTags: { state: 'unavailable', source: 'NETC through ULIP' },
    });
    expect(unknown.main).toContain('NETC is not responding');
    const down = await offer({ price: { state: 'unavailable' } });
    expect(down.main).toContain('The bank is not responding.');
    const none = await offer({ price: { state: 'not-sold' } });
    expect(none.main).toContain('The bank has no tag for this type of vehicle here.');
    for (const { main } of [down, none]) expect(main).not.toContain('>Continue<');
  });

  test('says that two wheels need no tag', async () => {
    const { main } = await offer({ tagClass: { kind: 'none' }, price: null });
    expect(main).toContain('Two-wheelers and three-wheelers do not need a FASTag.');
  });

  test('has the failure of the record with its status', async () => {
    const { main, status } = await visit(offerPath, {
      fastagBuyCheckout: refusedWith('vehicle/source-unavailable'),
    });
    expect(status).toBe(503);
    expect(main).toContain('href="/forms/WEB_BUY_FASTAG_FORM"');
  });

  test('asks a visitor to sign in, and comes back', async () => {
    const form = { vehicleNumber: 'DL8CAF5030' };
    expect(await led('/tollsetu/buy', {}, { form, isLoggedIn: false })).toBe(
      '/sign-in?next=%2Ftollsetu%2Fbuy%3Fnumber%3DDL8CAF5030',
    );
  });
});

const issuePath = `/tollsetu/buy/${exampleIssue.issueId}`;
const issue = (changes: Partial<TagIssueOnWire>, calls: Calls = {}, more: Visit = {}) =>
  visit(
    issuePath,
    {
      fastagIssueStatus: answered({ issue: { ...exampleIssue, ...changes } }),
      fastagBuyCheckout: answered(exampleOffer),
      ...calls,
    },
    more,
  );

describe('the steps of an issue', () => {
  test('begin with the OTP of the bank', async () => {
    const { main } = await issue({});
    expect(main).toContain('Example Bank has sent an OTP to 98•••••210.');
    expect(main).toContain('name="otp"');
    expect(main).toContain('Resend OTP');
  });

  test('show a wrong OTP at its field, and what the bank refused at the top', async () => {
    const short = await issue({}, {}, { form: { intent: 'otp', otp: '12' } });
    expect(short.status).toBe(400);
    expect(short.main).toContain('Enter the six-digit OTP.');
    const wrong = await issue(
      {},
      { fastagVerifyOtp: refusedWith('fastag/otp-wrong') },
      { form: { intent: 'otp', otp: '000000' } },
    );
    expect(wrong.status).toBe(422);
    expect(wrong.main).toContain('Incorrect OTP');
  });

  test('never show the number of a proof again', async () => {
    const form = {
      intent: 'person',
      name: 'Asha Verma',
      dateOfBirth: '31/02/1990',
      idKind: 'passport',
      idNumber: 'M1234567',
      identifierEnd: '123',
    };
    const { main, status } = await issue({ state: 'otp-ok' }, {}, { form });
    expect(status).toBe(400);
    for (const words of [
      'value="Asha Verma"',
      'Enter the date as dd/mm/yyyy',
      'Enter the ID’s expiry date',
      'Enter the last five characters.',
    ]) {
      expect(main).toContain(words);
    }
    expect(main).not.toContain('M1234567');
  });

  test('have a form for each picture that is missing', async () => {
    const { main } = await issue({
      state: 'accepted',
      pictures: [
        { picture: 'rc-front', isSent: true },
        { picture: 'vehicle-front', isSent: false },
      ],
    });
    expect(main).toContain('RC, front side: sent to the bank');
    expect(main.match(/type="file"/g)).toHaveLength(1);
    expect(main).toContain('value="vehicle-front"');
  });

  test('end with address and price, and open the gateway for the total that was seen', async () => {
    const { main } = await issue({ state: 'ready' });
    expect(main).toContain('name="total" value="50000"');
    expect(main).toContain('Pay ₹500');
    const asked: unknown[] = [];
    const form = {
      intent: 'order',
      key: '0123456789abcdef',
      total: '50000',
      addressName: 'Asha Verma',
      line: '12 Park Street',
      city: 'New Delhi',
      stateCode: 'DL',
      pinCode: '110 001',
    };
    const checkout = {
      action: 'https://gateway.example/embedded',
      fields: { order_id: 'order_1' },
    };
    // By the time the page is drawn the issue has its order.
    const gateway = await issue(
      { state: 'ordered', orderId: exampleTagOrder.orderId },
      {
        fastagBuyOrder: (input) => {
          asked.push(input);
          return answered({ order: exampleTagOrder });
        },
        payOrder: answered({ checkout }),
      },
      { form },
    );
    expect(asked).toMatchObject([
      {
        body: {
          expectedTotal: 50_000,
          address: { name: 'Asha Verma', stateCode: 'DL', pinCode: '110001' },
        },
        idempotencyKey: '0123456789abcdef-50000',
      },
    ]);
    expect(gateway.main).toContain('action="https://gateway.example/embedded"');
    const bad = await issue({ state: 'ready' }, {}, { form: { ...form, pinCode: '1100' } });
    expect(bad.main).toContain('Enter a six-digit PIN code.');
    expect(bad.main).toContain('value="12 Park Street"');
  });

  test('do not take a payment without a price', async () => {
    const { main } = await issue(
      { state: 'ready' },
      { fastagBuyCheckout: answered({ ...exampleOffer, price: { state: 'unavailable' } }) },
    );
    expect(main).not.toContain('Pay ₹');
    expect(main).toContain('Try again');
  });

  test('lead to the order once there is one, and to a new start once the session is over', async () => {
    const orderId = exampleTagOrder.orderId;
    const ordered = await issue({ state: 'ordered', orderId });
    expect(ordered.main).toContain(`href="/orders/${orderId}"`);
    const over = await issue({ state: 'dropped' });
    expect(over.main).toContain('href="/tollsetu/buy?number=DL8CAF5030"');
  });

  test('are nobody else’s, and a missing one is not called a price', async () => {
    const { status, main, html } = await issue(
      {},
      { fastagIssueStatus: refusedWith('fastag/issue-not-found') },
    );
    expect(status).toBe(404);
    expect(html).toMatch(/<title[^>]*>Your new FASTag/);
    expect(main).toContain('This tag request could not be opened');
    expect(main).not.toContain('price for this vehicle');
  });
});
