import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { TagWorld } from '../fastag/tag-world.ts';
import type { Inbox } from '../msg91/inbox.ts';
import { checkPerson, checkVehicle, REQUIRED_PICTURES } from './checks.ts';
import { createIssueSessions, type IssueSession, type IssueSessions } from './issue-sessions.ts';
import { createOrderBook, type OrderBook } from './order-book.ts';
import { classOfPlan, planOf } from './plans.ts';
import { DEFAULT_SETTINGS, type IssuerSettings, settingsInput } from './settings.ts';

const BASE = '/issuer/v1';
/** Pictures come as base64 in JSON. */
const LARGEST_BODY = 12 * 1024 * 1024;
const id = z.string().regex(/^[A-Za-z0-9-]{1,80}$/);
const sessionBody = z.object({ session: id });
const picture = z.enum(['RC_FRONT', 'RC_BACK', 'VEHICLE_FRONT', 'TAG_FIXED']);
const bodies = {
  plans: z.strictObject({ vehicle_class: z.string().regex(/^VC\d{1,2}$/) }),
  user: z.strictObject({ mobile: z.string().regex(/^[6-9]\d{9}$/) }),
  otp: z.strictObject({ session: id, otp: z.string().regex(/^\d{6}$/) }),
  check: z.strictObject({
    session: id,
    person: z.strictObject({
      name: z.string().max(100),
      date_of_birth: z.iso.date(),
      id_kind: z.enum(['PAN', 'DL', 'VOTER_ID', 'PASSPORT']),
      id_number: z.string().max(30),
      id_expiry: z.iso.date().nullable(),
    }),
    vehicle: z.strictObject({
      number: z.string().regex(/^[A-Z0-9]{4,11}$/),
      identifier_end: z.string().length(5),
      maker: z.string().max(100),
      model: z.string().max(100),
      vehicle_class: z.string().regex(/^VC\d{1,2}$/),
    }),
  }),
  file: z.strictObject({
    session: id.optional(),
    request_id: id.optional(),
    kind: picture,
    content_type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
    content: z.base64().min(8),
  }),
  confirm: z.strictObject({
    request_id: id,
    session: id,
    plan_ref: id,
    vehicle_number: z.string().regex(/^[A-Z0-9]{4,11}$/),
    amount: z.string().regex(/^\d{1,6}\.\d{2}$/),
    file_refs: z.array(id).max(10),
    address: z.strictObject({
      name: z.string().min(1).max(100),
      line: z.string().min(1).max(200),
      city: z.string().min(1).max(80),
      state: z.string().length(2),
      pin: z.string().regex(/^\d{6}$/),
    }),
  }),
  resubmit: z.strictObject({ request_id: id, file_refs: z.array(id).max(10) }),
  order: z.strictObject({ request_id: id }),
};

export type TagIssuerService = {
  readonly apiKey: string;
  readonly world: TagWorld;
  readonly inbox: Inbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

/** Answer inside HTTP 200. */
type Answer =
  | { readonly status: 'SUCCESS'; readonly data: unknown }
  | { readonly status: 'FAILURE'; readonly code: string };

/** The issuer bank: every answer is HTTP 200 with the result inside. Orders survive a reset, since the product may
 * still ask for them; `DELETE /control/tag-issuer` clears them. */
export function addTagIssuer(
  app: FastifyInstance,
  service: TagIssuerService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  let settings: IssuerSettings = DEFAULT_SETTINGS;
  const clock = () => service.now().getTime() + settings.aheadMs;
  const sessions = createIssueSessions(() => settings, clock);
  const book = createOrderBook(() => settings, clock);
  service.world.setIssued((vehicleNumber) => book.issuedFor(vehicleNumber));
  addRoutes(app, service, { sessions, book, clock, settings: () => settings });

  function addControl(control: FastifyInstance): void {
    control.get('/control/tag-issuer', async () => ({ settings, orders: book.list() }));
    control.put('/control/tag-issuer', async (request, reply) => {
      const part = settingsInput.safeParse(request.body);
      if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
      settings = Object.assign({ ...settings }, part.data);
      return { settings };
    });
    control.delete('/control/tag-issuer', async (_request, reply) => {
      sessions.clear();
      book.clear();
      return reply.code(204).send();
    });
  }

  return {
    addControl,
    reset: () => {
      settings = DEFAULT_SETTINGS;
    },
  };
}

type Bank = {
  readonly sessions: IssueSessions;
  readonly book: OrderBook;
  readonly clock: () => number;
  readonly settings: () => IssuerSettings;
};

function addRoutes(app: FastifyInstance, service: TagIssuerService, bank: Bank): void {
  const lost = new WeakSet<FastifyRequest>();
  app.register(async (routes) => {
    routes.addHook('preHandler', async (request, reply) => {
      service.calls.count('tag-issuer');
      const mode = await applyFault(service.faults.take('tag-issuer'), request, reply);
      if (mode === 'answered') return reply;
      if (request.headers.authorization !== `Bearer ${service.apiKey}`) {
        return reply.code(401).send(failure('UNAUTHORIZED'));
      }
      if (mode === 'down') return reply.send(failure('SYSTEM_DOWN'));
      if (mode === 'lost-answer') lost.add(request);
    });
    // The work is done, but the caller never gets the response.
    routes.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.resetAndDestroy();
    });

    const answer = <T>(path: string, body: z.ZodType<T>, act: (given: T) => Answer) =>
      routes.post(`${BASE}/${path}`, { bodyLimit: LARGEST_BODY }, async (request) => {
        const given = body.safeParse(request.body);
        return given.success ? act(given.data) : failure('INVALID_REQUEST');
      });

    answer('plans', bodies.plans, ({ vehicle_class }) => {
      const plan = planOf(vehicle_class);
      return plan === null ? failure('NO_PLAN') : success(plan.written);
    });
    addUserRoutes(answer, service, bank);
    addOrderRoutes(answer, bank);
  });
}

