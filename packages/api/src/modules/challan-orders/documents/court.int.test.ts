import { randomUUID } from 'node:crypto';
import {
  challanFeedback,
  generateCourtOtp,
  updateChallanStage,
  uploadChallanDocuments,
} from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { courtChallan, useOrderDesk } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { applySettlementResult } from '../settlement/settlement-result.ts';
import { reviewDocument } from './review-document.ts';

const court = courtChallan();
const { challanNumber } = court;
const operatorId = randomUUID();

const tests = useOrderDesk(court);
let order: ChallanOrder;

beforeEach(async () => {
  order = await tests.desk.create([challanNumber]);
  await tests.desk.pay(order);
  await tests.desk.work();
});

const photo = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#ffcc00' },
})
  .jpeg()
  .toBuffer();

function upload(kind: string) {
  return tests.desk.browser.call(uploadChallanDocuments, {
    body: {
      orderId: order.orderId,
      challanNumber,
      kind,
      contentBase64: photo.toString('base64'),
    },
  });
}

const stage = (body: object) =>
  tests.desk.browser.call(updateChallanStage, { body: { orderId: order.orderId, ...body } });

/** An operator reviews all pending documents; those of the named kinds are rejected as unreadable. */
async function review(unreadable: readonly string[] = []) {
  const { challans } = await tests.desk.read(order.orderId);
  const waiting = challans[0]?.documents.filter(({ state }) => state === 'stored') ?? [];
  for (const { documentId, kind } of waiting) {
    const verdict = unreadable.includes(kind) ? ({ rejected: 'unreadable' } as const) : 'accepted';
    const outcome = await tests.sql.begin((tx) =>
      reviewDocument(tx, tests.api.services, { documentId, operatorId, verdict }),
    );
    expect(outcome.ok).toBe(true);
  }
}

async function handIn() {
  await upload('rc');
  await upload('driving-licence');
  return stage({ stage: 'DOCUMENT_UPLOADED' });
}

const turnsTold = () =>
  tests.api.messages.filter(({ template }) => template !== 'otp').map(({ template }) => template);

describe('a court challan', () => {
  test('goes from payment through documents and court OTP to the desk, and ends with a receipt', async () => {
    expect(await tests.desk.read(order.orderId)).toMatchObject({
      activeStep: 'DOCUMENT_UPLOAD',
      challans: [
        {
          settlement: 'awaiting-documents',
          documentsNeeded: ['rc', 'driving-licence'],
          promisedOn: '2027-01-20',
        },
      ],
    });
    await upload('rc');
    const early = await stage({ stage: 'DOCUMENT_UPLOADED' });
    expect(early.problem).toMatchObject({
      code: 'order/documents-missing',
      errors: [{ path: `documents.${challanNumber}.driving-licence` }],
    });
    await upload('driving-licence');
    const handed = await stage({ stage: 'DOCUMENT_UPLOADED' });
    expect(handed.data.order.activeStep).toBe('DOCUMENT_UPLOADED');
    await review();
    expect((await tests.desk.read(order.orderId)).activeStep).toBe('DOCUMENT_VERIFIED');

    const sent = await tests.desk.browser.call(generateCourtOtp, {
      body: { orderId: order.orderId, challanNumber },
    });
    expect(sent.data.mobileMasked).toBe('98•••••210');
    expect(tests.api.partner.otpFor.map(({ mobile }) => mobile)).toEqual(['9876543210']);
    const otp = { stage: 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT', challanNumber };
    expect((await stage({ ...otp, otp: '000000' })).problem.code).toBe('order/court-otp-wrong');
    const right = await stage({ ...otp, otp: '123456' });
    expect(right.data.order.activeStep).toBe('CHALLAN_OTP_SUBMITTED_REGULAR_COURT');
    await tests.desk.work();
    const [row] = await tests.sql<{ id: string; route: string; settlement: string }[]>`
      select id, route, settlement from order_challans`;
    expect(row).toMatchObject({ route: 'desk', settlement: 'queued' });
    expect(tests.api.partner.submitted).toEqual([]);

    await tests.sql`update order_challans set settlement = 'assigned'`;
    await tests.sql.begin((tx) =>
      applySettlementResult(tx, tests.api.services, row?.id ?? '', {
        state: 'paid',
        receiptNumber: 'VC-77',
        paidAt: '2026-11-21T05:00:00Z',
      }),
    );
    await tests.desk.work();
    const ended = await tests.desk.read(order.orderId);
    expect(ended).toMatchObject({
      activeStep: 'CHALLAN_PAYMENT_SETTLED',
      challans: [{ receiptNumber: 'VC-77', settlement: 'receipt-stored' }],
    });
    expect(ended.events.map(({ kind }) => kind)).toEqual([
      'ordered',
      'payment-started',
      'paid',
      'documents-needed',
      'documents-received',
      'documents-verified',
      'court-otp-needed',
      'court-otp-received',
      'sent-to-authority',
      'receipt',
    ]);
    expect(turnsTold().sort()).toEqual([
      'order-court-otp-needed',
      'order-documents-needed',
      'order-paid',
      'order-receipt',
      'order-sent',
    ]);
  });

  test('with rejected documents goes back to its owner, who is notified each time', async () => {
    for (const round of [1, 2]) {
      await handIn();
      await review(['rc']);
      await tests.desk.work();
      const back = await tests.desk.read(order.orderId);
      expect(back.activeStep).toBe('DOCUMENT_UPLOAD');
      expect(back.challans[0]?.documentsNeeded).toEqual(['rc']);
      expect(turnsTold().filter((turn) => turn === 'order-documents-rejected')).toHaveLength(round);
    }
    const { challans } = await tests.desk.read(order.orderId);
    const rejected = challans[0]?.documents.filter(({ state }) => state === 'rejected');
    expect(rejected).toMatchObject([{ kind: 'rc', reason: 'unreadable' }]);
  });

  test('takes no documents and no OTP at the wrong step', async () => {
    await handIn();
    expect((await upload('rc')).problem.code).toBe('order/wrong-step');
    expect((await stage({ stage: 'DOCUMENT_UPLOADED' })).problem.code).toBe('order/wrong-step');
    const otp = { stage: 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT', challanNumber, otp: '123456' };
    expect((await stage(otp)).problem.code).toBe('order/wrong-step');
    await review();
    Object.assign(tests.api.partner, { submitCourtOtp: async () => downFailure('partner') });
    expect((await stage(otp)).problem.code).toBe('order/partner-unavailable');
  });
});

test('a finished order is rated once', async () => {
  const rate = (rating: number) =>
    tests.desk.browser.call(challanFeedback, {
      body: { orderId: order.orderId, rating, remark: 'Fine' },
    });
  expect((await rate(5)).problem.code).toBe('order/wrong-step');
  await tests.sql`update orders set active_step = 'CHALLAN_PAYMENT_SETTLED'`;
  const answers = await Promise.all([rate(4), rate(5)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await rate(3)).problem.code).toBe('order/feedback-given');
});
