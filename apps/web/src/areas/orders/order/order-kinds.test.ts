import { exampleOrder } from '@pahiya/contracts/challans/order-examples';
import { exampleRecharge } from '@pahiya/contracts/fastag/details/recharge-details';
import { exampleTagOrder } from '@pahiya/contracts/fastag/issue-examples';
import { exampleInsurancePolicy } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import type { OrderDetails, OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { exampleRtoDetails } from '@pahiya/contracts/rto-orders/rto-order-example';
import { exampleServiceOrder } from '@pahiya/contracts/service-history/examples';
import { exampleReservation } from '@pahiya/contracts/used-cars/reservation-example';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { orderPath } from '../../../testing/order-visits.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../../testing/render-fake-page.ts';
import { copy as orderEnglish } from '../copy/en/order.ts';
import { copy as policyEnglish } from '../copy/en/order-insurance-policy.ts';
import { copy as orderHindi } from '../copy/hi/order.ts';
import { copy as policyHindi } from '../copy/hi/order-insurance-policy.ts';
import { kindNames, kindViewOf } from '../kinds/kind-views.ts';
import { ofAnyKind, orders } from './testing/sample-orders.ts';

const details: Readonly<Record<OrderKindName, OrderDetails>> = {
  challan: { kind: 'challan', order: exampleOrder },
  'fastag-recharge': { kind: 'fastag-recharge', recharge: exampleRecharge },
  'fastag-tag': exampleTagOrder.details,
  'insurance-policy': exampleInsurancePolicy,
  'rto-service': exampleRtoDetails,
  'service-report': exampleServiceOrder.details,
  'used-car-reservation': exampleReservation,
};

/** The page of an order of a kind, in a payment state that all kinds have. */
function shown(kind: OrderKindName, order: OrderOnWire, language: 'en' | 'hi' = 'en') {
  const own: OrderOnWire = { ...order, kind, details: details[kind] };
  return documentOf({
    path: language === 'hi' ? `/hi${orderPath}` : orderPath,
    isLoggedIn: true,
    transport: fakeTransport({ ...base, fetchOrder: answered({ order: own }) }),
  });
}

/** An order at the first step of a kind. */
function unpaid(kind: OrderKindName, state: keyof typeof orders): OrderOnWire {
  const [activeStep = ''] = Object.keys(kindViewOf({ kind }).stepTones);
  return { ...ofAnyKind(orders[state]), activeStep };
}

describe.each(kindNames)('an order of the kind %s', (kind) => {
  const steps = Object.keys(kindViewOf({ kind }).stepTones);

  test.each(steps)('is complete at %s in both languages', async (activeStep) => {
    for (const language of ['en', 'hi'] as const) {
      const { status, main } = await shown(
        kind,
        { ...ofAnyKind(orders.paid), activeStep },
        language,
      );
      expect(status).toBe(200);
      expect(main).toMatch(/<h1[ >]/);
      expect(main).not.toMatch(/undefined|\[object|NaN|\sstyle=/);
      expect(main).toContain('data-document=""');
    }
  });

  test('can be paid, and says until when its price is valid', async () => {
    const { main } = await shown(kind, unpaid(kind, 'unpaid'));
    expect(main).toMatch(/name="intent" value="pay"/);
    expect(wordsOf(main)).toContain('Pay ₹1,234.82');
  });

  test('says that its payment failed, what happens to the money, and offers another try', async () => {
    const { main } = await shown(kind, unpaid(kind, 'failed'));
    const words = wordsOf(main);
    expect(words).toContain('Payment Failed. Please try again later.');
    expect(words).toContain('your bank refunds it automatically');
    expect(words).toContain('Try again: pay ₹1,234.82');
  });

  test('offers no second payment while a failed one may still arrive', async () => {
    const { main } = await shown(kind, unpaid(kind, 'late'));
    expect(wordsOf(main)).toContain('it may still reach us');
    expect(main).not.toMatch(/value="pay"/);
  });

  test('leads back to where it was ordered, once it was closed', async () => {
    const closed = unpaid(kind, 'closed');
    const { main } = await shown(kind, closed);
    expect(main.replaceAll('&amp;', '&')).toContain(
      `href="${kindViewOf({ kind }).startPath(closed)}"`,
    );
  });

  test('lists its lines, refunds with date and reference, history and help', async () => {
    const { main } = await shown(kind, {
      ...ofAnyKind(orders.refunded),
      activeStep: steps.at(-1) ?? '',
    });
    for (const text of ['Payment summary', '₹1,234.82', '633312345678', 'Order history']) {
      expect(main).toContain(text);
    }
    expect(main).toContain('mailto:');
    expect(main).toContain(`/orders/receipt/${exampleOrder.orderId}`);
  });
});

test.each(['en', 'hi'] as const)(
  'a bundle shows both last days and what it was priced for, in %s',
  async (language) => {
    const bundle: OrderDetails = {
      ...exampleInsurancePolicy,
      ...{ cover: 'bundle', state: 'issued', policyNumber: 'B/1', startsOn: '2026-11-22' },
      ...{ endsOn: '2027-11-21', thirdPartyUntil: '2029-11-21' },
      priced: {
        ...{ insuredValue: 45_000_000, deductible: 100_000, voluntary: 250_000 },
        ...{ kilometres: 7_500, hasRestrictedProperty: true },
      },
    };
    const order: OrderOnWire = {
      ...ofAnyKind(orders.paid),
      ...{ kind: 'insurance-policy', activeStep: 'ISSUED', details: bundle },
    };
    const { main } = await documentOf({
      path: language === 'hi' ? `/hi${orderPath}` : orderPath,
      isLoggedIn: true,
      transport: fakeTransport({ ...base, fetchOrder: answered({ order }) }),
    });
    for (const text of ['2027', '2029', '₹4,50,000', '₹1,000', '₹2,500', '7,500', '₹6,000']) {
      expect(wordsOf(main)).toContain(text);
    }
  },
);

describe.each(['en', 'hi'] as const)('the price of a policy in %s', (language) => {
  const words = language === 'hi' ? orderHindi : orderEnglish;
  const at = async (order: OrderOnWire) => {
    const { main } = await documentOf({
      ...{ path: language === 'hi' ? `/hi${orderPath}` : orderPath, isLoggedIn: true },
      transport: fakeTransport({ ...base, fetchOrder: answered({ order }) }),
    });
    return main;
  };
  const policyOf = (order: OrderOnWire): OrderOnWire => ({
    ...order,
    ...{ kind: 'insurance-policy', details: { ...exampleInsurancePolicy, quotedTotal: 885_000 } },
  });

  test('that rose after the quote is shown beside the old one, before the payment', async () => {
    const dearer = { ...policyOf(ofAnyKind(orders.unpaid)), total: 908_600 };
    const main = await at(dearer);
    const change = main.indexOf(words.changed.title);
    expect(change).toBeGreaterThan(0);
    expect(change).toBeLessThan(main.indexOf('id="payment"'));
    expect(main).toContain('<s>₹8,850</s>');
    expect(await at({ ...dearer, total: 885_000 })).not.toContain(words.changed.title);
  });

  test('is not called unpaid while the bank is asked', async () => {
    const words = language === 'hi' ? policyHindi : policyEnglish;
    const main = await at(policyOf(ofAnyKind(orders.checking)));
    expect(main).toContain(words.checking.text);
    expect(main).not.toContain(words.states.unpaid.word);
  });

  test('that was refunded in full is not called paid', async () => {
    const order = ofAnyKind(orders.refunded);
    const [refund] = order.refunds;
    if (refund === undefined) throw new Error('no refund');
    const back = (amount: number) => ({
      ...policyOf(order),
      ...{ total: 885_000, refunds: [{ ...refund, state: 'processed' as const, amount }] },
    });
    expect(await at(back(885_000))).toContain(words.refunded.title);
    expect(await at(back(884_999))).not.toContain(words.refunded.title);
  });
});

describe.each(['en', 'hi'] as const)('an issued policy in %s', (language) => {
  const prefix = language === 'hi' ? '/hi' : '';
  const bonusCheck = {
    percent: 25,
    askedBy: '2026-12-13',
    answeredBy: '2027-01-12',
    worth: 88_500,
    correction: null,
  };
  const issued = (changes: Partial<typeof exampleInsurancePolicy> = {}): OrderOnWire => ({
    ...ofAnyKind(orders.paid),
    ...{ kind: 'insurance-policy', activeStep: 'ISSUED' },
    details: {
      ...exampleInsurancePolicy,
      ...{ cover: 'package', state: 'issued', policyNumber: 'P/1', startsOn: '2026-11-22' },
      ...{ endsOn: '2027-11-21', bonusCheck },
      bill: {
        lines: [{ id: 'own-damage', code: null, amount: 750_000 }],
        gst: 135_000,
        rounding: 0,
      },
      ...changes,
    },
  });
  const open = (order: OrderOnWire) =>
    documentOf({
      ...{ path: prefix + orderPath, isLoggedIn: true },
      transport: fakeTransport({ ...base, fetchOrder: answered({ order }) }),
    });
  const words = language === 'hi' ? policyHindi : policyEnglish;

  test('says until when the premium is handed over, and when that time has passed', async () => {
    const said = async (handOverBy: string) => {
      const { main } = await open(issued({ handOverBy, handedOverAt: null }));
      return wordsOf(main);
    };
    const [beginning] = words.handOverLate('|').split('|');
    const before = words.handOverBy('|').split('|').at(-1) ?? '';
    // The page is rendered on 21 November at 4:50 UTC.
    expect(await said('2026-11-21T04:51:00.000Z')).toContain(before.trim());
    const late = await said('2026-11-21T04:49:00.000Z');
    expect(late).toContain(words.handOverLate('|').split('|').at(-1)?.trim());
    expect(late).toContain(beginning?.trim());
  });

  test('has its bill and sheet, and what the bonus is worth while it is checked', async () => {
    const { main } = await open(issued());
    expect(main).toContain(`href="${prefix}/insurance-policy/`);
    expect(wordsOf(main)).toContain(words.bonus.declared(25, '₹885'));
    const over = await open(
      issued({ bonusCheck: { ...bonusCheck, askedBy: '2026-01-01', answeredBy: '2026-01-31' } }),
    );
    const day = formatIstDate('2026-01-31' as IstDate, language);
    expect(wordsOf(over.main)).toContain(words.bonus.phases.over({ askedBy: '', answeredBy: day }));
  });

  test('whose own damage was cancelled has third party alone, and no bonus to prove', async () => {
    const cancellation = {
      part: 'own-damage',
      refund: 318_484,
      on: '2026-11-29',
      isConfirmed: true,
    } as const;
    const priced = {
      ...{ insuredValue: 33_530_000, deductible: 100_000, voluntary: 0, kilometres: null },
      hasRestrictedProperty: false,
    };
    const { main } = await open(issued({ cancellation, priced }));
    expect(main).toContain('/cancel"');
    expect(wordsOf(main)).toContain(words.covers['third-party']);
    expect(main).not.toContain('₹3,35,300');
    expect(main).not.toContain('id="bonus-check"');
    const waiting = await open(
      issued({ cancellation: { ...cancellation, isConfirmed: false }, priced }),
    );
    // The summary of the payment keeps what was bought; the policy's own row changes.
    const named = (html: string) => wordsOf(html).split(words.covers.package).length;
    expect(named(waiting.main)).toBe(named(main) + 1);
    expect(waiting.main).toContain('id="bonus-check"');
  });

  test('that was not issued leads to new quotes of the same cover', async () => {
    const failed = { state: 'failed', policyNumber: null, endsOn: null, bonusCheck: null } as const;
    const { main } = await open(issued(failed));
    expect(main).toContain(`href="${prefix}/insurance-homepage/DL8CAF5030?cover=package"`);
    expect(main).toContain(words.quotesAgain);
    expect((await open(issued())).main).not.toContain(words.quotesAgain);
  });

  test('of a vehicle without a number shows its words and asks for the number, without a plate', async () => {
    const name = 'TVS Jupiter 110';
    const order = (newVehicle: NonNullable<typeof exampleInsurancePolicy.newVehicle>) => ({
      ...issued({ newVehicle }),
      ...(newVehicle.isNoted
        ? { vehicleNumber: 'MH12AB1234', display: 'MH 12 AB 1234' }
        : { vehicleNumber: name, display: name }),
    });
    const asked = await open(order({ words: name, number: null, isNoted: false }));
    expect(asked.main).toContain(name);
    expect(asked.main).toContain('name="number"');
    expect(asked.main).not.toContain('class="plate');
    expect(wordsOf(asked.main)).toContain(words.newVehicle.appliedFor);
    const number = 'MH 12 AB 1234';
    const waiting = await open(order({ words: name, number, isNoted: false }));
    expect(wordsOf(waiting.main)).toContain(words.newVehicle.added);
    expect(waiting.main).not.toContain('name="number"');
    const noted = await open(order({ words: name, number, isNoted: true }));
    expect(wordsOf(noted.main)).toContain(words.newVehicle.noted);
    expect(noted.main).toContain('class="plate');
  });

  test('says at the field what is wrong with a number, and sends a right one', async () => {
    const newVehicle = { words: 'TVS Jupiter 110', number: null, isNoted: false };
    const order = { ...issued({ newVehicle }), vehicleNumber: newVehicle.words };
    let sent: unknown = null;
    const send = (number: string, answer: ReturnType<typeof answered>) =>
      documentOf({
        ...{ path: prefix + orderPath, isLoggedIn: true },
        form: { intent: 'policy-number', number },
        transport: fakeTransport({
          ...base,
          fetchOrder: answered({ order }),
          addPolicyNumber: (input) => {
            sent = input;
            return answer;
          },
        }),
      });
    const none = await send('', answered({ order }));
    expect([none.status, sent]).toEqual([400, null]);
    expect(none.main).toContain(words.newVehicle.missing);
    const wrong = await send('hello', refusedWith('vehicle/not-a-mark'));
    expect(wrong.status).toBe(400);
    expect(wrong.main).toContain('aria-invalid="true"');
    await expect(send('MH 12 AB 1234', answered({ order }))).rejects.toThrow('policy-number-added');
    expect(sent).toMatchObject({ body: { vehicleNumber: 'MH 12 AB 1234' } });
  });

  test('leads to the correction of a wrong bonus while it can be made, and says how one stands', async () => {
    const here = `${prefix}/insurance-policy/${ofAnyKind(orders.paid).orderId}/bonus`;
    expect((await open(issued())).main).toContain(`href="${here}"`);
    expect((await open(issued({ endsOn: '2026-01-01' }))).main).not.toContain(here);
    const correction = { percent: 20, due: 17_700, state: 'asked' as const };
    const { main } = await open(issued({ bonusCheck: { ...bonusCheck, correction } }));
    expect(wordsOf(main)).toContain(words.bonus.corrections.asked(20));
    expect(main).not.toContain(here);
  });

  test('leads to the next one near its end, and not before', async () => {
    expect((await open(issued())).main).not.toContain(words.renew);
    const priced = {
      ...{ insuredValue: 45_000_000, deductible: 100_000, voluntary: 0, kilometres: null },
      hasRestrictedProperty: false,
    };
    const { main } = await open(issued({ endsOn: '2026-12-20', priced }));
    expect(main).toContain(words.renew);
    const filled = 'cover=package&amp;value=450000&amp;bonus=25000&amp;until=20%2F12%2F2026';
    expect(main).toContain(`?${filled}"`);
    const endorsed = { percent: 20, due: null, state: 'endorsed' as const };
    const corrected = { bonusCheck: { ...bonusCheck, correction: endorsed } };
    const after = await open(issued({ endsOn: '2026-12-20', priced, ...corrected }));
    expect(after.main).toContain('&amp;bonus=20000&amp;');
    const bundle = {
      cover: 'bundle',
      endsOn: '2026-12-20',
      thirdPartyUntil: '2028-12-20',
    } as const;
    expect((await open(issued(bundle))).main).toContain('?cover=own-damage&amp;');
  });
});
