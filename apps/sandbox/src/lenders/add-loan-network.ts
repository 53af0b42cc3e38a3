import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addClientLogin, refuse } from '../control/client-login.ts';
import type { LenderWorld } from './lender-world.ts';
import type { InventedOffer, InventedStatus } from './loan-book.ts';
import { inventedLender } from './loan-book.ts';
import { RESENDS_AT_MOST } from './loan-proofs.ts';
import { statedApr } from './stated-apr.ts';

const BASE = '/loan-network';
const id = z.string().regex(/^[\w.-]{1,80}$/);
const sum = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform(Number);
const consent = z.strictObject({
  id,
  check: z.enum(['SOFT', 'HARD']),
  bureau: z.string().min(1).max(80),
  text_version: id,
  given_at: z.iso.datetime(),
});
const applicant = z.strictObject({
  name: z.string().min(2).max(100),
  pan: z.string().regex(/^[A-Z]{5}\d{4}[A-Z]$/),
  date_of_birth: z.iso.date(),
  pin: z.string().regex(/^\d{6}$/),
  work: z.enum(['SALARIED', 'SELF_EMPLOYED']),
  monthly_income: sum,
  monthly_instalments: sum,
  employer: z.string().max(100).nullable(),
  mobile: z.string().regex(/^[6-9]\d{9}$/),
  email: z.email().nullable(),
});
const bodies = {
  otp: z.strictObject({ request_id: id, mobile: z.string().regex(/^[6-9]\d{9}$/) }),
  resend: z.strictObject({ session: id, channel: z.enum(['SMS', 'VOICE']) }),
  verify: z.strictObject({ session: id, otp: z.string().regex(/^\d{6}$/) }),
  offers: z.strictObject({
    request_id: id,
    proof: z.string().max(500),
    consent,
    applicant,
    loan: z.strictObject({
      kind: z.enum(['NEW_CAR', 'USED_CAR', 'TWO_WHEELER', 'AGAINST_CAR', 'PERSONAL']),
      amount: sum,
      months: z.int().min(1).max(120),
      value: sum.nullable(),
      vehicle_age: z.int().min(0).max(40),
    }),
  }),
  apply: z.strictObject({ request_id: id, offer_ref: id, consent, applicant }),
};

/** The network of two lenders, and the proof of the phone for all: JSON, OAuth 2 with client credentials (RFC 6749,
 * section 4.4), refusals as HTTP status with `{"error":"code"}`. */
export function addLoanNetwork(app: FastifyInstance, world: LenderWorld): () => void {
  const tokens = new Map<string, number>();
  const { settings, proofs, book } = world;

  app.register(async (routes) => {
    addClientLogin(routes, { name: 'loan-network', base: BASE, tokens, world });

    addOtpRoutes(routes, world);

    routes.post<{ Params: { lender: string } }>(
      `${BASE}/v1/lenders/:lender/offers`,
      async (request, reply) => {
        const lender = inventedLender(request.params.lender, 'json');
        const given = bodies.offers.safeParse(request.body);
        if (lender === null) return refuse(reply, 404, 'unknown_lender');
        if (!given.success) return refuse(reply, 422, 'invalid_request');
        const { request_id, proof, loan, applicant: person } = given.data;
        if (!proofs.isGood(proof, request_id)) return refuse(reply, 409, 'proof_over');
        if (given.data.consent.check !== 'SOFT') return refuse(reply, 409, 'consent_mismatch');
        if (lender.isSlow) await new Promise((done) => setTimeout(done, settings().slowMs));
        const offers = book.quote(lender, {
          requestId: request_id,
          check: given.data.consent.check,
          kind: loan.kind,
          amount: loan.amount,
          months: loan.months,
          income: person.monthly_income,
          instalments: person.monthly_instalments,
          pan: person.pan,
        });
        return typeof offers === 'string'
          ? { status: 'NO_OFFER', request_id, reason: offers }
          : { status: 'OFFERS', request_id, offers: offers.map(writeOffer) };
      },
    );

    routes.post<{ Params: { lender: string } }>(
      `${BASE}/v1/lenders/:lender/applications`,
      async (request, reply) => {
        const lender = inventedLender(request.params.lender, 'json');
        const given = bodies.apply.safeParse(request.body);
        if (lender === null) return refuse(reply, 404, 'unknown_lender');
        if (!given.success) return refuse(reply, 422, 'invalid_request');
        if (given.data.consent.check !== 'HARD') return refuse(reply, 409, 'consent_mismatch');
        const status = book.apply(lender, given.data.request_id, given.data.offer_ref);
        return status === null
          ? refuse(reply, 404, 'unknown_offer')
          : writeStatus(given.data.request_id, status);
      },
    );

    const one = `${BASE}/v1/lenders/:lender/applications/:requestId`;
    routes.get<{ Params: { lender: string; requestId: string } }>(one, async (request, reply) => {
      const { requestId } = request.params;
      const lender = inventedLender(request.params.lender, 'json');
      const status = lender === null ? null : book.status(lender, requestId);
      return status === null ? refuse(reply, 404, 'not_received') : writeStatus(requestId, status);
    });
    routes.post<{ Params: { lender: string; requestId: string } }>(
      `${one}/withdraw`,
      async (request, reply) => {
        const lender = inventedLender(request.params.lender, 'json');
        if (lender === null) return refuse(reply, 404, 'unknown_lender');
        return { result: book.withdraw(lender, request.params.requestId) };
      },
    );
  });
  return () => tokens.clear();
}

