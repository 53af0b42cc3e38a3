import { contracts } from '@pahiya/contracts/all/contracts';
import type { Contract } from '@pahiya/contracts/contract';
import { errorCodes } from '@pahiya/contracts/error-codes';
import { openApiDocument } from '@pahiya/contracts/openapi/openapi-document';
import type { FastifyInstance } from 'fastify';
import { referencePage, referenceStyle } from './reference-page.ts';

/** Serves the OpenAPI document and a readable reference, without scripts and external assets. */
export function registerReference(app: FastifyInstance, { name }: { name: string }): void {
  const json = madeOnce(() => JSON.stringify(openApiDocument(name)));
  const page = madeOnce(() =>
    referencePage(name, contracts as Record<string, Contract>, errorCodes),
  );
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(json()),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page()),
  );
  app.get('/api/docs.css', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('text/css; charset=utf-8')
      .send(referenceStyle),
  );
}

/** Created on first request: few servers need it, and it costs time and memory at start. */
function madeOnce(make: () => string): () => string {
  let made: string | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
