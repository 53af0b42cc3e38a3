import {
  authorityReceipt,
  challanFeedback,
  challanOrderDetails,
  challanPayStatus,
  challanReceipt,
  createChallanOrder,
  generateCourtOtp as generateCourtOtpContract,
  listChallanOrders,
  quoteChallans as quoteContract,
  updateChallanStage,
  uploadChallanDocuments,
  verifyChallanReceipt,
} from '@pahiya/contracts/challans/order-contracts';
import { checkMoves } from '@pahiya/domain/challans/active-step';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/answer.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { generateCourtOtp } from './court-otp.ts';
import { createOrder } from './create-order.ts';
import { fileAnswer } from './documents/file-answer.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { giveFeedback } from './feedback.ts';
import { listOrders } from './list-orders.ts';
import { orderDetails, payStatus } from './order-details.ts';
import { findOwnOrder } from './order-repository.ts';
import { quoteChallans } from './quote-challans.ts';
import { makeReceipt } from './receipt/make-receipt.ts';
import { verifyReceipt } from './receipt/verify-receipt.ts';
import { orderNotFound } from './refusals.ts';
import { readOwnReceipt } from './settlement/read-own-receipt.ts';
import { updateStage } from './update-stage.ts';

/** People request and type court OTPs by hand; the court limits attempts as well. */
const courtOtpSent: LimitRule = { name: 'court-otp', points: 5, perSeconds: 3_600 };
const uploads: LimitRule = { name: 'order-documents', points: 40, perSeconds: 3_600 };
const receipts: LimitRule = { name: 'order-receipt', points: 60, perSeconds: 600 };
const stages: LimitRule = { name: 'order-stage', points: 30, perSeconds: 600 };

/** Registers the module's calls and checks the table of moves at start. */
export function registerChallanOrders(
  app: FastifyInstance,
  { services, serve }: ModuleTools,
): void {
  checkMoves();

  serve(app, quoteContract, ({ body, caller, device }) =>
    quoteChallans(services, body, { caller, device }),
  );

  serve(app, createChallanOrder, async ({ body, caller, device }) => {
    const created = await createOrder(services, body, { caller, device });
    return created.ok ? orderDetails(services, created.value, caller.userId) : created;
  });

  serve(app, challanOrderDetails, ({ query, caller }) =>
    orderDetails(services, query.orderId, caller.userId),
  );

  serve(app, challanPayStatus, ({ params, caller }) =>
    payStatus(services, params.id, caller.userId),
  );

  serve(app, listChallanOrders, ({ query, caller }) => listOrders(services, caller.userId, query));

  serve(
    app,
    updateChallanStage,
    ({ body, caller, request }) => updateStage(services, caller.userId, body, request.headers),
    {
      limits: ({ caller }) => [{ rule: stages, key: caller.userId }],
    },
  );

  serve(
    app,
    generateCourtOtpContract,
    async ({ body, caller }) => {
      const { userId } = caller;
      const order = await findOwnOrder(services.sql, body.orderId, userId);
      if (order === null) return err(orderNotFound);
      return generateCourtOtp(services, { order, challanNumber: body.challanNumber, userId });
    },
    { limits: ({ caller }) => [{ rule: courtOtpSent, key: caller.userId }] },
  );

  serve(
    app,
    uploadChallanDocuments,
    async ({ body, caller }) => {
      const uploaded = await uploadDocument(services, caller.userId, body);
      return uploaded.ok ? orderDetails(services, body.orderId, caller.userId) : uploaded;
    },
    {
      limits: ({ caller }) => [{ rule: uploads, key: caller.userId }],
      bodyLimitBytes: 11_500_000,
    },
  );

  serve(
    app,
    challanReceipt,
    async ({ params, query, caller }) => {
      const receipt = await makeReceipt(services, { ...params, ...query, userId: caller.userId });
      return receipt.ok ? ok(new FileAnswer(receipt.value)) : receipt;
    },
    { limits: ({ caller }) => [{ rule: receipts, key: caller.userId }] },
  );

  serve(
    app,
    authorityReceipt,
    async ({ params, caller, reply }) => {
      const opened = await readOwnReceipt(services, { ...params, userId: caller.userId });
      return opened.ok ? ok(fileAnswer(reply, opened.value, 'receipt.pdf')) : opened;
    },
    { limits: ({ caller }) => [{ rule: receipts, key: caller.userId }] },
  );

  serve(app, verifyChallanReceipt, ({ params }) => verifyReceipt(services, params.code));

  serve(app, challanFeedback, ({ body, caller }) => giveFeedback(services, caller.userId, body));
}
