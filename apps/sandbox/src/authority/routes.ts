import { randomUUID } from 'node:crypto';
import { formatInstant } from '@pahiya/domain/shared/ist-date';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { receiptNumber } from '../challans/challan-number.ts';
import type { ChallanWorld } from '../challans/challan-world.ts';
import type { SandboxChallan } from '../challans/sandbox-challan.ts';
import { drawsFor } from '../ulip/record/draws.ts';
import { renderChallan, renderReceipt, renderSearch } from './authority-page.ts';
import { payabilityOf } from './payability.ts';

const compact = z.string().transform((text) => text.replace(/[\s.-]/g, '').toUpperCase());
const searchForm = z.object({ vehicleNumber: compact, challanNumber: compact });

/** `/authority`: the official site as used by an operator of the assisted desk. Forms without script: search by
 * vehicle and challan number, see the amount, pay, read the receipt number. Payments are simulated. */
export function addAuthorityPages(
  app: FastifyInstance,
  { world, now }: { readonly world: ChallanWorld; readonly now: () => Date },
): void {
  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    pages.get('/authority', async (_request, reply) => html(reply, renderSearch(null)));

    pages.post('/authority/search', async (request, reply) => {
      const challan = find(request.body);
      if (challan === null) return html(reply.code(404), renderSearch('not-found'));
      return html(reply, renderChallan(challan, payabilityOf(challan, world.book)));
    });

    pages.post('/authority/pay', async (request, reply) => {
      const challan = find(request.body);
      if (challan === null) return html(reply.code(404), renderSearch('not-found'));
      const payability = payabilityOf(challan, world.book);
      if (payability.kind !== 'payable') {
        return html(reply.code(409), renderChallan(challan, payability));
      }
      const receipt = receiptNumber(challan.stateCode, drawsFor(randomUUID()), 'authority');
      world.book.enter(challan.challanNumber, { kind: 'paid', receipt, at: now() });
      return html(reply, renderReceipt(challan, receipt, formatInstant(now().toISOString(), 'en')));
    });
  });

  function find(form: unknown): SandboxChallan | null {
    const parsed = searchForm.safeParse(form);
    if (!parsed.success) return null;
    return world.atAuthority(parsed.data.vehicleNumber, parsed.data.challanNumber);
  }
}

function html(reply: FastifyReply, document: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document);
}
