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
  verifyChallanReceipt as verifyContract,
} from '@pahiya/contracts/challans/order-contracts';
import { checkMoves } from '@pahiya/domain/challans/active-step';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/answer.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { fileAnswer } from '../order-documents/file-answer.ts';
import { rateOrder } from '../orders/rate-order.ts';
import { orderNotFound } from '../orders/refusals.ts';
import { makeReceipt } from '../receipts/make-receipt.ts';
import { receiptsMade } from '../receipts/receipt-limits.ts';
import { createOrder } from './checkout/create-order.ts';
import { quoteChallans } from './checkout/quote-challans.ts';
import { generateCourtOtp } from './court-otp.ts';
import { registerChallanDesk } from './desk/desk-challan-routes.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { listOrders } from './reading/list-orders.ts';
import { orderDetails, payStatus } from './reading/order-details.ts';
import { readOwnReceipt } from './settlement/read-own-receipt.ts';
import { challanKind, findOwnChallanOrder } from './store/challan-order.ts';
import { updateStage } from './update-stage.ts';
import { verifyChallanReceipt } from './verify-challan-receipt.ts';

/** People request and type court OTPs by hand; the court limits attempts as well. */
const courtOtpSent: LimitRule = { name: 'court-otp', points: 5, perSeconds: 3_600 };
const uploads: LimitRule = { name: 'order-documents', points: 40, perSeconds: 3_600 };
const stages: LimitRule = { name: 'order-stage', points: 30, perSeconds: 600 };

/** Registers the module's calls and checks the table of moves at start. */
export function registerChallanOrders(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  checkMoves();
  registerChallanDesk(app, tools);

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
      const order = await findOwnChallanOrder(services.sql, body.orderId, userId);
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
      const { userId } = caller;
      const wanted = { ...params, ...query, userId, kind: challanKind };
      const receipt = await makeReceipt(services, wanted);
      return receipt.ok ? ok(new FileAnswer(receipt.value)) : receipt;
    },
    { limits: ({ caller }) => [{ rule: receiptsMade, key: caller.userId }] },
  );

  serve(
    app,
    authorityReceipt,
    async ({ params, caller, reply }) => {
      const opened = await readOwnReceipt(services, { ...params, userId: caller.userId });
      return opened.ok ? ok(fileAnswer(reply, opened.value, 'receipt.pdf')) : opened;
    },
    { limits: ({ caller }) => [{ rule: receiptsMade, key: caller.userId }] },
  );

  serve(app, verifyContract, ({ params }) => verifyChallanReceipt(services, params.code));

  serve(app, challanFeedback, ({ body, caller }) =>
    rateOrder(
      services,
      { orderId: body.orderId, kind: challanKind },
      { ...body, userId: caller.userId },
    ),
  );
}
