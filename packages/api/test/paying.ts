import { randomUUID } from 'node:crypto';
import type { ChallanKind } from '@pahiya/domain/challans/challan';
import type { GatewayEvent, GatewayPayment } from '@pahiya/domain/payments/ports';
import type { LightMyRequestResponse } from 'fastify';
import { readTrialBalance } from '../src/modules/ledger/trial-balance.ts';
import { findOrder } from '../src/modules/orders/find-order.ts';
import { gatewayEventIntake } from '../src/modules/payments/gateway-event-intake.ts';
import { paymentTasks } from '../src/modules/payments/payment-tasks.ts';
import { startPayment } from '../src/modules/payments/start-payment.ts';
import type { TaskHandlers } from '../src/tasks/task-kinds.ts';
import { testHandlers } from '../src/tasks/test-handlers.ts';
import { createWorkLoop } from '../src/tasks/work-loop.ts';
import { type LaidOrder, layOrder } from './order-fixtures.ts';
import { signReturn } from './scripted-gateway.ts';
import type { TestApi } from './test-api.ts';

/** An order whose owner was redirected to the gateway. */
export type OrderAtGateway = LaidOrder & {
  readonly paymentId: string;
  readonly gatewayOrderId: string;
};

/** Common steps of payment tests, on one API. */
export function payingOn(api: TestApi, handlers: Partial<TaskHandlers> = {}) {
  const { services, app, gateway } = api;
  const { sql } = services;
  const waiting = async () => ({ again: new Date('2100-01-01T00:00:00Z') });
  // Settlement and message tasks are covered by other tests and stay queued.
  const others: Partial<TaskHandlers> = {
    'settle-challan': waiting,
    'watch-promise': waiting,
    'send-notification': waiting,
    'send-notice': waiting,
    'erase-documents': waiting,
    'send-newsletter': waiting,
    'close-order': waiting,
  };
  const loop = createWorkLoop(services, testHandlers({ ...others, ...paymentTasks, ...handlers }), {
    intakes: [gatewayEventIntake],
  });
  return {
    loop,
    /** Inserts an order and redirects its owner to the gateway. */
    atGateway: async (kinds?: readonly ChallanKind[]): Promise<OrderAtGateway> => {
      const laid = await layOrder(sql, {
        now: services.now(),
        ...(kinds === undefined ? {} : { kinds }),
      });
      return { ...laid, ...(await goToGateway(api, laid.orderId)) };
    },
    /** Posts a signed webhook; `eventId` is new unless given. */
    postWebhook: (event: GatewayEvent, eventId: string = randomUUID()) => {
      const { body, signature } = gateway.webhook(event);
      return app.inject({
        method: 'POST',
        url: '/api/webhooks/razorpay',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          'x-razorpay-event-id': eventId,
        },
        payload: body,
      });
    },
    /** Returns from the gateway's page, signed as the gateway signs. */
    comeBack: (
      { paymentId, gatewayOrderId }: OrderAtGateway,
      payment: GatewayPayment,
      signature = signReturn(gatewayOrderId, payment.gatewayPaymentId),
    ): Promise<LightMyRequestResponse> =>
      app.inject({
        method: 'POST',
        url: `/api/payments/razorpay/return?payment=${paymentId}&language=hi`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
          origin: 'https://api.razorpay.com',
        },
        payload: new URLSearchParams({
          razorpay_payment_id: payment.gatewayPaymentId,
          razorpay_order_id: gatewayOrderId,
          razorpay_signature: signature,
        }).toString(),
      }),
    /** Payment state, refunds and ledger of an order. */
    moneyOf: async (orderId: string) => {
      const order = await findOrder(sql, orderId);
      const attempts = await sql<{ id: string; status: string; use: string | null }[]>`
        select a.gateway_payment_id as id, a.status, a.use from payment_attempts a
        join payments p on p.id = a.payment_id where p.order_id = ${orderId} order by 1`;
      const refunds = await sql<{ reason: string; state: string; amount: number }[]>`
        select reason, state, amount_paise as amount from refunds where order_id = ${orderId} order by 1`;
      return { state: order?.paymentState, step: order?.activeStep, attempts, refunds };
    },
    books: () => readTrialBalance(sql),
  };
}

/** Starts the payment of an order as its page does. */
export async function goToGateway(api: TestApi, orderId: string) {
  const { services } = api;
  const order = await findOrder(services.sql, orderId);
  if (order === null) throw new Error('no order');
  const checkout = await startPayment(services, order, {
    language: 'en',
    origin: services.settings.brand.siteUrl,
  });
  if (!checkout.ok) throw new Error(checkout.error.code);
  await services.sql`
    update orders set payment_state = 'attempted', active_step = 'CHALLAN_PAYMENT_IN_PROGRESS'
    where id = ${orderId} and payment_state in ('open', 'attempted')`;
  const gatewayOrderId = checkout.value.fields.order_id ?? '';
  const callback = new URL(checkout.value.fields.callback_url ?? '');
  return { gatewayOrderId, paymentId: callback.searchParams.get('payment') ?? '' };
}
