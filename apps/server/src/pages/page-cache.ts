import { createHash } from 'node:crypto';
import { createPageForms, type PageForms } from './page-forms.ts';
import type { PageVisit } from './page-visit.ts';

/** A page kept as bytes, with its compressed forms made once. */
export type KeptPage = {
  readonly status: number;
  /** Versions of the content that it shows, from before it was made: with others it is no longer true. */
  readonly stamp: string;
  /** Changes with the bytes. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly forms: PageForms;
  /** For pages that are the same for everybody: what they were asked with. Else null. */
  readonly reading: { readonly url: string; readonly theme: PageVisit['theme'] } | null;
  readonly keptAt: number;
  /** It is made again behind the visitor's back after this long. */
  readonly freshMs: number;
};

/** Keeps shareable pages by path, query, city, language and day. The longest unused go first. */
export type PageCache = {
  /** A kept page of this stamp, and whether it should be made again behind the visitor's back. One of another stamp is
   * as good as none. */
  readonly find: (
    key: string,
    stamp: string,
    now: number,
  ) => { page: KeptPage; isStale: boolean } | null;
  readonly keep: (key: string, page: KeptPage) => void;
  /** The pages asked for last, those first. */
  readonly recent: (most: number) => readonly (readonly [key: string, page: KeptPage])[];
  /** Runs one renewal of a key at a time. */
  readonly renew: (key: string, render: () => Promise<unknown>) => void;
};

/** A cache of at most `maxBytes`; a page is fresh for the `freshMs` that it names. */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const pages = new Map<string, KeptPage>();
  const renewing = new Set<string>();
  let bytes = 0;
  const drop = (key: string) => {
    const page = pages.get(key);
    if (page === undefined) return;
    bytes -= sizeOf(page);
    pages.delete(key);
  };
  return {
    find: (key, stamp, now) => {
      const page = pages.get(key);
      if (page === undefined || page.stamp !== stamp) return null;
      pages.delete(key);
      pages.set(key, page);
      return { page, isStale: now - page.keptAt > page.freshMs };
    },
    keep: (key, page) => {
      drop(key);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    recent: (most) => [...pages].reverse().slice(0, most),
    renew: (key, render) => {
      if (renewing.has(key)) return;
      renewing.add(key);
      // A renewal that fails leaves the kept page; the next visitor starts another.
      render()
        .catch(() => {})
        .finally(() => renewing.delete(key));
    },
  };
}

/** A page ready to be kept and sent. Its compressed forms are made when they are asked for. */
export function keptPage(
  page: Pick<KeptPage, 'status' | 'headers' | 'stamp' | 'reading' | 'keptAt' | 'freshMs'>,
  html: string,
): KeptPage {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { ...page, etag, plain, forms: createPageForms(plain) };
}

/** Both compressed forms of a page are about half of it together. */
function sizeOf({ plain }: KeptPage): number {
  return Math.ceil(plain.length * 1.5);
}
