import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { INVENTED_INSURERS } from './insurer-list.ts';
import type { InsurerWorld } from './insurer-world.ts';

/** The page where an insurer sells its own quotes. It opens with a signature over insurer, quote and partner alone. */
export function addInsurerPage(app: FastifyInstance, { book, linkSecret }: InsurerWorld): void {
  app.get<{ Params: { insurer: string }; Querystring: Readonly<Record<string, string>> }>(
    '/insurer-pages/:insurer/buy',
    async (request, reply) => {
      const { quote: ref = '', partner = '', signature = '' } = request.query;
      const { insurer: id } = request.params;
      const expected = createHmac('sha256', linkSecret)
        .update(`${id}\n${ref}\n${partner}`)
        .digest();
      const given = Buffer.from(signature, 'hex');
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      const insurer = INVENTED_INSURERS.find((one) => one.id === id);
      const quote = insurer === undefined ? null : book.find(insurer, ref);
      reply.type('text/html; charset=utf-8');
      if (!isSigned) return reply.code(403).send(pageOf('This link is not valid', ''));
      if (quote === null) return reply.code(404).send(pageOf('This quote has expired', ''));
      const sum = (quote.premium.total / 100).toFixed(2);
      return pageOf(quote.insurer.product, `<p>Quote ${quote.ref}: Rs ${sum} with GST.</p>`);
    },
  );
}

function pageOf(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}<p>An invented insurer of the sandbox: nothing can be bought here.</p></html>`;
}
