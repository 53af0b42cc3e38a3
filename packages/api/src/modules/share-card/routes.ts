import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { sendRefusal } from '../../http/problems.ts';
import { tooMany } from '../../http/too-many.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { createShareCards } from './share-card.ts';

const cards: LimitRule = { name: 'share-card', points: 60, perSeconds: 60 };

type CardRequest = { Params: { file: string }; Querystring: { lang?: unknown } };

/** `GET /share/<share key>.png?lang=hi`: the image of a shared link. The URL does not contain the vehicle number. */
export function registerShareCard(app: FastifyInstance, { services }: ModuleTools): void {
  const findCard = createShareCards(services);
  app.get<CardRequest>('/share/:file', async (request, reply) => {
    const state = await services.limiter.take(cards, addressUnit(request.ip));
    if (state.isExceeded) return sendRefusal(reply, tooMany(state));
    const shareKey = /^([A-Za-z0-9_-]{20,100})\.png$/.exec(request.params.file)?.[1];
    const language = request.query.lang === 'hi' ? 'hi' : 'en';
    const card = shareKey === undefined ? null : await findCard(shareKey, language);
    if (card === null) {
      return sendRefusal(reply, {
        code: 'request/not-found',
        detail: 'There is no image for this link.',
      });
    }
    // Short, so that caches drop a vehicle soon after it is hidden.
    reply.header('cache-control', 'public, max-age=300').header('etag', card.etag);
    if (request.headers['if-none-match'] === card.etag) return reply.code(304).send();
    return reply.type('image/png').send(await card.bytes());
  });
}
