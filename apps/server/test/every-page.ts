import { type Answer, ask } from './ask.ts';
import { type PageFacts, readPage } from './page-facts.ts';

/** A fetched page. */
export type SeenPage = {
  readonly address: string;
  readonly status: number;
  /** The same bytes are kept for everybody: only those have an `etag`. */
  readonly isKept: boolean;
} & PageFacts;

/** Concurrent requests: enough to keep two cores busy. */
const atOnce = 6;

/** Paths (with language) of every sitemap entry, by its part. */
export async function readSitemap(base: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const index = await ask(base, '/sitemap.xml');
  const parts = await Promise.all(
    locationsIn(index.text).map(async (part) => {
      const { pathname } = new URL(part);
      const { text } = await ask(base, pathname);
      const name = pathname.replace(/^\/sitemaps\/|\.xml$/g, '');
      return [name, locationsIn(text).map((address) => new URL(address).pathname)] as const;
    }),
  );
  return new Map(parts);
}

/** Fetches pages over HTTP and parses them. */
export async function seePages(base: string, paths: readonly string[]): Promise<SeenPage[]> {
  return mapSome(paths, async (path) => {
    const answer = await ask(base, path);
    const isKept = answer.headers.etag !== undefined;
    return { address: path, status: answer.status, isKept, ...readPage(answer.text) };
  });
}

/** Follows at most three redirects within the site. */
export async function follow(base: string, path: string): Promise<Answer> {
  let answer = await ask(base, path);
  for (let hop = 0; hop < 3 && answer.status >= 300 && answer.status < 400; hop += 1) {
    answer = await ask(base, answer.headers.location ?? '/');
  }
  return answer;
}

/** Maps with limited concurrency, in the given order. */
export async function mapSome<From, To>(
  all: readonly From[],
  run: (one: From) => Promise<To>,
): Promise<To[]> {
  const results: To[] = [];
  const waiting = all.entries();
  const work = async () => {
    for (const [place, one] of waiting) results[place] = await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
}
