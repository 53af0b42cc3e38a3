import type { FastifyInstance } from 'fastify';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';

type Received = {
  readonly eventId: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
};

/** A firm's system that takes events at `/partner-webhook` and confirms erasures. `/partner-webhook/inward` redirects
 * to an address of a cloud's metadata service. `GET /control/partner-webhook/events` lists what arrived. */
export function addPartnerWebhooks(
  app: FastifyInstance,
  { faults, calls }: { faults: FaultBoard; calls: CallCounter },
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  let events: readonly Received[] = [];
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.post('/partner-webhook/inward', async (_, reply) => {
      calls.count('partner-webhook');
      return reply.code(302).header('location', 'http://169.254.169.254/latest/meta-data').send();
    });
    scope.post('/partner-webhook', async (request, reply) => {
      calls.count('partner-webhook');
      const mode = await applyFault(faults.take('partner-webhook'), request, reply);
      if (mode === 'answered') return reply;
      const body = String(request.body);
      const header = (name: string) => String(request.headers[name] ?? '');
      events = [
        ...events,
        {
          eventId: header('pahiya-event-id'),
          timestamp: header('pahiya-timestamp'),
          signature: header('pahiya-signature'),
          body,
        },
      ];
      return { erased: body.includes('"event":"erase"') };
    });
  });
  return {
    addControl: (control) => {
      control.get('/control/partner-webhook/events', async () => ({ events }));
    },
    reset: () => {
      events = [];
    },
  };
}