type AddRoute = <T>(path: string, body: z.ZodType<T>, act: (given: T) => Answer) => void;

function addUserRoutes(answer: AddRoute, service: TagIssuerService, bank: Bank): void {
  const { sessions, clock, settings } = bank;

  answer('users/check', bodies.user, ({ mobile }) => {
    const session = sessions.open(mobile);
    sendOtp(service, session);
    return success(sessions.write(session));
  });

  answer('users/otp/resend', sessionBody, (given) => {
    const session = sessions.find(given.session);
    if (session === null) return failure('SESSION_OVER');
    if (clock() < session.otpSentAt + settings().resendAfterMs) return failure('TOO_SOON');
    sessions.renewOtp(session);
    sendOtp(service, session);
    return success(sessions.write(session));
  });

  answer('users/otp/verify', bodies.otp, (given) => {
    const session = sessions.find(given.session);
    if (session === null) return failure('SESSION_OVER');
    return success({ result: sessions.checkOtp(session, given.otp) });
  });

  answer('kyc/check', bodies.check, ({ session: sessionId, person, vehicle }) => {
    const session = sessions.find(sessionId);
    if (session === null) return failure('SESSION_OVER');
    if (!session.isVerified) return failure('OTP_MISSING');
    const checked = checkPerson(person, new Date(clock())) ?? checkVehicle(service.world, vehicle);
    if (checked !== null) return success(checked);
    session.vehicleNumber = vehicle.number;
    return success({ result: 'VEHICLE_OK', pictures: REQUIRED_PICTURES });
  });
}

function addOrderRoutes(answer: AddRoute, bank: Bank): void {
  const { sessions, book } = bank;

  answer(
    'files',
    bodies.file,
    ({ session: sessionId, request_id, kind, content_type, content }) => {
      if (!isOfType(content, content_type)) return failure('FILE_UNREADABLE');
      const fileRef = `file-${randomBytes(8).toString('hex')}`;
      if (request_id !== undefined) {
        if (book.state(request_id) === null) return failure('REQUEST_NOT_FOUND');
        book.addFile(request_id, fileRef);
        return success({ file_ref: fileRef });
      }
      const session = sessions.find(sessionId ?? '');
      if (session === null) return failure('SESSION_OVER');
      session.files.set(fileRef, kind);
      return success({ file_ref: fileRef });
    },
  );

  answer('tags/confirm', bodies.confirm, ({ session: sessionId, address: _address, ...order }) => {
    if (book.state(order.request_id) === null) {
      const fault = faultOfOrder(sessions.find(sessionId), order);
      if (fault !== null) return failure(fault);
    }
    const plan = planOf(classOfPlan(order.plan_ref) ?? '');
    const outcome = book.confirm(order, plan?.loadPaise ?? 0);
    if (outcome === 'conflict') return failure('REQUEST_ID_IN_USE');
    return success(book.report(order.request_id));
  });

  answer('tags/resubmit', bodies.resubmit, ({ request_id, file_refs }) => {
    if (!book.resubmit(request_id, file_refs)) return failure('NOTHING_TO_RESUBMIT');
    return success(book.report(request_id));
  });

  answer('tags/status', bodies.order, ({ request_id }) => {
    const report = book.report(request_id);
    return report === null ? failure('REQUEST_NOT_FOUND') : success(report);
  });

  answer('tags/close', bodies.order, ({ request_id }) => {
    const result = book.close(request_id);
    return result === null ? failure('REQUEST_NOT_FOUND') : success({ result });
  });
}

/** Why an order cannot be accepted; null if it can. */
function faultOfOrder(
  session: IssueSession | null,
  order: {
    readonly plan_ref: string;
    readonly vehicle_number: string;
    readonly amount: string;
    readonly file_refs: readonly string[];
  },
): string | null {
  if (session === null) return 'SESSION_OVER';
  if (session.vehicleNumber !== order.vehicle_number) return 'VEHICLE_NOT_CHECKED';
  const plan = planOf(classOfPlan(order.plan_ref) ?? '');
  if (plan === null) return 'PLAN_UNKNOWN';
  if (plan.total !== order.amount) return 'AMOUNT_MISMATCH';
  const kinds = order.file_refs.map((one) => session.files.get(one));
  return REQUIRED_PICTURES.every((kind) => kinds.includes(kind)) ? null : 'PICTURES_MISSING';
}

function sendOtp({ inbox, now }: TagIssuerService, { mobile, otp }: IssueSession): void {
  inbox.add({
    requestId: randomBytes(12).toString('hex'),
    channel: 'sms',
    mobile,
    templateId: 'SURAJB',
    variables: { otp },
    text: `SURAJB: ${otp} is the one-time password for your FASTag at Suraj Bank (sandbox). It is valid for 10 minutes.`,
    receivedAt: now().toISOString(),
  });
}

const FIRST_BYTES = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e47',
  'application/pdf': '25504446',
} as const;

function isOfType(content: string, contentType: keyof typeof FIRST_BYTES): boolean {
  const start = Buffer.from(content.slice(0, 16), 'base64').toString('hex');
  return start.startsWith(FIRST_BYTES[contentType]);
}

function success(data: unknown): Answer {
  return { status: 'SUCCESS', data };
}

function failure(code: string): Answer {
  return { status: 'FAILURE', code };
}
