import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { applyFault } from './apply-fault.ts';
import type { CallCounter } from './call-counter.ts';
import type { FaultBoard } from './faults.ts';

const CLOCK_SKEW_MS = 300_000;

/** A provider of signed calls that are answered in XML. */
type SignedXml = {
  /** Its name for faults and counts. */
  readonly name: Parameters<FaultBoard['take']>[0];
  readonly contentType: `application/${string}`;
  readonly secret: string;
  readonly world: {
    readonly calls: CallCounter;
    readonly faults: FaultBoard;
    readonly now: () => Date;
  };
};

/** Bodies as text, the faults of XML, and the check of the signature: HMAC-SHA256 in hexadecimal over time, path and
 * body, each on a line. Failures are XML within HTTP 200. */
export function addSignedXml(
  routes: FastifyInstance,
  { name, contentType, secret, world }: SignedXml,
): void {
  routes.addContentTypeParser(
    contentType,
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => text.toString(),
  );
  const lost = new WeakSet<object>();
  routes.addHook('preHandler', async (request, reply) => {
    world.calls.count(name);
    const mode = await applyFault(world.faults.take(name), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'xml-bomb') {
      return sendXml(
        reply,
        '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><answer>&c;</answer>',
      );
    }
    if (mode === 'malformed-xml') return sendXml(reply, '<answer><code>00</code>');
    if (mode === 'down') return sendXml(reply, failure('91'));
    if (mode === 'lost-answer') lost.add(request);
    const time = String(request.headers['x-time']);
    const skewMs = Math.abs(Number(time) - world.now().getTime());
    const isTimely = /^\d{13}$/.test(time) && skewMs <= CLOCK_SKEW_MS;
    const signed = `${time}\n${request.url}\n${String(request.body)}`;
    const expected = createHmac('sha256', secret).update(signed).digest();
    const given = Buffer.from(String(request.headers['x-signature']), 'hex');
    if (!isTimely || given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return sendXml(reply.code(403), failure('05'));
    }
  });
  routes.addHook('onSend', async (request) => {
    if (lost.has(request)) request.raw.socket.resetAndDestroy();
  });
}

/** An answer with the code of a failure. */
export function failure(code: string): string {
  return `<answer><code>${code}</code></answer>`;
}

/** An element with text. */
export function tag(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${name}>${escaped}</${name}>`;
}

/** Sends a document. */
export function sendXml(reply: FastifyReply, xml: string) {
  return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}
