import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';

type Device = { readonly pair: ECDH; readonly auth: Buffer; isGone: boolean };

/** A push as its device read it. */
type Received = {
  readonly deviceId: string;
  readonly text: string;
  readonly ttl: number;
  readonly topic: string | null;
  readonly urgency: string | null;
  readonly sub: string;
};

const longestBody = 4096;

/** A push service with its devices: takes messages as RFC 8030 says, checks the sender's signature (RFC 8292), and
 * decrypts them as the device would (RFC 8291). `POST /control/push/devices` makes a device and answers its subscription,
 * `DELETE` unsubscribes it, `GET /control/push/messages` lists what was read. */
export function addPush(
  app: FastifyInstance,
  { faults, calls, now }: { faults: FaultBoard; calls: CallCounter; now: () => Date },
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  const devices = new Map<string, Device>();
  let messages: readonly Received[] = [];
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: longestBody },
      (_, body, done) => done(null, body),
    );
    scope.post<{ Params: { deviceId: string } }>('/push/:deviceId', async (request, reply) => {
      calls.count('web-push');
      const mode = await applyFault(faults.take('web-push'), request, reply);
      if (mode === 'answered') return reply;
      const { deviceId } = request.params;
      const device = devices.get(deviceId);
      if (device === undefined) return reply.code(404).send();
      if (device.isGone) return reply.code(410).send();
      const sub = senderOf(request, now());
      if (sub === null) return reply.code(403).send();
      const ttl = headerOf(request, 'ttl');
      const topic = headerOf(request, 'topic');
      const isTopic = topic === null || /^[\w-]{1,32}$/.test(topic);
      const encoding = headerOf(request, 'content-encoding');
      if (ttl === null || !/^\d+$/.test(ttl) || !isTopic || encoding !== 'aes128gcm') {
        return reply.code(400).send();
      }
      const text = decrypt(request.body as Buffer, device);
      if (text === null) return reply.code(400).send();
      const urgency = headerOf(request, 'urgency');
      messages = [...messages, { deviceId, text, ttl: Number(ttl), topic, urgency, sub }];
      return reply.code(201).header('location', `/push/messages/${randomUUID()}`).send();
    });
  });
  return {
    addControl: (control) => {
      control.post('/control/push/devices', async (request) => {
        const deviceId = randomUUID();
        const pair = createECDH('prime256v1');
        pair.generateKeys();
        const device = { pair, auth: randomBytes(16), isGone: false };
        devices.set(deviceId, device);
        return {
          deviceId,
          endpoint: `${request.protocol}://${request.host}/push/${deviceId}`,
          p256dh: pair.getPublicKey().toString('base64url'),
          auth: device.auth.toString('base64url'),
        };
      });
      control.delete<{ Params: { deviceId: string } }>(
        '/control/push/devices/:deviceId',
        async (request) => {
          const device = devices.get(request.params.deviceId);
          if (device !== undefined) device.isGone = true;
          return { isGone: device !== undefined };
        },
      );
      control.get('/control/push/messages', async () => ({ messages }));
    },
    reset: () => {
      devices.clear();
      messages = [];
    },
  };
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** The contact of a sender whose signature is right, for this origin, and valid for at most a day; null otherwise. */
function senderOf(request: FastifyRequest, now: Date): string | null {
  const match = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(
    headerOf(request, 'authorization') ?? '',
  );
  if (match === null) return null;
  const [, head = '', body = '', signature = '', k = ''] = match;
  const point = Buffer.from(k, 'base64url');
  if (point.length !== 65) return null;
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)) },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!isSigned || !read.success) return null;
  const { aud, exp, sub } = read.data;
  const seconds = now.getTime() / 1000;
  const isInTime = exp > seconds && exp <= seconds + 24 * 3600;
  const isContact = /^(?:mailto:|https:)/.test(sub);
  return isInTime && isContact && aud === `${request.protocol}://${request.host}` ? sub : null;
}

/** Reads a message as the device does; null when it was not encrypted for it. Source: RFC 8188, section 2; RFC 8291. */
function decrypt(body: Buffer, { pair, auth }: Device): string | null {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + senderKey.length);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  try {
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
    const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    return plain.at(-1) === 2 ? plain.subarray(0, -1).toString() : null;
  } catch {
    return null;
  }
}
