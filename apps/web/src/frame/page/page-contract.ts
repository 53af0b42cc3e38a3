import type { ApiTransport } from '@pahiya/api-client/api-transport';
import type { InsuranceLicence } from '@pahiya/domain/insurance/ports';
import type { RuleCells } from '@pahiya/domain/new-cars/tax-rules/rule-cells';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { IstDate } from '@pahiya/domain/shared/ist-date';

/** Branding and contact of the operator (white label). */
export type Brand = {
  readonly name: string;
  readonly nameHindi: string;
  readonly supportEmail: string;
  readonly supportPhone: string | null;
  /** Origin without a trailing slash, e.g. https://pahiya.example */
  readonly siteUrl: string;
  readonly appStoreUrl: string | null;
  readonly playStoreUrl: string | null;
};

/** The operator's legal details, for pages about rights and duties. Unconfigured ones are null and shown as missing. */
export type SiteOperator = {
  readonly legalName: string | null;
  readonly address: string | null;
  readonly grievanceOfficer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    /** Postal address. */
    readonly address: string | null;
  } | null;
  /** Retention in days of the look-up log, and of documents after the end of an order. */
  readonly lookupLogDays: number;
  readonly documentDays: number;
};

/** Environment of a page; the same for every visitor, except the nonce and the instant. */
export type PageEnvironment = {
  readonly brand: Brand;
  /** Null if not configured. */
  readonly operator?: SiteOperator | null;
  /** The operator's registration as an insurance intermediary, shown on every page; null without one. */
  readonly insuranceLicence?: InsuranceLicence | null;
  /** Shows the ribbon on every page. */
  readonly isSandbox: boolean;
  readonly sandboxInboxUrl: string | null;
  /** Whether OTP calls are configured; without them no page offers a call. */
  readonly hasVoiceCodes: boolean;
  /** Instant of the request, RFC 3339; the date in India is derived from it. */
  readonly nowIso: string;
  /** Version of the layout; null if unknown. */
  readonly layoutVersion?: number | null;
  /** Mounts `/ui`. */
  readonly isDevelopment: boolean;
  /** Daily limit of look-ups, for display. */
  readonly lookupLimits: { readonly visitor: number; readonly user: number };
  /** Nonce for every script and style sheet; null keeps the page's bytes the same for all visitors. */
  readonly nonce: string | null;
  /** Tags load only with a tag id, and only with the person's consent. */
  readonly analytics?: {
    readonly tagId: string | null;
    readonly consentDefault: 'granted' | 'denied';
  };
  /** Base URL of the API in the browser, by proxy prefix; empty: this origin. */
  readonly apiBases?: { readonly core: string; readonly optimus: string; readonly jazz: string };
};

/** A page request. Origin and Sec-Fetch-Site of a POST have been checked before. */
export type PageInput = {
  readonly request: Request;
  readonly environment: PageEnvironment;
  /** Calls the API in process. The server forwards the cookies of its responses. */
  readonly transport: ApiTransport;
  readonly cookies: Readonly<Record<string, string>>;
  /** Whether there is a session cookie; only then is the session loaded. */
  readonly isLoggedInHint: boolean;
  readonly userIpAddress: string;
  readonly userAgent: string;
};

/** The response. `setCookies` are whole header values, besides those of API responses. */
export type PageResult =
  | PageDocument
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 303 | 307 | 308;
      readonly location: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly setCookies: readonly string[];
    };

/** A page response. */
export type PageDocument = {
  readonly kind: 'document';
  readonly status: number;
  readonly html: string;
  /** Streamed parts after `html`, up to the document's end; null when `html` is complete. */
  readonly more: AsyncIterable<string> | null;
  /** The inline script in `html`, to be allowed by the CSP; null without one. */
  readonly inlineScript: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  /** Free of personal data: the bytes may be cached for anonymous visitors by path, city and language. */
  readonly shareable: boolean;
  /** A rendering or loading error, for the server's log; the person sees the 500 page. */
  readonly fault: unknown;
};

