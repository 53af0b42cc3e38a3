import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';

export type MetaService = {
  readonly pixelId: string;
  readonly accessToken: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const LONGEST_BOOK = 1_000;

const event = z.object({
  event_name: z.string().min(1),
  event_time: z.int(),
  event_id: z.string().min(1),
  event_source_url: z.url(),
  action_source: z.literal('website'),
  user_data: z.object({
    client_user_agent: z.string(),
    em: z.array(sha256).optional(),
    ph: z.array(sha256).optional(),
    country: z.array(sha256).optional(),
  }),
  custom_data: z.object({ currency: z.string().length(3), value: z.number() }).optional(),
});
type MetaEvent = z.infer<typeof event>;
const body = z.object({ data: z.array(event).min(1).max(1_000), access_token: z.string() });

/** Meta's Conversions API: `POST /meta/v23.0/:pixelId/events`. Deduplicates by event id. Source: Meta, Conversions
 * API, "Using the API". */
export function addMeta(
  app: FastifyInstance,
  service: MetaService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  const book = new Map<string, MetaEvent>();

  app.post<{ Params: { pixelId: string } }>(
    '/meta/v23.0/:pixelId/events',
    async (request, reply) => {
      service.calls.count('meta');
      const mode = await applyFault(service.faults.take('meta'), request, reply);
      if (mode === 'answered') return reply;
      const traceId = randomBytes(9).toString('base64url');
      const refuse = (code: number, message: string) =>
        reply
          .code(400)
          .send({ error: { message, type: 'OAuthException', code, fbtrace_id: traceId } });
      const parsed = body.safeParse(request.body);
      if (!parsed.success) return refuse(100, 'Invalid parameter');
      if (parsed.data.access_token !== service.accessToken) {
        return refuse(190, 'Invalid OAuth access token.');
      }
      if (request.params.pixelId !== service.pixelId) return refuse(100, 'Unknown object');
      const now = service.now().getTime() / 1000;
      const isOld = parsed.data.data.some(
        ({ event_time: at }) => at > now + 60 || at < now - WEEK_SECONDS,
      );
      if (isOld) return refuse(2804003, 'Event Timestamp Too Old');
      for (const one of parsed.data.data) book.set(`${one.event_name} ${one.event_id}`, one);
      for (const key of [...book.keys()].slice(0, Math.max(0, book.size - LONGEST_BOOK)))
        book.delete(key);
      if (mode === 'lost-answer') {
        reply.hijack();
        request.raw.socket.resetAndDestroy();
        return reply;
      }
      return { events_received: parsed.data.data.length, messages: [], fbtrace_id: traceId };
    },
  );

  return {
    addControl: (control) => {
      control.get('/control/meta', async () => ({ events: [...book.values()] }));
    },
    reset: () => book.clear(),
  };
}
