import type { IncomingHttpHeaders } from 'node:http';

/** A page that was sent, from the cache or rendered, or the redirect that answers a form. */
export type PageSent = {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly status: number;
  /** Headers of the request. */
  readonly headers: IncomingHttpHeaders;
  /** A URL-encoded form; null without one. */
  readonly form: string | null;
};

/** Called for every page sent, on its way: must neither wait nor throw. */
export type OnPageSent = (page: PageSent) => void;
