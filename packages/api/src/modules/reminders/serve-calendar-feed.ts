import { callAddress } from '@pahiya/contracts/call';
import { calendarFeed } from '@pahiya/contracts/garage/garage-contracts';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { sendRefusal } from '../../http/problems.ts';
import type { Refusal } from '../../http/refusal.ts';
import { tooMany } from '../../http/too-many.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { findFeedOwner, isReplacedKey } from '../garage/calendar-key.ts';
import { calendarText } from './calendar-text.ts';
import { findFollowedDates } from './followed-dates.ts';
import { findDates } from './known-dates.ts';

const feeds: LimitRule = { name: 'calendar-feed', points: 60, perSeconds: 60 };

/** The feed that a calendar app fetches: no session, only the key in its address. */
export function serveCalendarFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { key: string } }>(
    callAddress(calendarFeed.call),
    { schema: { querystring: calendarFeed.query } },
    async (request, reply) => {
      const state = await services.limiter.take(feeds, addressUnit(request.ip));
      if (state.isExceeded) return sendRefusal(reply, tooMany(state));
      const owner = await findFeedOwner(services, request.query.key);
      if (owner === null) {
        const isOld = await isReplacedKey(services, request.query.key);
        return sendRefusal(reply, isOld ? replaced : unknown);
      }
      const [{ dates, unread }, followed] = await Promise.all([
        findDates(services, owner.userId),
        findFollowedDates(services, owner.userId),
      ]);
      const isWhole = unread.size === 0;
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, max-age=3600')
        .header('content-disposition', 'inline; filename="garage.ics"')
        .send(await calendarText({ ...owner, dates: [...dates, ...followed], isWhole }, services));
    },
  );
}

const unknown: Refusal = {
  code: 'garage/unknown-feed',
  detail: 'This calendar link is not valid.',
};

const replaced: Refusal = {
  code: 'garage/feed-replaced',
  detail: 'This calendar link has been replaced by a new one.',
};
