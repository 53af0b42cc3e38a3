import {
  cancelRtoOrder,
  createRtoOrder,
  rtoServiceOffer,
  rtoServicePrice,
  submitRtoDocuments,
  uploadRtoDocument,
} from '@pahiya/contracts/rto-orders/rto-order-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { cancelOrder } from './cancel-order.ts';
import { registerRtoDesk } from './desk/desk-rto-routes.ts';
import { submitDocuments } from './documents/submit-documents.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { orderService } from './order-service.ts';
import { readOffer } from './read-offer.ts';
import { readPrice } from './read-price.ts';

const uploads: LimitRule = { name: 'order-documents', points: 40, perSeconds: 3_600 };
const orders: LimitRule = { name: 'rto-orders', points: 20, perSeconds: 3_600 };
const changes: LimitRule = { name: 'order-stage', points: 30, perSeconds: 600 };
/** A file of 8 MB in base64, plus a few short fields. */
const uploadBodyBytes = 11_500_000;

/** Registers the calls of RTO work: for its owner, and for the desk. */
export function registerRtoOrders(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  registerRtoDesk(app, tools);

  serve(app, rtoServiceOffer, async ({ query }) => readOffer(services, query.serviceId));
  serve(app, rtoServicePrice, async ({ query }) => readPrice(services, query));

  serve(
    app,
    createRtoOrder,
    async ({ body, caller, device }) => {
      const created = await orderService(services, body, { caller, device });
      return created.ok ? ok({ orderId: created.value }) : created;
    },
    { limits: ({ caller }) => [{ rule: orders, key: caller.userId }] },
  );

  serve(
    app,
    uploadRtoDocument,
    async ({ body, caller }) => {
      const uploaded = await uploadDocument(services, caller.userId, body);
      return uploaded.ok ? ok({ orderId: body.orderId }) : uploaded;
    },
    {
      limits: ({ caller }) => [{ rule: uploads, key: caller.userId }],
      bodyLimitBytes: uploadBodyBytes,
    },
  );

  serve(
    app,
    submitRtoDocuments,
    async ({ body, caller }) => {
      const done = await submitDocuments(services, caller.userId, body.orderId);
      return done.ok ? ok({ orderId: body.orderId }) : done;
    },
    { limits: ({ caller }) => [{ rule: changes, key: caller.userId }] },
  );

  serve(
    app,
    cancelRtoOrder,
    async ({ body, caller }) => {
      const done = await cancelOrder(services, caller.userId, body.orderId);
      if (!done.ok) return done;
      wakeWorkers(services.sql);
      return ok({ orderId: body.orderId });
    },
    { limits: ({ caller }) => [{ rule: changes, key: caller.userId }] },
  );
}
