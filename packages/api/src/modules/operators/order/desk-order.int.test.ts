import { deskDocument, deskFindOrder, deskOrder } from '@pahiya/contracts/operators/desk-contracts';
import { describe, expect, test, vi } from 'vitest';
import { eChallan } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { nobody, start, useWorkingDesk } from '../../../../test/working-desk.ts';

const at = useWorkingDesk();

describe('an order at the desk', () => {
  test('is shown whole without the person, and its opening is written down', async () => {
    const order = await at.paidAtDesk();
    const found = await at.asha.call(deskFindOrder, {
      query: { publicId: ` ${order.publicId.toLowerCase()} ` },
    });
    expect(found.data.orderId).toBe(order.orderId);
    const shown = await at.open(order);
    expect(shown).toMatchObject({
      mobileMasked: '98•••••210',
      paymentState: 'paid',
      challans: [{ settlement: 'queued', route: 'desk', acts: ['assign', 'give-up'] }],
      attempts: [{ use: 'fulfilled', status: 'captured' }],
    });
    expect(shown.ledger.map(({ kind }) => kind)).toEqual(['capture']);
    expect(JSON.stringify(shown)).not.toContain('9876543210');
    const again = await at.open(order, at.ravi);
    expect(again.acts).toMatchObject([
      { act: 'open-order', outcome: 'done', by: { displayName: 'ASHA' } },
    ]);
  });

  test('that does not exist is not found, and that is written down', async () => {
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
    const unknown = await at.asha.call(deskFindOrder, { query: { publicId: 'PC-0000-0000' } });
    expect(unknown.problem.code).toBe('operator/not-found');
  });

  test('is given to oneself, to another and back; a closed account gets none', async () => {
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

  test('that two operators take at once is one’s, and the other is told', async () => {
    const order = await at.paidAtDesk();
    const challan = await at.firstOf(order);
    const answers = await Promise.all([at.assign(challan), at.assign(challan, 'me', at.ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers[0]?.status === 200 ? at.ashaId : at.raviId;
    expect((await at.firstOf(order)).assignedTo?.operatorId).toBe(first);
    expect((await at.assign(challan, first)).status).toBe(200);
  });

  test('that the partner has is nobody’s at the desk', async () => {
    const order = await at.paid([eChallan()]);
    const challan = await at.firstOf(order);
    expect((await at.assign(challan)).problem.code).toBe('operator/wrong-state');
  });
});

describe('documents', () => {
  test('are opened by operators alone: a picture is shown, a PDF saved, and neither can do anything', async () => {
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

  test('are accepted or rejected once; the owner is told and the challan goes on', async () => {
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
