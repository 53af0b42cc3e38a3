import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  renderClosed,
  renderFault,
  renderPaid,
  renderReturn,
  renderWaiting,
} from './checkout-end-page.ts';
import { BANKS, CHECKOUT_PATH, renderBank, renderCheckout, renderOtp } from './checkout-page.ts';
import { type CheckoutSession, type CheckoutSessions, checkoutForm } from './checkout-session.ts';
import type { RazorpayMethod, RazorpayOrder } from './entities.ts';
import { PAYMENT_ERRORS, type PaymentError } from './errors.ts';
import { type Outcome, outcomes } from './outcomes.ts';
import type { Player, ReturnFields } from './play-outcome.ts';
import type { RazorpayStore } from './store.ts';

export type CheckoutService = {
  readonly keyId: string;
  readonly store: RazorpayStore;
  readonly sessions: CheckoutSessions;
  readonly player: Player;
};

const payForm = z.object({
  outcome: z.enum(outcomes),
  method: z.enum(['upi', 'card', 'netbanking']).default('upi'),
});
const cardForm = z.object({ number: z.string().transform((text) => text.replace(/[ -]/g, '')) });
const otpForm = z.object({ otp: z.string(), last4: z.string().regex(/^\d{4}$/) });
const bankForm = z.object({ bank: z.enum(BANKS) });

const TEST_CARDS: Readonly<Record<string, 'accepted' | 'declined'>> = {
  '4111111111111111': 'accepted',
  '4000000000000002': 'declined',
};
const DECLINED_LAST4 = '0002';

/** Razorpay's hosted checkout: accepts the merchant's form, and returns the browser with the result. */
export function addCheckoutRoutes(app: FastifyInstance, service: CheckoutService): void {
  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.setErrorHandler((error, _request, reply) => {
      const reason = error instanceof Fault ? error.message : 'The form could not be read.';
      return html(reply.code(400), renderFault(reason));
    });
    addEntry(pages, service);
    addMethods(pages, service);
  });
}

function addEntry(pages: FastifyInstance, { keyId, store, sessions, player }: CheckoutService) {
  pages.post(CHECKOUT_PATH, async (request, reply) => {
    const form = checkoutForm.safeParse(request.body);
    if (!form.success) throw new Fault(z.prettifyError(form.error));
    if (form.data.keyId !== keyId) throw new Fault('key_id: the key is not known.');
    if (store.order(form.data.orderId) === undefined) throw new Fault('order_id: no such order.');
    return reply.redirect(`${CHECKOUT_PATH}/${sessions.open(form.data).id}`, 303);
  });

  pages.get(`${CHECKOUT_PATH}/:session`, async (request, reply) => {
    const { session, order } = visit(request, sessions, store);
    if (order.status === 'paid') return html(reply, renderPaid(session));
    const isPhone = /Android|iPhone|iPad/.test(request.headers['user-agent'] ?? '');
    return html(reply, await renderCheckout(session, order, { isPhone }), session);
  });

  pages.get(`${CHECKOUT_PATH}/:session/payments/:payment`, async (request, reply) => {
    const { session } = visit(request, sessions, store);
    const params = z.object({ payment: z.string() }).parse(request.params);
    const payment = store.payment(params.payment);
    if (payment?.order_id !== session.orderId) throw new Fault('No such payment.');
    const fields = player.returnFieldsOf(payment);
    return fields === null ? html(reply, renderWaiting(session)) : sendBack(reply, session, fields);
  });
}

function addMethods(pages: FastifyInstance, { store, sessions, player }: CheckoutService) {
  pages.post(`${CHECKOUT_PATH}/:session/pay`, async (request, reply) => {
    const { session, order } = visit(request, sessions, store);
    const { outcome, method } = payForm.parse(request.body);
    return finish(reply, session, order, outcome, method);
  });

  pages.post(`${CHECKOUT_PATH}/:session/bank`, async (request, reply) => {
    const { session, order } = visit(request, sessions, store);
    return html(reply, renderBank(session, order, bankForm.parse(request.body).bank), session);
  });

  pages.post(`${CHECKOUT_PATH}/:session/card`, async (request, reply) => {
    const { session, order } = visit(request, sessions, store);
    const { number } = cardForm.parse(request.body);
    if (TEST_CARDS[number] === undefined) {
      const isPhone = /Android|iPhone|iPad/.test(request.headers['user-agent'] ?? '');
      const page = await renderCheckout(session, order, { isPhone, cardError: true });
      return html(reply.code(422), page, session);
    }
    const card = { last4: number.slice(-4), hasError: false };
    return html(reply, renderOtp(session, order, card), session);
  });

  pages.post(`${CHECKOUT_PATH}/:session/card/otp`, async (request, reply) => {
    const { session, order } = visit(request, sessions, store);
    const { otp, last4 } = otpForm.parse(request.body);
    if (!/^\d{1,10}$/.test(otp)) {
      return html(reply.code(422), renderOtp(session, order, { last4, hasError: true }), session);
    }
    if (otp.length < 4) {
      return finish(reply, session, order, 'failure', 'card', PAYMENT_ERRORS.incorrectOtp);
    }
    const isDeclined = last4 === DECLINED_LAST4;
    const outcome = isDeclined ? 'failure' : 'success';
    return finish(reply, session, order, outcome, 'card', PAYMENT_ERRORS.cardDeclined);
  });

  function finish(
    reply: FastifyReply,
    session: CheckoutSession,
    order: RazorpayOrder,
    outcome: Outcome,
    method: RazorpayMethod,
    error?: PaymentError,
  ): FastifyReply {
    if (outcome !== 'dismissal' && order.status === 'paid') return html(reply, renderPaid(session));
    const { paymentId, state, returnFields } = player.play(order.id, outcome, method, error);
    if (state === 'dismissed') {
      if (session.cancelUrl !== null) return reply.redirect(session.cancelUrl, 303);
      return sendBack(reply, session, CANCELLED);
    }
    if (state === 'open') {
      return reply.redirect(`${CHECKOUT_PATH}/${session.id}/payments/${paymentId}`, 303);
    }
    if (returnFields === null) return html(reply, renderClosed(session));
    return sendBack(reply, session, returnFields);
  }
}

const CANCELLED: ReturnFields = {
  'error[code]': 'BAD_REQUEST_ERROR',
  'error[description]': 'The payment was cancelled.',
  'error[source]': 'customer',
  'error[step]': 'payment_authentication',
  'error[reason]': 'payment_cancelled',
};

class Fault extends Error {}

function visit(request: FastifyRequest, sessions: CheckoutSessions, store: RazorpayStore) {
  const { session: id } = z.object({ session: z.string() }).parse(request.params);
  const session = sessions.find(id);
  const order = session === undefined ? undefined : store.order(session.orderId);
  if (session === undefined || order === undefined) throw new Fault('This page is over.');
  return { session, order };
}

function sendBack(reply: FastifyReply, session: CheckoutSession, fields: ReturnFields) {
  const nonce = randomBytes(16).toString('base64');
  return html(reply, renderReturn(session, fields, nonce), session, nonce);
}

/** Forms of these pages may end at the merchant, by redirect or by the last post. */
function html(
  reply: FastifyReply,
  page: string,
  session: CheckoutSession | null = null,
  nonce: string | null = null,
): FastifyReply {
  const addresses = session === null ? [] : [session.callbackUrl, session.cancelUrl];
  const origins = addresses.flatMap((address) =>
    address === null ? [] : [new URL(address).origin],
  );
  const script = nonce === null ? '' : ` script-src 'nonce-${nonce}';`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:;${script} form-action 'self' ${origins.join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
