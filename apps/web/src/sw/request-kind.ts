/** What the service worker does with a request: nothing, serve an asset, or a page that may be kept. */
export type RequestKind = 'other' | 'asset' | 'page' | 'kept-page';

/** The parts of a request that decide. */
type Asked = { readonly url: string; readonly method: string; readonly mode: string };

const keptPages = [/^(\/hi)?\/garage$/, /^(\/hi)?\/rc-details\/[^/]+$/];

/** Is this a page that is kept for reading offline. */
export function isKeptPath(path: string): boolean {
  return keptPages.some((pattern) => pattern.test(path));
}

/** Only documents and hashed assets of this origin; calls of the API are never touched. */
export function kindOf(request: Asked, origin: string): RequestKind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (request.mode !== 'navigate' || url.pathname.startsWith('/api/')) return 'other';
  return isKeptPath(url.pathname) ? 'kept-page' : 'page';
}
