import { gzipSync } from 'node:zlib';
import { contracts } from '@pahiya/contracts/all/contracts';
import type { Contract } from '@pahiya/contracts/contract';
import { errorCodes } from '@pahiya/contracts/error-codes';
import { openApiDocument } from '@pahiya/contracts/openapi/openapi-document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { sendRefusal } from '../../http/problems.ts';
import { tooMany } from '../../http/too-many.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { referencePage, referenceStyle } from './reference-page.ts';

const reads: LimitRule = { name: 'reference', points: 60, perSeconds: 60 };

/** Serves the OpenAPI document and a readable reference, without scripts and external assets. */
export function registerReference(
  app: FastifyInstance,
  { limiter }: Pick<Services, 'limiter'>,
  { name }: { name: string },
): void {
  const json = madeOnce(() => JSON.stringify(openApiDocument(name)));
  const page = madeOnce(() =>
    referencePage(name, contracts as Record<string, Contract>, errorCodes),
  );
  const send = async (request: FastifyRequest, reply: FastifyReply, made: () => Made) => {
    const state = await limiter.take(reads, addressUnit(request.ip));
    if (state.isExceeded) return sendRefusal(reply, tooMany(state));
    const { whole, zipped } = made();
    reply.header('cache-control', 'public, max-age=300').header('vary', 'accept-encoding');
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0)/.test(`${request.headers['accept-encoding']}`);
    return takesGzip ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(whole);
  };
  app.get('/api/openapi.json', async (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8'), json),
  );
  app.get('/api/docs', async (request, reply) =>
    send(
      request,
      reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8'),
      page,
    ),
  );
  app.get('/api/docs.css', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('text/css; charset=utf-8')
      .send(referenceStyle),
  );
}

type Made = { readonly whole: Buffer; readonly zipped: Buffer };

/** Created on first request: few servers need it, and it costs time and memory at start. The bytes are the same ones for
 * every request: as text, each of a few megabytes would be encoded anew and held until a slow reader has taken it. */
function madeOnce(make: () => string): () => Made {
  let made: Made | null = null;
  return () => {
    if (made === null) {
      const whole = Buffer.from(make());
      made = { whole, zipped: gzipSync(whole) };
    }
    return made;
  };
}
