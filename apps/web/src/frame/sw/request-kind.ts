/** What the service worker does with a request: ignore it, serve an asset, or serve a cacheable page. */
export type RequestKind = 'other' | 'asset' | 'page' | 'kept-page';

/** The relevant parts of a request. */
type Asked = { readonly url: string; readonly method: string; readonly mode: string };

const keptPages = [
  /^(\/hi)?\/garage$/,
  /^(\/hi)?\/rc-details\/[^/]+$/,
  /^(\/hi)?\/inspect(\/[0-9a-f-]{36}(\/[A-Z]{2,4})?)?$/,
];

/** Whether this page is cached for offline reading. */
export function isKeptPath(path: string): boolean {
  return keptPages.some((pattern) => pattern.test(path));
}

/** Only documents and hashed assets of this origin; API calls are never touched. */
export function kindOf(request: Asked, origin: string): RequestKind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (request.mode !== 'navigate' || url.pathname.startsWith('/api/')) return 'other';
  return isKeptPath(url.pathname) ? 'kept-page' : 'page';
}
