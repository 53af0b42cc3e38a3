import type { ApiTransport } from '@pahiya/api-client/api-transport';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';

/** How the operator's product is called and reached (white label). */
export type Brand = {
  readonly name: string;
  readonly nameHindi: string;
  readonly supportEmail: string;
  readonly supportPhone: string | null;
  /** Origin without a slash at the end, e.g. https://pahiya.example */
  readonly siteUrl: string;
  readonly appStoreUrl: string | null;
  readonly playStoreUrl: string | null;
};

/** Who runs this product, as pages about rights and duties say it. What is not configured is null, and said to be missing. */
export type SiteOperator = {
  readonly legalName: string | null;
  readonly address: string | null;
  readonly grievanceOfficer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    /** Where letters go. */
    readonly address: string | null;
  } | null;
  /** Days for which the log of look-ups, and documents after the end of an order, are kept. */
  readonly lookupLogDays: number;
  readonly documentDays: number;
};

/** What a page may know of where it runs; the same for every visitor, but for the nonce and the instant. */
export type PageEnvironment = {
  readonly brand: Brand;
  /** Null where nobody said who runs it. */
  readonly operator?: SiteOperator | null;
  /** Puts the ribbon on every page. */
  readonly isSandbox: boolean;
  readonly sandboxInboxUrl: string | null;
  /** The operator has a line that reads codes out; without it no page offers a call. */
  readonly hasVoiceCodes: boolean;
  /** Instant of the request, RFC 3339; the day in India comes from it. */
  readonly nowIso: string;
  /** Counts the changes of the layout; null when nobody counts. */
  readonly layoutVersion?: number | null;
  /** Mounts `/ui`. */
  readonly isDevelopment: boolean;
  /** Numbers that may be looked up a day, as pages say it. */
  readonly lookupLimits: { readonly visitor: number; readonly user: number };
  /** Goes on every script and style sheet; null keeps the page's bytes the same for everybody. */
  readonly nonce: string | null;
  /** Tags load only with a tag id, and only while the person's consent holds. */
  readonly analytics?: {
    readonly tagId: string | null;
    readonly consentDefault: 'granted' | 'denied';
  };
  /** Base of the API's addresses in the browser, by proxy prefix; empty: this origin. */
  readonly apiBases?: { readonly core: string; readonly optimus: string; readonly jazz: string };
};

/** One request for a page. Origin and Sec-Fetch-Site of a POST have been checked before. */
export type PageInput = {
  readonly request: Request;
  readonly environment: PageEnvironment;
  /** Calls the API in process. Cookies that its answers set are forwarded by the server. */
  readonly transport: ApiTransport;
  readonly cookies: Readonly<Record<string, string>>;
  /** There is a session cookie; whether it still holds is asked only when this is true. */
  readonly isLoggedInHint: boolean;
  readonly userIpAddress: string;
  readonly userAgent: string;
};

/** What the server sends. `setCookies` are whole header values, besides those of API answers. */
export type PageResult =
  | PageDocument
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 303 | 307 | 308;
      readonly location: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly setCookies: readonly string[];
    };

/** A page to be sent. */
export type PageDocument = {
  readonly kind: 'document';
  readonly status: number;
  readonly html: string;
  /** What comes behind `html` as it becomes known, up to the document's end; null when `html` is whole. */
  readonly more: AsyncIterable<string> | null;
  /** The one script that stands in `html` itself, for the policy to allow; null where there is none. */
  readonly inlineScript: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  /** Holds nothing of a person: the bytes may be kept for anonymous visitors by path, city and language. */
  readonly shareable: boolean;
  /** A rendering or loading fault, for the server's log; the person sees the 500 page. */
  readonly fault: unknown;
};

/** A page whose loaders have run, as plain data that another thread can draw. Its form is the web app's own affair. */
export type LoadedPage = object;

/** A page that another thread has drawn: whole, in UTF-8, and for one visitor. */
export type DrawnPage = Omit<PageDocument, 'kind' | 'html' | 'more' | 'inlineScript'> & {
  readonly kind: 'drawn';
  readonly html: Uint8Array;
  readonly more: null;
  readonly inlineScript: null;
};

/** What the other thread says of it. */
export type DrawnElsewhere = Pick<DrawnPage, 'status' | 'html' | 'headers' | 'fault'>;

/** Gives a page to another thread. Null when it has no room, and later when it could not: the page is drawn here then. */
export type DrawElsewhere = (page: LoadedPage) => Promise<DrawnElsewhere | null> | null;

/** Signature of `renderPage`, exported by dist/server/entry-server.js and, in development, by
 * `await vite.ssrLoadModule('/src/entry-server.tsx')`. */
export type RenderPage = {
  (input: PageInput): Promise<PageResult>;
  (input: PageInput, elsewhere: DrawElsewhere | null): Promise<PageResult | DrawnPage>;
};

/** A page of the app whose bytes anonymous visitors share, and how it reads its query. Parameters that it does not name
 * never reach it, so that they cannot make another page to render and cache. */
export type SharedPage = {
  /** As it is written, with its language. */
  readonly path: string;
  /** Parameters that choose between a few cached variants, with the values that do. */
  readonly variants: readonly (readonly [name: string, values: readonly string[]])[];
  /** Parameters that a visitor fills in: the page is then rendered for this visitor and not cached. */
  readonly personal: readonly string[];
};

/** What must be known of a reading page before it is rendered: the kinds of content it shows, and the parameters of its
 * query that count. */
export type FoundReadingPage = {
  readonly content: readonly string[];
  readonly query?: readonly string[];
  /** Its bytes are never older than this many seconds. */
  readonly freshSeconds?: number;
};

/** A page that search engines may find; path below the language. */
export type SitemapEntry = {
  readonly path: string;
  /** RFC 3339, where it is known. */
  readonly lastModified?: string;
};

/** One file of the sitemap, at `/sitemaps/<name>.xml`: at most 25,000 entries, which both languages double. */
export type SitemapPart = {
  readonly name: string;
  /** Kinds of content it lists: a change of one makes it anew. */
  readonly content: readonly string[];
  /** Asks the API as nobody in particular. */
  readonly entries: (transport: ApiTransport) => Promise<readonly SitemapEntry[]>;
};

/** What of the operator's settings stands in texts that can be found. */
export type SearchFacts = Pick<PageEnvironment, 'lookupLimits'>;

/** What `entry-server` gives the server. */
export type WebApp = {
  readonly renderPage: RenderPage;
  /** The second half of `renderPage`, for the thread that a page is given to. */
  readonly drawPage: (page: LoadedPage) => Promise<PageDocument>;
  /** The reading page of an address in either language; null for every other page. */
  readonly findReadingPage: (pathname: string) => FoundReadingPage | null;
  /** The shared page of an address in either language; null for every other page. */
  readonly findSharedPage: (pathname: string) => SharedPage | null;
  readonly sitemapParts: readonly SitemapPart[];
  /** `application/speculationrules+json`. */
  readonly speculationRules: () => string;
  /** Everything that can be found, but for articles. */
  readonly searchEntries: (facts: SearchFacts) => Promise<readonly SearchEntry[]>;
};
