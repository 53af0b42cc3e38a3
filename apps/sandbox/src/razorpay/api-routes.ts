import { timingSafeEqual } from 'node:crypto';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Bank } from './bank.ts';
import { type RazorpayOrder, type RazorpayPayment, razorpayId } from './entities.ts';
import { badRequest, errorBody, RazorpayRefusal } from './errors.ts';
import type { RefundDesk } from './refunds.ts';
import type { SettingsBoard } from './settings.ts';
import { settledItems } from './settlements.ts';
import type { RazorpayStore } from './store.ts';

export type RazorpayApi = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly store: RazorpayStore;
  readonly bank: Bank;
  readonly refunds: RefundDesk;
  readonly settings: SettingsBoard;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

const notes = z.union([z.record(z.string(), z.string()), z.array(z.never())]);
const orderBody = z.object({
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  notes: notes.optional(),
});
const refundBody = z
  .object({
    amount: z.int().optional(),
    speed: z.enum(['normal', 'optimum']).optional(),
    notes: notes.optional(),
    receipt: z.string().nullish(),
  })
  .optional();
const captureBody = z.object({ amount: z.int(), currency: z.string().optional() });
const idParams = z.object({ id: z.string() });
const listQuery = z.object({
  from: z.coerce.number().int().optional(),
  to: z.coerce.number().int().optional(),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
  receipt: z.string().optional(),
});

const twoDigits = z.coerce
  .number()
  .int()
  .transform((number) => String(number).padStart(2, '0'));
const reconQuery = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  month: twoDigits,
  day: twoDigits,
  count: z.coerce.number().int().min(1).max(1000).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

/** Razorpay's REST API, version 1: orders, payments, refunds and the settlement report. */
export function addRazorpayApi(app: FastifyInstance, api: RazorpayApi): void {
  app.register(async (routes) => {
    guardRoutes(routes, api);
    addOrderRoutes(routes, api);
    addPaymentRoutes(routes, api);
    addSettlementRoutes(routes, api);
  });
}

function guardRoutes(routes: FastifyInstance, api: RazorpayApi): void {
  const withLostAnswer = new WeakSet<FastifyRequest>();
  routes.addHook('preHandler', async (request, reply) => {
    api.calls.count('razorpay');
    const mode = await applyFault(api.faults.take('razorpay'), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'lost-answer') withLostAnswer.add(request);
    if (isKnown(request.headers.authorization, api)) return;
    throw new RazorpayRefusal({ ...badRequest('Authentication failed'), status: 401 });
  });
  // The work is done, but the caller never gets the response.
  routes.addHook('onSend', async (request, _reply, payload) => {
    if (withLostAnswer.has(request)) request.raw.socket.resetAndDestroy();
    return payload;
  });
  routes.setErrorHandler((error, _request, reply) => {
    if (error instanceof RazorpayRefusal) {
      return reply.code(error.refusal.status).send(errorBody(error.refusal));
    }
    if (error instanceof z.ZodError) {
      const [issue] = error.issues;
      const field = String(issue?.path[0] ?? '');
      return reply
        .code(400)
        .send(errorBody(badRequest(`The ${field} field is invalid.`, { field })));
    }
    return reply.code(400).send(errorBody(badRequest('The request could not be read.')));
  });
}

function isKnown(authorization: string | undefined, api: RazorpayApi): boolean {
  const wanted = `Basic ${Buffer.from(`${api.keyId}:${api.keySecret}`).toString('base64')}`;
  const given = Buffer.from(authorization ?? '');
  return given.length === wanted.length && timingSafeEqual(given, Buffer.from(wanted));
}

function addOrderRoutes(routes: FastifyInstance, api: RazorpayApi): void {
  const { store } = api;
  routes.post('/v1/orders', async (request) => {
    const order = newOrder(orderBody.parse(request.body), api.now());
    store.putOrder(order);
    return order;
  });
  routes.get('/v1/orders', async (request) => {
    const query = listQuery.parse(request.query);
    return collection(store.orders(query.receipt), query);
  });
  routes.get('/v1/orders/:id', async (request) => orderOf(store, request));
  routes.get('/v1/orders/:id/payments', async (request) => {
    const payments = store.paymentsOf(orderOf(store, request).id);
    return { entity: 'collection', count: payments.length, items: payments };
  });
}

