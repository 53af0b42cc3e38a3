import type { FastifyInstance } from 'fastify';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';

/** A directory of videos, as YouTube's oEmbed. Ids that begin with `gone` were deleted, those with `private` may not be
 * embedded; every other id of eleven characters exists. All titles say that they are examples. */
export function addVideos(
  app: FastifyInstance,
  { faults, calls }: { readonly faults: FaultBoard; readonly calls: CallCounter },
): void {
  app.get('/videos/oembed', async (request, reply) => {
    calls.count('videos');
    const mode = await applyFault(faults.take('videos'), request, reply);
    if (mode === 'answered') return reply;
    const { url = '' } = request.query as { url?: string };
    const id = /[?&]v=([\w-]{11})$/.exec(url)?.[1];
    if (id === undefined) return reply.code(400).type('text/plain').send('Bad Request');
    if (id.startsWith('gone')) return reply.code(404).type('text/plain').send('Not Found');
    if (id.startsWith('private')) return reply.code(401).type('text/plain').send('Unauthorized');
    return { type: 'video', version: '1.0', title: `Example video ${id} (sandbox)` };
  });
}
