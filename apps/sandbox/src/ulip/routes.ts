import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard, FaultMode } from '../control/faults.ts';
import { notFound, refused, sourceDown, success } from './envelope.ts';
import { findRecord } from './record/find-record.ts';
import type { UlipSessions, UlipUser } from './sessions.ts';
import { toVahanXml } from './vahan-xml.ts';

/** Base path of the sandbox's ULIP, with the version. */
export const ULIP_BASE = '/ulip/v1.0.0';
const VEHICLE_NUMBER = /^[a-zA-Z0-9]{5,11}$/;
const credentials = z.object({ username: z.string(), password: z.string() });
const vehicleBody = z.object({ vehiclenumber: z.string() });

export type UlipService = {
  readonly users: readonly UlipUser[];
  readonly sessions: UlipSessions;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly today: () => IstDate;
};

/** ULIP's protocol: login, then `VAHAN/01` with a record as XML inside JSON. */
export function addUlipRoutes(app: FastifyInstance, service: UlipService): void {
  const { faults, calls, sessions } = service;

  app.post(`${ULIP_BASE}/user/login`, async (request, reply) => {
    calls.count('ulip-login');
    if ((await applyFault(faults.take('ulip-login'), request, reply)) === 'answered') return reply;
    if (!asksForJson(request)) return reply.code(400).send();
    const login = credentials.safeParse(request.body);
    if (!login.success) return refused('400', 'username and password are required');
    const user = service.users.find(({ username }) => username === login.data.username);
    if (user === undefined) return reply.code(412).send(refused('412', 'Access denied'));
    if (user.password !== login.data.password) {
      return reply.code(401).send(refused('401', 'Invalid username or password'));
    }
    return {
      response: { id: sessions.open(user) },
      error: 'false',
      code: '200',
      message: 'Success',
    };
  });

  app.post(`${ULIP_BASE}/VAHAN/01`, async (request, reply) => {
    const vehicleNumber = readVehicleNumber(request.body);
    calls.count('ulip', vehicleNumber.text.toUpperCase());
    const mode = await applyFault(faults.take('ulip'), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'token-expired') sessions.forgetAll();
    if (refuseCaller(service, 'VAHAN/01', request, reply)) return reply;
    if (mode === 'down') return sourceDown('VAHAN_01');
    if (!vehicleNumber.isValid) return refused('400', vehicleNumber.problem);
    return answerVahan(vehicleNumber.text, mode, service.today(), reply);
  });
}

/** The vehicle number of a request body, and whether ULIP accepts it. */
export function readVehicleNumber(body: unknown): {
  readonly text: string;
  readonly isValid: boolean;
  readonly problem: string;
} {
  const parsed = vehicleBody.safeParse(body);
  const text = parsed.success ? parsed.data.vehiclenumber : '';
  return {
    text,
    isValid: VEHICLE_NUMBER.test(text),
    problem: `vehiclenumber must match the pattern ${VEHICLE_NUMBER.source}`,
  };
}

/** Sends ULIP's refusal if the caller does not accept JSON, or has no session or subscription; true if sent. */
export function refuseCaller(
  { sessions }: UlipService,
  api: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  // Without an Accept header for JSON, ULIP responds with a bare 400.
  if (!asksForJson(request)) {
    reply.code(400).send();
    return true;
  }
  const user = sessions.userOf(request.headers.authorization);
  if (user?.apis.includes(api)) return false;
  if (user === null) reply.code(401).send(refused('401', 'Unauthorized'));
  else reply.code(403).send(refused('403', 'Not subscribed'));
  return true;
}

function answerVahan(
  vehicleNumber: string,
  mode: FaultMode | null,
  today: IstDate,
  reply: FastifyReply,
) {
  const asked = mode === 'other-record' ? 'KA01AB0101' : vehicleNumber;
  const finding = findRecord(asked, today);
  if (finding.kind === 'not-found') return reply.send(notFound());
  if (finding.kind === 'down') return reply.send(sourceDown('VAHAN_01'));
  const xml = toVahanXml(finding.record);
  if (mode === 'malformed-xml') return reply.send(success(xml.slice(0, xml.length / 2)));
  if (mode === 'xml-bomb') return reply.send(success(withEntityBomb(xml)));
  return reply.send(success(xml));
}

function asksForJson(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('application/json') ?? false;
}

/** Billion laughs: ten levels of entities, each ten times the previous one, in the owner's name. */
function withEntityBomb(xml: string): string {
  const levels = Array.from({ length: 10 }, (_, level) =>
    level === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`,
  );
  const bombed = xml.replace(/<rc_owner_name>.*?</, '<rc_owner_name>&l9;<');
  return `<?xml version="1.0"?>\n<!DOCTYPE VehicleDetails [${levels.join('')}]>\n${bombed}`;
}
