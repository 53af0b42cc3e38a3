import type { Language } from '@pahiya/domain/shared/language';
import type { ComponentType } from 'react';
import type {
  ActionFunction,
  LoaderFunction,
  ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router';
import type { Copies, CopyArea } from '../copy/copies.ts';
import type { Brand } from '../page/page-contract.ts';
import type { PageTools } from '../page/page-tools.ts';

/** Head of a page. The product's name is appended to the title. */
export type PageMeta = {
  readonly title: string;
  /** Replaces the title in link previews, where the title would reveal too much. */
  readonly shareTitle?: string;
  readonly description?: string;
  /** Path of the canonical address, without the language; the page's own path when absent, none when null. */
  readonly canonical?: string | null;
  /** Path of the preview card. */
  readonly shareImage?: { readonly path: string; readonly alt: string };
  /** Path of the feed of the page's list, without the language. */
  readonly feed?: string;
  /** False: noindex. */
  readonly isIndexable?: boolean;
  /** Structured data in schema.org terms, without `@context`. Rendered by the server only. */
  readonly structuredData?: readonly StructuredData[];
};

/** One schema.org object. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

/** Input for a page's head; `data` is the loader's data, undefined after a failure. */
export type MetaArgs<Data> = {
  readonly data: Data | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  readonly brand: Brand;
  readonly copy: <Area extends CopyArea>(area: Area) => Copies[Area];
};

/** What a page declares to the shell. */
export type PageHandle = {
  /** The header overlaps the yellow hero. */
  readonly hero?: boolean;
  /** The service worker caches this page for offline reading. */
  readonly keepOffline?: boolean;
  /** The page shows its own loading state: the global loader stays hidden. */
  readonly ownProgress?: boolean;
  /** Server only, while the response is streamed: the loader's data as it would be now, at each step. Each is
   * rendered and streamed after the page, and replaces its part in the browser until hydration. */
  readonly later?: ((tools: PageTools, loaded: never) => AsyncIterable<unknown>) | undefined;
  /** Also shown inside the native app (`?src=app`), which has its own header and footer: ours are omitted there. */
  readonly embeddable?: boolean;
};

/** Exports of a page's file. */
export type PageModule = {
  readonly Component?: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly meta?: (args: MetaArgs<never>) => PageMeta;
  readonly handle?: PageHandle;
  readonly ErrorBoundary?: ComponentType;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
};

/** A loader's data as its page sees it. */
type DataOf<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/** Types `meta` by the page's own loader: `export const meta = pageMeta<typeof loader>(({ data, copy }) => ...)`. */
export function pageMeta<Loader = undefined>(
  meta: (args: MetaArgs<DataOf<Loader>>) => PageMeta,
): (args: MetaArgs<DataOf<Loader>>) => PageMeta {
  return meta;
}

/** The route handle with the page's `meta` and its name in analytics. */
export type RouteHandle = PageHandle & {
  readonly meta?: PageModule['meta'];
  readonly screen?: string;
};
