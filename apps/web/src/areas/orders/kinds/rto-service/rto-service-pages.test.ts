import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { exampleRtoDetails } from '@pahiya/contracts/rto-orders/rto-order-example';
import type { RtoServiceDetails } from '@pahiya/contracts/rto-orders/rto-service-details';
import { rtoSteps } from '@pahiya/domain/rto-services/rto-work';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../../testing/fake-transport.ts';
import { orderPath } from '../../../../testing/order-visits.ts';
import { base } from '../../../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../../testing/render-fake-page.ts';
import { ofAnyKind, orders } from '../../order/testing/sample-orders.ts';

const events = [
  { kind: 'paid', at: '2026-11-23T04:45:00Z', item: null, reference: null, amount: 265_882 },
  { kind: 'rto-filed', at: '2026-11-25T06:00:00Z', item: null, reference: 'DL2611', amount: null },
];
const deficiency = {
  id: 'address-proof',
  name: { en: 'Address proof not accepted', hi: 'पते का प्रमाण मान्य नहीं हुआ' },
  means: { en: 'The proof is too old.', hi: 'प्रमाण पुराना है।' },
  todo: { en: 'Use a newer one.', hi: 'नया प्रमाण लगाएँ।' },
  remark: 'ADDRESS PROOF NOT PROPER',
};

/** An order of RTO work at a step. */
function orderAt(changes: Partial<RtoServiceDetails>): OrderOnWire {
  const details = { ...exampleRtoDetails, ...changes };
  const isUnpaid = details.step === 'to-pay';
  return {
    ...ofAnyKind(isUnpaid ? orders.unpaid : orders.closed),
    kind: 'rto-service',
    activeStep: details.step,
    payment: ofAnyKind(isUnpaid ? orders.unpaid : orders.settled).payment,
    canPay: isUnpaid,
    events: isUnpaid ? [] : events,
    details,
  };
}

const visit = (changes: Partial<RtoServiceDetails>, path: string = orderPath) => ({
  path,
  transport: fakeTransport({ ...base, fetchOrder: answered({ order: orderAt(changes) }) }),
  isLoggedIn: true,
});

