import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { TagWorld } from '../fastag/tag-world.ts';
import { createCallbackSender } from './callbacks.ts';
import { type ComplaintBook, createComplaintBook } from './complaint-book.ts';
import { billerList, createFetchDesk, type FetchDesk } from './fetch-desk.ts';
import {
  createPaymentBook,
  type PaymentBook,
  type PaymentOrder,
  type PaymentTarget,
} from './payment-book.ts';
import { type BbpsSettings, DEFAULT_SETTINGS, settingsInput } from './settings.ts';

const BASE = '/bbps/v1';
/** A timer may fire a little before its time. */
const TIMER_SLACK_MS = 10;
const reference = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
const fetchBody = z.strictObject({
  ref_id: reference,
  biller_id: z.string().max(40),
  customer_params: z
    .array(z.strictObject({ name: z.string().max(100), value: z.string().max(100) }))
    .max(10),
});
const paymentBody = z.strictObject({
  ref_id: reference,
  biller_id: z.string().max(40),
  bill_fetch_id: z.string().max(80),
  amount: z.int().positive(),
});
const complaintBody = z.strictObject({
  complaint_id: reference,
  ref_id: reference,
  disposition: z.enum(['DEBITED_NOT_CREDITED', 'WRONG_AMOUNT']),
});
const byReference = z.object({ id: reference });

export type BbpsService = {
  readonly apiKey: string;
  readonly agentId: string;
  readonly callbackSecret: string;
  readonly world: TagWorld;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

type Books = {
  readonly desk: FetchDesk;
  readonly book: PaymentBook;
  readonly complaints: ComplaintBook;
  readonly clock: () => number;
  readonly onAccepted: (reference: string) => void;
};

/** The bill-payment system: asynchronous fetch and payment by ids of the caller, signed callbacks, complaints.
 * Payments survive a reset, since the product may still ask for them; `DELETE /control/bbps` clears them. */
export function addBbps(
  app: FastifyInstance,
  service: BbpsService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  const { world } = service;
  let settings: BbpsSettings = DEFAULT_SETTINGS;
  const clock = () => service.now().getTime() + settings.aheadMs;
  const desk = createFetchDesk({ world, settings: () => settings, clock });
  const book = createPaymentBook({
    settings: () => settings,
    clock,
    targetOf: (order) => targetOf({ desk, book, now: clock() }, order),
  });
  const complaints = createComplaintBook();
  const callbacks = createCallbackSender(() => settings, service.callbackSecret);
  world.setCredits((tagId) => book.creditsOf(tagId));
  app.addHook('onClose', async () => callbacks.close());

  const tellChanges = () => {
    for (const changed of book.takeChanged()) callbacks.send(changed);
  };
  addRoutes(app, service, {
    desk,
    book,
    complaints,
    clock,
    onAccepted: (id) => {
      for (const delayMs of book.comingMoves(id))
        callbacks.later(delayMs + TIMER_SLACK_MS, tellChanges);
    },
  });

  function addControl(control: FastifyInstance): void {
    control.get('/control/bbps', async () => ({ settings, payments: book.list() }));
    control.put('/control/bbps', async (request, reply) => {
      const part = settingsInput.safeParse(request.body);
      if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
      settings = Object.assign({ ...settings }, part.data);
      tellChanges();
      return { settings };
    });
    control.delete('/control/bbps', async (_request, reply) => {
      desk.clear();
      book.clear();
      complaints.clear();
      return reply.code(204).send();
    });
  }

  return {
    addControl,
    // The address of the callbacks is not a fault: the running server keeps getting them.
    reset: () => {
      settings = { ...DEFAULT_SETTINGS, webhookUrl: settings.webhookUrl };
    },
  };
}

function addRoutes(app: FastifyInstance, service: BbpsService, books: Books): void {
  const { desk, book, complaints, clock } = books;
  const lost = new WeakSet<FastifyRequest>();
  app.register(async (unit) => {
    unit.addHook('preHandler', async (request, reply) => {
      service.calls.count('bbps');
      const mode = await applyFault(service.faults.take('bbps'), request, reply);
      if (mode === 'answered') return reply;
      const isKnown =
        request.headers.authorization === `Bearer ${service.apiKey}` &&
        request.headers['x-agent-id'] === service.agentId;
      if (!isKnown) return refuse(reply, 401, 'unauthorized');
      if (mode === 'down') return refuse(reply, 503, 'central_unit_down');
      if (mode === 'lost-answer') lost.add(request);
    });
    // The work is done, but the caller never gets the response.
    unit.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.resetAndDestroy();
    });

    unit.get(`${BASE}/billers`, async () => ({ billers: billerList() }));

    unit.post(`${BASE}/bills/fetch`, async (request, reply) => {
      const body = fetchBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 422, 'invalid_request');
      if (desk.ask(body.data) === 'conflict') return refuse(reply, 409, 'ref_in_use');
      return reply.code(202).send(desk.answer(body.data.ref_id));
    });

    unit.get(`${BASE}/bills/fetch/:id`, async (request, reply) => {
      const params = byReference.safeParse(request.params);
      const answer = params.success ? desk.answer(params.data.id) : null;
      return answer ?? refuse(reply, 404, 'ref_not_found');
    });

    unit.post(`${BASE}/bills/payments`, async (request, reply) => {
      const body = paymentBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 422, 'invalid_request');
      const outcome = book.submit(body.data);
      if (outcome === 'conflict') return refuse(reply, 409, 'ref_in_use');
      if (outcome === 'new') books.onAccepted(body.data.ref_id);
      return reply.code(202).send({ payment: book.report(body.data.ref_id) });
    });

    unit.get(`${BASE}/bills/payments/:id`, async (request, reply) => {
      const params = byReference.safeParse(request.params);
      const payment = params.success ? book.report(params.data.id) : null;
      return payment === null ? refuse(reply, 404, 'ref_not_found') : { payment };
    });

    unit.post(`${BASE}/complaints`, async (request, reply) => {
      const body = complaintBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 422, 'invalid_request');
      if (book.report(body.data.ref_id) === null) return refuse(reply, 404, 'ref_not_found');
      complaints.register(body.data.complaint_id, clock());
      return { complaint: complaints.report(body.data.complaint_id, clock()) };
    });

    unit.get(`${BASE}/complaints/:id`, async (request, reply) => {
      const params = byReference.safeParse(request.params);
      const complaint = params.success ? complaints.report(params.data.id, clock()) : null;
      return complaint === null ? refuse(reply, 404, 'ref_not_found') : { complaint };
    });
  });
}

/** The tag that a payment may go to: one fetched before, within the bounds told then and the room that other payments
 * have left since. */
function targetOf(
  { desk, book, now }: { desk: FetchDesk; book: PaymentBook; now: number },
  order: PaymentOrder,
): PaymentTarget {
  const bill = desk.billOf(order.bill_fetch_id);
  if (bill === null || bill.billerId !== order.biller_id) {
    return { kind: 'refused', reason: 'fetch_unknown' };
  }
  if (now > bill.until) return { kind: 'refused', reason: 'fetch_expired' };
  if (order.amount < bill.minPaise || order.amount > bill.maxPaise) {
    return { kind: 'refused', reason: 'amount_out_of_limits' };
  }
  if (order.amount > desk.roomOf(bill.tag) - book.pendingFor(bill.tag.tagId)) {
    return { kind: 'refused', reason: 'wallet_full' };
  }
  return { kind: 'tag', tagId: bill.tag.tagId, vehicleNumber: bill.tag.vehicleNumber };
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ error: { code } });
}
