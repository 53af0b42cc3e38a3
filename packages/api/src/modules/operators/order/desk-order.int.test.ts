import { updateChallanStage } from '@pahiya/contracts/challans/order-contracts';
import {
  deskAssignMany,
  deskDocument,
  deskFindOrders,
  deskOrder,
} from '@pahiya/contracts/operators/desk-contracts';
import { describe, expect, test, vi } from 'vitest';
import { signInAtDesk } from '../../../../test/desk.ts';
import { eChallan } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { later, nobody, start, useWorkingDesk } from '../../../../test/working-desk.ts';

const at = useWorkingDesk();

describe('an order at the desk', () => {
  test('is shown without personal details, and opening it is recorded once an hour', async () => {
    const order = await at.paidAtDesk();
    const shown = await at.open(order);
    expect(shown).toMatchObject({
      mobileMasked: '98•••••210',
      paymentState: 'paid',
      challans: [
        {
          settlement: 'queued',
          route: 'desk',
          acts: ['assign', 'give-up'],
          site: 'https://echallan.parivahan.gov.in/index/accused-challan',
        },
      ],
      attempts: [{ use: 'fulfilled', status: 'captured' }],
    });
    expect(shown.ledger.map(({ kind }) => kind)).toEqual(['capture']);
    expect(JSON.stringify(shown)).not.toContain('9876543210');
    await at.open(order);
    const again = await at.open(order, at.ravi);
    expect(again.acts).toMatchObject([
      { act: 'open-order', outcome: 'done', by: { displayName: 'ASHA' } },
    ]);
    at.api.setNow(later(61));
    const { browser } = await signInAtDesk(at.api, 'mina');
    await at.open(order, browser);
    expect((await at.open(order, browser)).acts.map(({ by }) => by?.displayName)).toEqual([
      'MINA',
      'RAVI',
      'ASHA',
    ]);
  });

  test('is not found if it does not exist, and the attempt is recorded', async () => {
    const answer = await at.asha.call(deskOrder, { params: { orderId: nobody } });
    expect(answer.problem.code).toBe('operator/not-found');
    const [act] = await at.sql`
      select act, outcome, subject, order_id from operator_acts order by id desc limit 1`;
    expect(act).toEqual({
      act: 'open-order',
      outcome: 'operator/not-found',
      subject: nobody,
      order_id: null,
    });
  });

  test('is found by id, vehicle, mobile, payment and challan; the search is recorded without its text', async () => {
    const order = await at.paidAtDesk();
    const [attempt] = (await at.open(order)).attempts;
    const find = async (text: string) =>
      (await at.asha.call(deskFindOrders, { body: { text } })).data.orders;
    for (const text of [
      ` ${order.publicId.toLowerCase()} `,
      'dl 8c af 5030',
      '+91 98765 43210',
      attempt?.gatewayPaymentId ?? '',
      eChallan().challanNumber.toLowerCase(),
    ]) {
      expect(await find(text)).toMatchObject([{ orderId: order.orderId, paymentState: 'paid' }]);
    }
    for (const text of ['PC-0000-0000', 'MH12DE1433', '9876543211', "' or 1=1"]) {
      expect(await find(text)).toEqual([]);
    }
    const acts = await at.sql<{ subject: string; note: string }[]>`
      select subject, note from operator_acts where act = 'find-order' order by id`;
    expect(acts.map(({ subject }) => subject).slice(0, 3)).toEqual([
      'order',
      expect.stringMatching(/^vehicle challan\b/),
      expect.stringMatching(/^mobile challan\b/),
    ]);
    expect(acts.every(({ note }) => /^[0-9a-f]{16}$/.test(note))).toBe(true);
  });

  test('has several challans assigned at once; those that have moved on are skipped', async () => {
    const number = (n: number) => eChallan({ challanNumber: `DL1000000000000000${n}` });
    const order = await at.paidAtDesk([number(1), number(2), number(3)]);
    const [first, ...others] = await at.challansOf(order);
    if (first === undefined) throw new Error('three challans');
    await at.assign(first, 'me', at.ravi);
    const itemIds = [first, ...others].map((one) => one.orderChallanId);
    const assignMany = async (to: string) =>
      (await at.asha.call(deskAssignMany, { body: { itemIds, to } })).data;
    expect(await assignMany('me')).toEqual({ assigned: 2, skipped: 1 });
    expect((await at.challansOf(order)).map(({ assignedTo }) => assignedTo?.displayName)).toEqual([
      'RAVI',
      'ASHA',
      'ASHA',
    ]);
    expect(await assignMany('nobody')).toEqual({ assigned: 3, skipped: 0 });
  });

  test('has challans taken, reassigned and unassigned; a closed account gets none', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    const mine = await at.assign(challan);
    expect(mine.data.order.challans[0]).toMatchObject({
      settlement: 'assigned',
      assignedTo: { operatorId: at.ashaId },
      acts: ['assign', 'settle', 'give-up'],
    });
    const other = await at.assign(challan, at.raviId);
    expect(other.data.order.challans[0]).toMatchObject({
      settlement: 'assigned',
      assignedTo: { operatorId: at.raviId, displayName: 'RAVI' },
    });
    const free = await at.assign(challan, 'nobody');
    expect(free.data.order.challans[0]).toMatchObject({ settlement: 'queued', assignedTo: null });
    await at.sql`update operators set disabled_at = ${start} where id = ${at.raviId}`;
    expect((await at.assign(challan, at.raviId)).problem.code).toBe('operator/not-found');
    expect((await at.assign({ ...challan, orderChallanId: nobody })).problem.code).toBe(
      'operator/not-found',
    );
    expect((await at.acts()).map(({ outcome }) => outcome)).toEqual([
      ...Array(3).fill('done'),
      ...Array(2).fill('operator/not-found'),
    ]);
  });

  test('has a challan taken by two operators at once: one gets it, the other sees why not', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    const answers = await Promise.all([at.assign(challan), at.assign(challan, 'me', at.ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers[0]?.status === 200 ? at.ashaId : at.raviId;
    expect((await at.firstOf(order)).assignedTo?.operatorId).toBe(first);
    expect((await at.assign(challan, first)).status).toBe(200);
  });

  test('has no challans at the desk that are with the partner', async () => {
    const order = await at.paid([eChallan()]);
    const challan = await at.firstOf(order);
    expect((await at.assign(challan)).problem.code).toBe('operator/wrong-state');
  });
});

describe('documents', () => {
  test('open only for operators: images inline, PDFs as a download, without active content', async () => {
    const order = await at.inReview();
    const { rc, licence } = await at.documentsOf(order);
    const openIt = (documentId = '', by = at.asha) =>
      by.call(deskDocument, { params: { documentId } });
    const picture = await openIt(rc?.documentId);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(picture.headers['content-disposition']).toBeUndefined();
    const pdf = await openIt(licence?.documentId);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="document-/);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    expect((await openIt(rc?.documentId, at.person.browser)).status).toBe(401);
    expect((await openIt(nobody)).problem.code).toBe('operator/not-found');
    expect(await at.acts()).toEqual([
      { act: 'open-document', outcome: 'done', order_id: order.orderId },
      { act: 'open-document', outcome: 'done', order_id: order.orderId },
      { act: 'open-document', outcome: 'operator/not-found', order_id: null },
    ]);
    await at.sql`update order_documents set erased_at = ${start}`;
    expect((await openIt(rc?.documentId)).problem.code).toBe('operator/not-found');
    await at.sql`update order_documents set erased_at = null`;
    vi.spyOn(at.api.files, 'get').mockResolvedValue(downFailure('files'));
    expect((await openIt(rc?.documentId)).problem.code).toBe('document/not-stored');
  });

  test('stay with their operator until the court challan is paid', async () => {
    const order = await at.inReview();
    await at.assign(await at.firstOf(order));
    const { rc, licence } = await at.documentsOf(order);
    for (const document of [rc, licence]) {
      await at.review(document?.documentId ?? '', { verdict: 'accepted' });
    }
    const otp = { stage: 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT', otp: '123456' };
    const { challanNumber } = await at.firstOf(order);
    const body = { ...otp, challanNumber, orderId: order.orderId };
    expect((await at.person.browser.call(updateChallanStage, { body })).status).toBe(200);
    await at.person.work();
    expect(await at.firstOf(order)).toMatchObject({
      settlement: 'assigned',
      assignedTo: { displayName: 'ASHA' },
      site: 'https://vcourts.gov.in/virtualcourt/',
      documents: [
        { state: 'accepted', reviewedBy: { displayName: 'ASHA' } },
        { state: 'accepted', reviewedBy: { displayName: 'ASHA' } },
      ],
    });
    const { events } = await at.open(order);
    expect(events.find(({ kind }) => kind === 'documents-verified')?.by?.displayName).toBe('ASHA');
  });

  test('are accepted or rejected once; the owner is notified and the challan moves on', async () => {
    const order = await at.inReview();
    const { rc, licence } = await at.documentsOf(order);
    await at.review(rc?.documentId ?? '', { verdict: 'rejected', reason: 'unreadable' });
    const sentBack = await at.review(licence?.documentId ?? '', { verdict: 'accepted' });
    expect(sentBack.data.order.challans[0]).toMatchObject({
      settlement: 'awaiting-documents',
      documentsNeeded: ['rc'],
    });
    expect(await at.documentsOf(order)).toMatchObject({
      rc: { state: 'rejected', reason: 'unreadable' },
      licence: { state: 'accepted', reason: null },
    });
    const again = await at.review(rc?.documentId ?? '', { verdict: 'accepted' });
    expect(again.problem.code).toBe('operator/wrong-state');
    expect((await at.review(nobody, { verdict: 'accepted' })).problem.code).toBe(
      'operator/not-found',
    );
    const bad = await at.review(rc?.documentId ?? '', { verdict: 'rejected', reason: 'ugly' });
    expect(bad.problem.code).toBe('request/bad-input');
    expect((await at.acts()).map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
      'reject-document done',
      'accept-document done',
      'accept-document operator/wrong-state',
      'accept-document operator/not-found',
    ]);
  });
});