describe.each(rtoSteps)('an order at step %s', (step) => {
  test.each(['en', 'hi'])('is complete in %s', async (language) => {
    const changes = { step, deficiency, canUpload: step === 'sent-back' };
    const { status, main } = await documentOf(
      visit(changes, language === 'hi' ? `/hi${orderPath}` : orderPath),
    );
    expect(status).toBe(200);
    expect(main).not.toMatch(/undefined|\[object|NaN|>null|\sstyle=/);
    if (language === 'hi') {
      expect(wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
    }
  });
});

test('a deficiency is explained with what to do next, and only while it is open', async () => {
  const back = await documentOf(visit({ step: 'sent-back', deficiency, canUpload: true }));
  expect(back.main).toContain('Use a newer one.');
  expect(back.main).toContain('ADDRESS PROOF NOT PROPER');
  expect(back.main).toContain('name="intent" value="rto-upload"');
  const filed = await documentOf(visit({ step: 'filed', deficiency }));
  expect(filed.main).not.toContain('Use a newer one.');
});

describe('a sent RC', () => {
  const sent = { kind: 'rto-dispatched', at: '2026-11-27T06:00:00Z' };
  const pageOf = async (tracking: NonNullable<RtoServiceDetails['courier']>['tracking']) => {
    const courier = { name: 'Speed Post', consignmentNumber: 'ED123456789IN', tracking };
    const order = orderAt({ step: 'dispatched', courier });
    const known = [...order.events, { ...sent, item: null, reference: null, amount: null }];
    const fetchOrder = answered({ order: { ...order, events: known } });
    const transport = fakeTransport({ ...base, fetchOrder });
    return (await documentOf({ path: orderPath, transport, isLoggedIn: true })).main;
  };

  test('has its day, courier and number, and a link where the courier is known', async () => {
    const url = 'https://courier.example/ED123456789IN';
    const known = await pageOf({ url, asksForNumber: false });
    expect(wordsOf(known)).toMatch(/RC sent.*27 Nov 2026.*Speed Post/s);
    expect(known).toContain('ED123456789IN');
    expect(known).toContain(`href="${url}"`);
    expect(known).not.toContain('Enter the consignment number there.');
    const asking = await pageOf({ url: 'https://courier.example/', asksForNumber: true });
    expect(asking).toContain('Enter the consignment number there.');
  });

  test('by an unknown courier has no link', async () => {
    const main = await pageOf(null);
    expect(main).toContain('ED123456789IN');
    expect(main).not.toContain('Track on');
  });
});

test.each(['', '/hi'])(
  'given-up work that was filed all the same says what happens next%s',
  async (prefix) => {
    const at = (changes: Partial<RtoServiceDetails>) =>
      documentOf(visit({ step: 'refunding', ...changes }, prefix + orderPath));
    const { main } = await at({ filedAnyway: true, applicationNumber: 'DL2611' });
    expect(main).toMatch(/id="filed-anyway"[\s\S]*DL2611/);
    expect((await at({ filedAnyway: false })).main).not.toContain('id="filed-anyway"');
  },
);

test('documents are submitted only when none is missing or rejected', async () => {
  const at = async (state: 'missing' | 'stored' | 'rejected') => {
    const [first] = exampleRtoDetails.documents;
    if (first === undefined) throw new Error('a document');
    const documents = [{ ...first, state, reason: 'unreadable' }];
    const changes = { step: 'awaiting-documents', canUpload: true, documents } as const;
    return (await documentOf(visit(changes))).main.includes('value="rto-submit"');
  };
  expect([await at('missing'), await at('rejected'), await at('stored')]).toEqual([
    false,
    false,
    true,
  ]);
});

describe.each([
  ['', 'full refund', 'government fee', 'as soon as we have checked'],
  ['/hi', 'पूरा पैसा', 'सरकारी फ़ीस', 'जाँच होते ही'],
])('work that was filed before%s', (prefix, whole, fee, wait) => {
  const filedAt = '2026-11-25T06:00:00Z';
  const workOf = async (changes: Partial<RtoServiceDetails>) => {
    const { main } = await documentOf(visit(changes, prefix + orderPath));
    return wordsOf(/id="rto-work"[\s\S]*?<\/p>/.exec(main)?.[0] ?? '');
  };

  test('promises no refund that no clock gives', async () => {
    for (const step of ['awaiting-documents', 'preparing', 'appointment'] as const) {
      const promised = { step, promisedOn: '2026-12-06', documentsBy: '2026-12-20' };
      expect(await workOf({ ...promised, filedAt })).not.toContain(whole);
    }
    const first = { step: 'preparing', promisedOn: '2026-12-06', filedAt: null } as const;
    expect(await workOf(first)).toContain(whole);
  });

  test('says why its refund is not the whole amount', async () => {
    for (const step of ['refunding', 'refunded'] as const) {
      expect(await workOf({ step, filedAt })).toContain(fee);
      expect(await workOf({ step, filedAt: null })).not.toContain(fee);
    }
  });

  test('a document rejected during the check says when another can be uploaded', async () => {
    const [first] = exampleRtoDetails.documents;
    if (first === undefined) throw new Error('a document');
    const documents = [{ ...first, state: 'rejected', reason: 'expired' } as const];
    const at = async (step: 'documents-review' | 'awaiting-documents') => {
      const canUpload = step === 'awaiting-documents';
      return (await documentOf(visit({ step, canUpload, documents }, prefix + orderPath))).main;
    };
    expect(await at('documents-review')).toContain(wait);
    expect(await at('awaiting-documents')).not.toContain(wait);
  });
});

test('cancelling is offered before filing only', async () => {
  const offered = async (canCancel: boolean) =>
    (await documentOf(visit({ step: 'preparing', canCancel }))).main.includes('value="rto-cancel"');
  expect([await offered(true), await offered(false)]).toEqual([true, false]);
});

describe('the forms', () => {
  const send = (form: FormData, calls: Parameters<typeof fakeTransport>[0] = {}) => ({
    ...visit({ step: 'awaiting-documents', canUpload: true }),
    transport: fakeTransport({
      ...base,
      fetchOrder: answered({
        order: orderAt({ step: 'awaiting-documents', canUpload: true }),
      }),
      ...calls,
    }),
    form,
  });
  const fields = (values: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return form;
  };
  const file = new File([Buffer.from('picture')], 'rc.jpg', { type: 'image/jpeg' });

  test('without document and file, both fields say what is missing', async () => {
    const { status, main } = await documentOf(send(fields({ intent: 'rto-upload' })));
    expect(status).toBe(400);
    expect(main).toContain('Select the document.');
    expect(main).toContain('Select a file.');
  });

  test('a refused file is explained at the field', async () => {
    const form = fields({ intent: 'rto-upload', kind: 'rc', file });
    const refused = { uploadRtoDocument: refusedWith('document/wrong-type') };
    const { status, main } = await documentOf(send(form, refused));
    expect(status).toBe(422);
    expect(main).toContain('id="rto-file-error"');
  });

  test.each([
    ['rto-upload', 'uploadRtoDocument', 'rto-uploaded'],
    ['rto-submit', 'submitRtoDocuments', 'rto-submitted'],
    ['rto-cancel', 'cancelRtoOrder', 'rto-cancelled'],
  ])('%s is confirmed', async (intent, call, deed) => {
    const form = fields({ intent, kind: 'rc', file });
    const page = await renderFakePage(send(form, { [call]: answered({ orderId: 'x' }) }));
    expect(page).toMatchObject({ kind: 'redirect', location: `${orderPath}?done=${deed}` });
  });
});
