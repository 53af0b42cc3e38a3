import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import { sendRefusal } from '../../../http/problems.ts';
import { type LimitRule, tooMany } from '../../../limits/limiter.ts';
import type { Services } from '../../../services.ts';
import { createShareCards } from './share-card.ts';

const cards: LimitRule = { name: 'share-card', points: 60, perSeconds: 60 };

type CardRequest = { Params: { file: string }; Querystring: { lang?: unknown } };

/** `GET /share/DL8CAF5030.png?lang=hi`: the picture that a shared link shows. */
export function serveShareCard(app: FastifyInstance, services: Services): void {
  const findCard = createShareCards(services);
  app.get<CardRequest>('/share/:file', async (request, reply) => {
    const state = await services.limiter.take(cards, addressUnit(request.ip));
    if (state.isExceeded) return sendRefusal(reply, tooMany(state));
    const number = /^([A-Za-z0-9]{4,12})\.png$/.exec(request.params.file)?.[1];
    const language = request.query.lang === 'hi' ? 'hi' : 'en';
    const card = number === undefined ? null : await findCard(number, language);
    if (card === null) {
      return sendRefusal(reply, {
        code: 'request/not-found',
        detail: 'There is no picture of this vehicle here.',
      });
    }
    // Short, so that a vehicle that is hidden now is soon gone from the caches on the way too.
    reply.header('cache-control', 'public, max-age=300').header('etag', card.etag);
    if (request.headers['if-none-match'] === card.etag) return reply.code(304).send();
    return reply.type('image/png').send(await card.bytes());
  });
}
