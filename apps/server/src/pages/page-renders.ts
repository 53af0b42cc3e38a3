import type { FastifyRequest } from 'fastify';
import { createPageCache, type KeptPage, keptPage } from './page-cache.ts';
import type { PageVisit, ReadingVisit } from './page-visit.ts';
import type { Asker, Rendered, Renderer, Visit } from './render-visit.ts';

const cacheBytes = 48 * 1024 * 1024;
const unkeptAtMost = 1_000;

/** A rendered page; `page` is null when its bytes may not be cached. */
export type Made = Rendered & { readonly page: KeptPage | null };

/** Renders pages that may be cached, and caches them. */
export type PageRenders = ReturnType<typeof createPageRenders>;

/** A cache of pages with the renders in progress. */
export function createPageRenders({ render, renderReading }: Renderer) {
  const cache = createPageCache({ maxBytes: cacheBytes });
  const underWay = new Map<string, Promise<unknown>>();
  /** Pages that were personal the last time, such as those with a failed part. */
  const unkept = new Set<string>();

  const find = (visit: PageVisit) => cache.find(visit.key, visit.stamp, Date.now());

  /** Renders without a nonce, so the bytes can be cached. */
  async function renderKept(request: FastifyRequest, visit: Visit): Promise<Made> {
    return keepIfShared(visit, await render(request, visit, null));
  }

  /** Concurrent requests for the page wait for it. */
  function coalesced<T>(visit: PageVisit, made: Promise<T>): Promise<T> {
    const version = versionOf(visit);
    underWay.set(version, made);
    made.catch(() => {}).finally(() => underWay.delete(version));
    return made;
  }

  async function keepIfShared(visit: PageVisit, made: Rendered, isUsed = false): Promise<Made> {
    const { result, setCookies } = made;
    const isShared =
      result.kind === 'document' &&
      result.more === null &&
      result.shareable &&
      setCookies.length === 0;
    if (!isShared) return { ...made, page: null };
    const { status, headers } = result;
    const { stamp, freshMs, url, theme } = visit;
    const reading = visit.kind === 'reading' ? { url, theme } : null;
    const facts = { status, headers, stamp, reading, keptAt: Date.now(), freshMs };
    const page = keptPage(facts, result.html);
    // Shared pages are few, and a page being re-rendered is in use.
    if (visit.kind === 'shared') await page.forms.press('busy');
    else if (isUsed) await page.forms.press();
    if (status === 200) cache.keep(visit.key, page);
    return { ...made, page };
  }

  return {
    cache,
    find,
    /** Renders a stale page again in the background. */
    renew(request: FastifyRequest, visit: Visit): void {
      cache.renew(visit.key, async () =>
        keepIfShared(visit, await render(request, visit, null), true),
      );
    },
    /** Renders a page that is not cached yet once for all concurrent requests, if its bytes could be cached the last
     * time; else for each of them. */
    async first(request: FastifyRequest, visit: Visit): Promise<Made | KeptPage> {
      const before = underWay.get(versionOf(visit));
      if (before !== undefined && !unkept.has(visit.key)) {
        await before.catch(() => {});
        const found = find(visit);
        if (found !== null) return found.page;
      }
      const render = renderKept(request, visit);
      const made = await (before === undefined ? coalesced(visit, render) : render);
      if (made.page !== null) {
        unkept.delete(visit.key);
        return made.page;
      }
      if (unkept.size >= unkeptAtMost) unkept.clear();
      unkept.add(visit.key);
      return made;
    },
    /** Renders a reading page without a visitor; false when that is already in progress. */
    async ahead(asker: Asker, visit: Visit & ReadingVisit): Promise<boolean> {
      if (underWay.has(versionOf(visit))) return false;
      const render = renderReading(asker, visit, null);
      await coalesced(
        visit,
        render.then((made) => keepIfShared(visit, made)),
      );
      return true;
    },
  };
}

/** Key of a page at given versions of its content. */
function versionOf({ key, stamp }: PageVisit): string {
  return `${stamp}\n${key}`;
}
