import {
  createOrder as createContract,
  fetchOrder,
  listOrders,
  orderFeedback,
  orderStatus,
  payOrder as payContract,
} from '@pahiya/contracts/orders/order-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { createOrder } from '../orders/quotes/create-order.ts';
import { rateOrder } from '../orders/rate-order.ts';
import { payOrder } from '../payments/pay-order.ts';
import { findOwnOrder } from './find-own-order.ts';
import { listOwnOrders } from './list-own-orders.ts';
import { readOwnOrder, readOwnStatus } from './read-own-order.ts';

const payments: LimitRule = { name: 'order-payment', points: 30, perSeconds: 600 };
const creations: LimitRule = { name: 'order-create', points: 30, perSeconds: 600 };

/** Registers the calls of orders of any kind, for their owners. */
export function registerOwnOrders(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    createContract,
    async ({ body, caller, device }) => {
      const created = await createOrder(services, body, { caller, device });
      return created.ok ? readOwnOrder(services, created.value, caller.userId) : created;
    },
    { limits: ({ caller }) => [{ rule: creations, key: caller.userId }] },
  );

  serve(app, orderStatus, ({ params, caller }) =>
    readOwnStatus(services, params.id, caller.userId),
  );

  serve(app, fetchOrder, ({ params, caller }) => readOwnOrder(services, params.id, caller.userId));

  serve(app, orderFeedback, async ({ body, caller }) => {
    const { userId } = caller;
    const order = await findOwnOrder(services, body.orderId, userId);
    return order.ok ? rateOrder(services, order.value, { ...body, userId }) : order;
  });

  serve(app, listOrders, ({ query, caller }) => listOwnOrders(services, caller.userId, query));

  serve(
    app,
    payContract,
    async ({ body, caller, request }) => {
      const { userId } = caller;
      const order = await findOwnOrder(services, body.orderId, userId);
      if (!order.ok) return order;
      const { headers } = request;
      const checkout = await payOrder(services, order.value, { ...body, userId, headers });
      if (!checkout.ok) return checkout;
      wakeWorkers(services.sql);
      const { action, fields } = checkout.value;
      return ok({ checkout: { action, fields: { ...fields } } });
    },
    { limits: ({ caller }) => [{ rule: payments, key: caller.userId }] },
  );
}