function addOtpRoutes(routes: FastifyInstance, world: LenderWorld): void {
  const { proofs, settings, clock } = world;

  routes.post(`${BASE}/v1/otp`, async (request, reply) => {
    const given = bodies.otp.safeParse(request.body);
    if (!given.success) return refuse(reply, 422, 'invalid_request');
    const session = proofs.open(given.data.request_id, given.data.mobile);
    world.sendOtp(session);
    return proofs.write(session);
  });

  routes.post(`${BASE}/v1/otp/resend`, async (request, reply) => {
    const given = bodies.resend.safeParse(request.body);
    if (!given.success) return refuse(reply, 422, 'invalid_request');
    const session = proofs.find(given.data.session);
    if (session === null) return refuse(reply, 410, 'session_over');
    if (session.resends >= RESENDS_AT_MOST) return refuse(reply, 409, 'no_more');
    if (clock() < session.sentAt + settings().resendAfterMs) return refuse(reply, 409, 'too_soon');
    proofs.renew(session, given.data.channel === 'VOICE' ? 'voice' : 'sms');
    world.sendOtp(session);
    return proofs.write(session);
  });

  routes.post(`${BASE}/v1/otp/verify`, async (request, reply) => {
    const given = bodies.verify.safeParse(request.body);
    if (!given.success) return refuse(reply, 422, 'invalid_request');
    const session = proofs.find(given.data.session);
    if (session === null) return refuse(reply, 410, 'session_over');
    const proof = proofs.check(session, given.data.otp);
    return proof === null ? { result: 'WRONG' } : { result: 'OK', proof };
  });
}

function writeOffer(offer: InventedOffer) {
  const { ref, amount, rate, months, validUntil, lender } = offer;
  return {
    offer_ref: ref,
    amount: amount.toFixed(2),
    annual_rate: (rate / 100).toFixed(2),
    months,
    valid_until: validUntil,
    rate_type:
      lender.rateKind === 'fixed'
        ? { kind: 'FIXED' }
        : {
            kind: 'FLOATING',
            benchmark: 'Repo rate',
            benchmark_rate: '5.25',
            spread: ((rate - 525) / 100).toFixed(2),
            reset_months: 3,
          },
    fees: [
      { name: 'Processing fee', payee: 'LENDER', amount: lender.fee.toFixed(2) },
      ...(lender.insurance === 0
        ? []
        : [
            { name: 'Credit insurance', payee: 'THIRD_PARTY', amount: lender.insurance.toFixed(2) },
          ]),
    ],
    statement: {
      proposal: `P-${ref}`,
      penal_charge: lender.penal,
      foreclosure_charge: lender.foreclosure,
      cooling_off_days: lender.coolingOffDays,
      first_instalment_after_days: 30,
      grievance: `Grievance officer, ${lender.id}@sandbox.example`,
      transferable: true,
      apr: statedApr(offer),
    },
  };
}

function writeStatus(
  requestId: string,
  { status, at, ref, reason, coolingOffUntil }: InventedStatus,
) {
  return {
    request_id: requestId,
    status,
    at,
    lender_ref: ref,
    reason: reason || null,
    cooling_off_until: coolingOffUntil || null,
  };
}
