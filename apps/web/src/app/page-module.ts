import type { Language } from '@pahiya/domain/shared/language';
import type { ComponentType } from 'react';
import type {
  ActionFunction,
  LoaderFunction,
  ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router';
import type { Copies, CopyArea } from '../copy/copy-areas.ts';
import type { Brand } from '../server/page-contract.ts';
import type { PageTools } from './page-tools.ts';

/** Head of a page. Title without the product's name, which is added. */
export type PageMeta = {
  readonly title: string;
  /** In place of the title in previews of a link, where the title would show too much. */
  readonly shareTitle?: string;
  readonly description?: string;
  /** Path below the language prefix; the page's own path when absent, none at all when null. */
  readonly canonical?: string | null;
  /** Path of the preview card. */
  readonly shareImage?: { readonly path: string; readonly alt: string };
  /** Path of the feed of what the page lists, below the language prefix. */
  readonly feed?: string;
  /** False keeps the page out of search engines. */
  readonly isIndexable?: boolean;
  /** What the page tells machines, in the words of schema.org, without `@context`. Written by the server alone. */
  readonly structuredData?: readonly StructuredData[];
};

/** One thing of schema.org. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

/** What a page's head is made from; `data` is the loader's answer, undefined after a failure. */
export type MetaArgs<Data> = {
  readonly data: Data | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  readonly brand: Brand;
  readonly copy: <Area extends CopyArea>(area: Area) => Copies[Area];
};

/** What the shell asks a page about itself. */
export type PageHandle = {
  /** The header lies on the yellow hero. */
  readonly hero?: boolean;
  /** The service worker keeps this page for reading offline. */
  readonly keepOffline?: boolean;
  /** The page shows by itself, row by row, what is being asked: the global loader does not lie over it. */
  readonly ownProgress?: boolean;
  /** On the server, while the page is on its way: what the loader would answer now, each time more is known. Each is
   * rendered and sent behind the page, and takes its place in the browser until the app is there. */
  readonly later?: ((tools: PageTools, loaded: never) => AsyncIterable<unknown>) | undefined;
  /** Also shown inside the native app (`?src=app`), which has a frame of its own: ours is left out there. */
  readonly embeddable?: boolean;
};

/** What a file under routes/ exports. */
export type PageModule = {
  readonly Component?: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly meta?: (args: MetaArgs<never>) => PageMeta;
  readonly handle?: PageHandle;
  readonly ErrorBoundary?: ComponentType;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
};

/** What a loader's page sees of its answer. */
type DataOf<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/** Types `meta` by the page's own loader: `export const meta = pageMeta<typeof loader>(({ data, copy }) => ...)`. */
export function pageMeta<Loader = undefined>(
  meta: (args: MetaArgs<DataOf<Loader>>) => PageMeta,
): (args: MetaArgs<DataOf<Loader>>) => PageMeta {
  return meta;
}

/** The handle as the router carries it, with the page's `meta` put in. */
export type RouteHandle = PageHandle & { readonly meta?: PageModule['meta'] };
