import { createTraffic, type Traffic } from '@pahiya/api/modules/listings/traffic/count-traffic';
import { type Viewer, viewerOf } from '@pahiya/api/modules/listings/traffic/viewer-of';
import type { Services } from '@pahiya/api/services';
import type { FastifyInstance } from 'fastify';
import { isBrowser, isOpened } from './page-view.ts';
import type { OnPageSent, PageSent } from './pages/page-sent.ts';

/** A killed server loses this much at most. */
const storeEveryMs = 60_000;
/** About 10 MB. Views of further listings within a minute are left out, and logged. */
const listingsAtMost = 50_000;

/** Counts the pages of used cars that people open and what they put on their shortlist, except the seller's own; stored every minute and when the
 * server stops. */
export function countListingTraffic(
  app: FastifyInstance,
  services: Pick<Services, 'sql' | 'now' | 'settings'>,
): OnPageSent {
  const traffic = createTraffic(services, { listingsAtMost });
  let storing: Promise<void> = Promise.resolve();
  const store = () => {
    storing = storing.then(async () => {
      try {
        const leftOut = await traffic.store();
        if (leftOut > 0) app.log.warn({ leftOut }, 'views of used cars were not counted');
      } catch (error) {
        app.log.warn({ err: error }, 'views of used cars were not stored; the next minute retries');
      }
    });
    return storing;
  };
  app.addHook('onListen', async () => {
    setInterval(store, storeEveryMs).unref();
  });
  app.addHook('onClose', store);
  const { secret } = services.settings;
  return trafficOf(traffic, ({ cookie }) => viewerOf(cookie, secret));
}

const listingPage = /^(?:\/[a-z]{2})?\/used-cars\/[a-z0-9-]+\/(?:[a-z0-9-]+-)?([a-z]{8})(?:\?|$)/;
const shortlistForm = /^(?:\/[a-z]{2})?\/shortlist(?:\?|$)/;

/** Recognises the pages and forms that are counted. */
export function trafficOf(
  { count }: Pick<Traffic, 'count'>,
  by: (headers: PageSent['headers']) => Viewer,
): OnPageSent {
  return ({ method, url, status, headers, form }) => {
    if (method === 'GET') {
      if ((status !== 200 && status !== 304) || !url.includes('/used-cars/')) return;
      const listing = listingPage.exec(url)?.[1];
      if (listing !== undefined && isOpened(headers)) count(listing, 'views', by(headers));
    } else if (form !== null && status < 400 && shortlistForm.test(url) && isBrowser(headers)) {
      const listing = addedBy(form);
      if (listing !== null && !isOnShortlist(listing, headers.cookie))
        count(listing, 'shortlisted', by(headers));
    }
  };
}

/** The used car that a form puts on the shortlist; null for any other form. */
function addedBy(form: string): string | null {
  const fields = new URLSearchParams(form);
  const isAdding = fields.get('intent') === 'keep' && fields.get('kind') === 'used-car';
  const id = fields.get('id') ?? '';
  return isAdding && /^[a-z]{8}$/.test(id) ? id : null;
}

/** Whether this browser had the car on its shortlist before. */
function isOnShortlist(listing: string, cookies = ''): boolean {
  return new RegExp(`(?:^|; ?)shortlist=[^;]*used-car(?::|%3A)${listing}(?![a-z])`, 'i').test(
    cookies,
  );
}