function newOrder(asked: z.infer<typeof orderBody>, at: Date): RazorpayOrder {
  if (asked.amount < 100) {
    throw new RazorpayRefusal(
      badRequest('Order amount less than minimum amount allowed', { field: 'amount' }),
    );
  }
  if (asked.currency !== 'INR') {
    throw new RazorpayRefusal(badRequest('Currency is not supported', { field: 'currency' }));
  }
  if ((asked.receipt ?? '').length > 40) {
    throw new RazorpayRefusal(
      badRequest('The receipt may not be greater than 40 characters.', { field: 'receipt' }),
    );
  }
  if (Object.keys(asked.notes ?? {}).length > 15) {
    throw new RazorpayRefusal(
      badRequest('Number of fields in notes should be less than or equal to 15', {
        field: 'notes',
      }),
    );
  }
  return {
    id: razorpayId('order'),
    entity: 'order',
    amount: asked.amount,
    amount_paid: 0,
    amount_due: asked.amount,
    currency: 'INR',
    receipt: asked.receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: asked.notes ?? [],
    created_at: Math.floor(at.getTime() / 1000),
  };
}

function addPaymentRoutes(routes: FastifyInstance, api: RazorpayApi): void {
  const { store, bank } = api;
  routes.get('/v1/payments', async (request) => {
    const query = listQuery.parse(request.query);
    return collection(store.payments(), query);
  });
  routes.get('/v1/payments/:id', async (request) => paymentOf(store, request));
  routes.post('/v1/payments/:id/capture', async (request) => {
    const payment = paymentOf(store, request);
    const { amount } = captureBody.parse(request.body);
    if (payment.captured) {
      throw new RazorpayRefusal(badRequest('This payment has already been captured'));
    }
    if (payment.status !== 'authorized') {
      throw new RazorpayRefusal(
        badRequest('Only payments which have been authorized and not yet captured can be captured'),
      );
    }
    if (amount !== payment.amount) {
      throw new RazorpayRefusal(
        badRequest('Capture amount must be equal to the amount authorized', { field: 'amount' }),
      );
    }
    return bank.capture(payment.id, 'normal');
  });
  routes.post('/v1/payments/:id/refund', async (request) => {
    const key = request.headers['x-refund-idempotency'];
    const asked = refundBody.parse(request.body ?? undefined) ?? {};
    return api.refunds.refund(
      idParams.parse(request.params).id,
      asked,
      typeof key === 'string' ? key : undefined,
    );
  });
  routes.get('/v1/payments/:id/refunds', async (request) => {
    const query = listQuery.parse(request.query);
    return collection(store.refundsOf(paymentOf(store, request).id), query);
  });
  routes.get('/v1/refunds/:id', async (request) =>
    existing(store.refund(idParams.parse(request.params).id)),
  );
}

function addSettlementRoutes(routes: FastifyInstance, api: RazorpayApi): void {
  routes.get('/v1/settlements/recon/combined', async (request) => {
    const { year, month, day, count, skip } = reconQuery.parse(request.query);
    const date = parseIstDate(`${year}-${month}-${day}`);
    if (date === null) throw new RazorpayRefusal(badRequest('The day field is invalid.'));
    const { settleAfterDays: afterDays } = api.settings.now();
    const items = settledItems(api.store, date, { now: api.now(), afterDays });
    const page = items.slice(skip, skip + count);
    return { entity: 'collection', count: page.length, items: page };
  });
}

function collection<Entity extends { readonly created_at: number }>(
  entities: readonly Entity[],
  query: z.infer<typeof listQuery>,
) {
  const from = query.from ?? 0;
  const to = query.to ?? Number.POSITIVE_INFINITY;
  const items = entities
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .slice(query.skip, query.skip + query.count);
  return { entity: 'collection', count: items.length, items };
}

function orderOf(store: RazorpayStore, request: FastifyRequest): RazorpayOrder {
  return existing(store.order(idParams.parse(request.params).id));
}

function paymentOf(store: RazorpayStore, request: FastifyRequest): RazorpayPayment {
  return existing(store.payment(idParams.parse(request.params).id));
}

function existing<Entity>(entity: Entity | undefined): Entity {
  if (entity !== undefined) return entity;
  throw new RazorpayRefusal(badRequest('The id provided does not exist'));
}
