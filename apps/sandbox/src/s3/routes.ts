import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import { type S3Account, signatureFault } from './signature.ts';

/** Base path of the sandbox's S3; buckets are path-style below it. */
export const S3_BASE = '/s3';
const LARGEST_OBJECT = 32 * 1024 * 1024;

export type S3Service = {
  readonly account: S3Account;
  readonly bucket: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

type ObjectParams = { readonly bucket: string; readonly '*': string };

/** Puts, gets and deletes objects like S3, with valid signatures only. In memory only. */
export function addS3Routes(app: FastifyInstance, service: S3Service): void {
  const objects = new Map<string, Buffer>();
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    const parser = { parseAs: 'buffer', bodyLimit: LARGEST_OBJECT } as const;
    routes.addContentTypeParser('*', parser, (_request, body, done) => done(null, body));
    guardRoutes(routes, service);

    routes.put<{ Params: ObjectParams }>(`${S3_BASE}/:bucket/*`, async (request, reply) => {
      const body = bodyOf(request);
      objects.set(request.params['*'], body);
      const etag = createHash('md5').update(body).digest('hex');
      return reply.header('etag', `"${etag}"`).send();
    });

    routes.get<{ Params: ObjectParams }>(`${S3_BASE}/:bucket/*`, async (request, reply) => {
      const body = objects.get(request.params['*']);
      if (body === undefined) return refuse(reply, 404, 'NoSuchKey');
      return reply.type('application/octet-stream').send(body);
    });

    routes.delete<{ Params: ObjectParams }>(`${S3_BASE}/:bucket/*`, async (request, reply) => {
      objects.delete(request.params['*']);
      return reply.code(204).send();
    });
  });
}

function guardRoutes(routes: FastifyInstance, service: S3Service): void {
  const withLostAnswer = new WeakSet<FastifyRequest>();
  routes.addHook<{ Params: ObjectParams }>('preHandler', async (request, reply) => {
    service.calls.count('s3');
    const mode = await applyFault(service.faults.take('s3'), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'lost-answer') withLostAnswer.add(request);
    const fault = signatureFault(request, bodyOf(request), service.account, service.now());
    if (fault === 'XAmzContentSHA256Mismatch') return refuse(reply, 400, fault);
    if (fault !== null) return refuse(reply, 403, fault);
    if (request.params.bucket !== service.bucket) return refuse(reply, 404, 'NoSuchBucket');
  });
  routes.addHook('onSend', async (request, _reply, payload) => {
    if (withLostAnswer.has(request)) request.raw.socket.resetAndDestroy();
    return payload;
  });
}

function bodyOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply
    .code(status)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
}