/** A page whose loaders have run, as plain data that another thread can render. Its format is internal to the web
 * app. */
export type LoadedPage = object;

/** A page rendered by another thread: complete, in UTF-8, and for one visitor. */
export type DrawnPage = Omit<PageDocument, 'kind' | 'html' | 'more' | 'inlineScript'> & {
  readonly kind: 'drawn';
  readonly html: Uint8Array;
  readonly more: null;
  readonly inlineScript: null;
};

/** The other thread's result. */
export type DrawnElsewhere = Pick<DrawnPage, 'status' | 'html' | 'headers' | 'fault'>;

/** Passes a page to another thread. Null when its queue is full, or later when it failed: the page is then rendered
 * here. */
export type DrawElsewhere = (page: LoadedPage) => Promise<DrawnElsewhere | null> | null;

/** Signature of `renderPage`, exported by dist/server/entry-server.js and, in development, by `await
 * vite.ssrLoadModule('/src/entry-server.tsx')`. */
export type RenderPage = {
  (input: PageInput): Promise<PageResult>;
  (input: PageInput, elsewhere: DrawElsewhere | null): Promise<PageResult | DrawnPage>;
};

/** A page of the app whose bytes anonymous visitors share, and its query parameters. Others never reach it, so they
 * cannot cause another rendering or cache entry. */
export type SharedPage = {
  /** Path as requested, with its language. */
  readonly path: string;
  /** Parameters that select one of a few cached variants, with their allowed values. */
  readonly variants: readonly (readonly [name: string, values: readonly string[]])[];
  /** Parameters with free values: the page is then rendered per request and not cached. */
  readonly personal: readonly string[];
};

/** What the server needs to know of a reading page before rendering: its cache tags, and the query parameters that
 * matter. */
export type FoundReadingPage = {
  readonly content: readonly string[];
  readonly query?: readonly string[];
  /** The parameter that the chosen city fills in where the address names none. */
  readonly cityIn?: string;
  /** Maximum age of its cached bytes in seconds. */
  readonly freshSeconds?: number;
};

/** An indexable page; path without the language. */
export type SitemapEntry = {
  readonly path: string;
  /** RFC 3339, if known. */
  readonly lastModified?: string;
};

/** One sitemap file, at `/sitemaps/<name>.xml`: at most 25,000 entries, doubled by the two languages. */
export type SitemapPart = {
  readonly name: string;
  /** Cache tags: kinds of content it lists; a change of one regenerates it. */
  readonly content: readonly string[];
  /** Calls the API anonymously. Null when a call failed: half a part would tell search engines that the other pages are
   * gone, for as long as it is kept. */
  readonly entries: (transport: ApiTransport) => Promise<readonly SitemapEntry[] | null>;
};

/** Operator settings that appear in searchable texts. */
export type SearchFacts = Pick<PageEnvironment, 'lookupLimits'> & {
  readonly today: IstDate;
  /** Imported taxes and fees in force today, as lines of their list. */
  readonly feeLines: readonly RuleCells[];
};

/** Exports of `entry-server`. */
export type WebApp = {
  readonly renderPage: RenderPage;
  /** The second half of `renderPage`, for the rendering thread. */
  readonly drawPage: (page: LoadedPage) => Promise<PageDocument>;
  /** The reading page of an address in either language; null for every other page. */
  readonly findReadingPage: (pathname: string) => FoundReadingPage | null;
  /** The shared page of an address in either language; null for every other page. */
  readonly findSharedPage: (pathname: string) => SharedPage | null;
  readonly sitemapParts: readonly SitemapPart[];
  /** `application/speculationrules+json`. */
  readonly speculationRules: () => string;
  /** All search entries except articles. */
  readonly searchEntries: (facts: SearchFacts) => Promise<readonly SearchEntry[]>;
};
