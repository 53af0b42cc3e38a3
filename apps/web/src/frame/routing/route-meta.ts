import { copyOf } from '../copy/copy-store.ts';
import { statusOfError } from '../errors/error-status.ts';
import type { PageFacts } from '../page/page-facts.tsx';
import type { PageMeta, RouteHandle } from './page-module.ts';

type Match = {
  readonly route: { readonly id: string; readonly handle?: unknown };
  readonly params: Readonly<Record<string, string | undefined>>;
};

/** Data of the matched routes, on either side. */
export type MatchedPages = {
  readonly matches: readonly Match[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
};

/** Handle of the page's own route. */
export function topHandle(matches: readonly Match[]): RouteHandle | undefined {
  return matches.at(-1)?.route.handle as RouteHandle | undefined;
}

/** Head of the page, or of the error that replaced it. */
export function metaOfMatches(pages: MatchedPages, facts: PageFacts): PageMeta {
  const error = Object.values(pages.errors ?? {})[0];
  if (error !== undefined) return errorMeta(error, facts);
  const match = pages.matches.at(-1);
  const meta = topHandle(pages.matches)?.meta;
  if (match === undefined || meta === undefined) return { title: '' };
  return meta({
    data: pages.loaderData[match.route.id] as undefined,
    params: match.params,
    language: facts.language,
    brand: facts.brand,
    copy: (area) => copyOf(facts.language, area),
  });
}

function errorMeta(error: unknown, facts: PageFacts): PageMeta {
  const copy = copyOf(facts.language, 'shell');
  const words = statusOfError(error) === 404 ? copy.notFound : copy.serverError;
  return { title: words.title, canonical: null, isIndexable: false };
}
