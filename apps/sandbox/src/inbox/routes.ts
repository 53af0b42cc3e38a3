import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Inbox } from '../msg91/inbox.ts';
import type { Mailbox } from '../smtp/mailbox.ts';
import { renderInbox } from './inbox-page.ts';

const INBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** A mail is untrusted content: no script, no form, no external images, its own origin. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const query = z.object({ mobile: z.string().optional(), email: z.string().optional() });

/** Received messages, as a page for people and as JSON for tests: all, or those of one mobile or address. */
export function addInboxRoutes(
  app: FastifyInstance,
  { inbox, mailbox }: { readonly inbox: Inbox; readonly mailbox: Mailbox },
): void {
  app.get('/inbox', async (_request, reply) =>
    reply
      .header('content-security-policy', INBOX_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderInbox(inbox.list(), mailbox.list())),
  );

  app.get<{ Params: { id: string } }>('/inbox/mails/:id', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (mail === undefined) return reply.code(404).type('text/plain').send('no such mail');
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });

  app.get('/inbox.json', async (request, reply) => {
    const { mobile, email } = query.catch({}).parse(request.query);
    return reply.header('cache-control', 'no-store').send({
      messages: email === undefined ? inbox.list(mobile?.slice(-10)) : [],
      mails: mobile === undefined ? mailbox.list(email) : [],
    });
  });
}
