import { createHash } from 'node:crypto';
import { createPageForms, type PageForms } from './page-forms.ts';
import type { PageVisit } from './page-visit.ts';
import { encodeOnce } from './send-whole.ts';

/** A cached page, with each compressed form made once. */
export type KeptPage = {
  readonly status: number;
  /** Versions of its content, read before it was rendered: with others it is invalid. */
  readonly stamp: string;
  /** Changes with the bytes. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly forms: PageForms;
  /** For pages that are the same for everyone: their rendering input. Else null. */
  readonly reading: { readonly url: string; readonly theme: PageVisit['theme'] } | null;
  readonly keptAt: number;
  /** Age at which it is rendered again in the background. */
  readonly freshMs: number;
};

/** Cache of pages. Pages that were requested once compete for a quarter of it and leave the rest to those requested
 * again, so that requests for many different addresses cannot evict the pages that visitors use. Each part evicts the
 * least recently used. */
export type PageCache = {
  /** A cached page of this stamp, and whether it is due to be rendered again. A page of another stamp is not found. */
  readonly find: (
    key: string,
    stamp: string,
    now: number,
  ) => { page: KeptPage; isStale: boolean } | null;
  readonly keep: (key: string, page: KeptPage) => void;
  /** Pages requested more than once, the most recently used first, then those requested once. */
  readonly recent: (most: number) => readonly (readonly [key: string, page: KeptPage])[];
  /** Runs one background render of a key at a time. */
  readonly renew: (key: string, render: () => Promise<unknown>) => void;
};

/** A cache of at most `maxBytes`. */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const once = createPart(maxBytes / 4);
  const again = createPart(maxBytes - maxBytes / 4);
  const renewing = new Set<string>();
  return {
    find: (key, stamp, now) => {
      const used = again.get(key);
      const page = used ?? once.get(key);
      if (page === undefined || page.stamp !== stamp) return null;
      if (used === undefined) {
        once.drop(key);
        again.put(key, page);
      } else {
        again.touch(key, page);
      }
      return { page, isStale: now - page.keptAt > page.freshMs };
    },
    keep: (key, page) => (again.get(key) === undefined ? once : again).put(key, page),
    recent: (most) => [...again.newestFirst(), ...once.newestFirst()].slice(0, most),
    renew: (key, render) => {
      if (renewing.has(key)) return;
      renewing.add(key);
      // A failed render leaves the cached page; the next request starts another.
      render()
        .catch(() => {})
        .finally(() => renewing.delete(key));
    },
  };
}

/** Pages up to a number of bytes, the least recently used evicted first. */
function createPart(maxBytes: number) {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  const drop = (key: string) => {
    const page = pages.get(key);
    if (page === undefined) return;
    bytes -= sizeOf(page);
    pages.delete(key);
  };
  return {
    get: (key: string) => pages.get(key),
    drop,
    touch: (key: string, page: KeptPage) => {
      pages.delete(key);
      pages.set(key, page);
    },
    put: (key: string, page: KeptPage) => {
      drop(key);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    newestFirst: () => [...pages].reverse(),
  };
}

/** Makes a page ready to be cached and sent. Its compressed forms are made on demand. */
export function keptPage(
  page: Pick<KeptPage, 'status' | 'headers' | 'stamp' | 'reading' | 'keptAt' | 'freshMs'>,
  html: string,
): KeptPage {
  const plain = encodeOnce(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { ...page, etag, plain, forms: createPageForms(plain) };
}

/** Both compressed forms of a page together take about half of its size. */
function sizeOf({ plain }: KeptPage): number {
  return Math.ceil(plain.length * 1.5);
}
