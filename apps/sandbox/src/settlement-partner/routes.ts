import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Inbox } from '../msg91/inbox.ts';
import type { CourtOtps } from './court-otps.ts';
import type { PartnerSettings } from './settings.ts';
import type { SettlementBook } from './settlement-book.ts';

const BASE = '/partner/v1';
const reference = z.string().regex(/^[\w.:-]{1,100}$/);
const orderBody = z.object({
  reference,
  challan_number: z.string().min(5).max(30),
  vehicle_number: z.string().regex(/^[A-Z0-9]{4,11}$/),
  state: z.string().length(2).nullable(),
  type: z.enum(['E_CHALLAN', 'COURT']),
  amount: z.string().regex(/^\d{1,7}\.\d{2}$/),
  priority: z.enum(['NORMAL', 'EXPRESS']),
});
const otpBody = z.object({
  reference,
  challan_number: z.string().min(5).max(30),
  mobile: z.string().regex(/^[6-9]\d{9}$/),
});
const verifyBody = z.object({ reference, otp: z.string().regex(/^\d{4,8}$/) });

export type PartnerRoutes = {
  readonly apiKey: string;
  readonly book: SettlementBook;
  readonly otps: CourtOtps;
  readonly settings: () => PartnerSettings;
  readonly inbox: Inbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

/** The partner's API: JSON, bearer key, errors as `{"error":{"code"}}`. */
export function addPartnerRoutes(app: FastifyInstance, service: PartnerRoutes): void {
  const lost = new WeakSet<FastifyRequest>();
  app.register(async (partner) => {
    partner.addHook('preHandler', async (request, reply) => {
      service.calls.count('settlement-partner');
      const mode = await applyFault(service.faults.take('settlement-partner'), request, reply);
      if (mode === 'answered') return reply;
      if (request.headers.authorization !== `Bearer ${service.apiKey}`) {
        return refuse(reply, 401, 'unauthorized');
      }
      if (mode === 'lost-answer') lost.add(request);
    });
    // The work is done, but the caller never gets the response.
    partner.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.resetAndDestroy();
    });
    addSettlements(partner, service);
    addCourtOtp(partner, service);
  });
}

function addSettlements(partner: FastifyInstance, { book }: PartnerRoutes): void {
  partner.post(`${BASE}/settlements`, async (request, reply) => {
    const body = orderBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'invalid_request');
    if (request.headers['idempotency-key'] !== body.data.reference) {
      return refuse(reply, 422, 'idempotency_key_missing');
    }
    const outcome = book.submit(body.data);
    if (outcome === 'conflict') return refuse(reply, 409, 'idempotency_conflict');
    const settlement = book.report(body.data.reference);
    return reply.code(outcome === 'new' ? 201 : 200).send({ settlement });
  });

  partner.get(`${BASE}/settlements/:reference`, async (request, reply) => {
    const params = z.object({ reference }).safeParse(request.params);
    const settlement = params.success ? book.report(params.data.reference) : null;
    return settlement === null ? refuse(reply, 404, 'not_found') : { settlement };
  });
}

function addCourtOtp(partner: FastifyInstance, service: PartnerRoutes): void {
  const { otps, inbox, now } = service;

  partner.post(`${BASE}/court-otp`, async (request, reply) => {
    const body = otpBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'invalid_request');
    const sentAt = now();
    const until = sentAt.getTime() + service.settings().otpLifetimeMs;
    const otp = otps.issue(body.data.reference, until);
    inbox.add({
      requestId: randomBytes(12).toString('hex'),
      channel: 'sms',
      mobile: body.data.mobile,
      templateId: 'VCOURT',
      variables: { otp },
      text: `VCOURT: ${otp} is the one-time password for your case before the court. Give it only to the service you asked to settle it.`,
      receivedAt: sentAt.toISOString(),
    });
    return reply.code(202).send({
      sent_at: sentAt.toISOString(),
      valid_until: new Date(until).toISOString(),
    });
  });

  partner.post(`${BASE}/court-otp/verify`, async (request, reply) => {
    const body = verifyBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'invalid_request');
    return { result: otps.check(body.data.reference, body.data.otp, now().getTime()) };
  });
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ error: { code } });
}
