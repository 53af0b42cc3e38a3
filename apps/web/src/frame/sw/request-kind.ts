/** What the service worker does with a request: ignore it, serve an asset, serve a cacheable page,
 * or a document that the person may have put on the device, or take what another app shares. */
export type RequestKind = 'other' | 'asset' | 'page' | 'kept-page' | 'kept-file' | 'share';

/** The relevant parts of a request. */
type Asked = { readonly url: string; readonly method: string; readonly mode: string };

const keptPages = [
  /^(\/hi)?\/garage(\/documents)?$/,
  /^(\/hi)?\/garage\/[A-Z0-9]{4,12}\/log(\/add|\/photos)?$/,
  /^(\/hi)?\/rc-details\/[^/]+$/,
  /^(\/hi)?\/inspect(\/[0-9a-f-]{36}(\/[A-Z]{2,4})?)?$/,
];

/** File of a document in the wallet: the page puts it into the cache when the person asks. */
const keptFile = /^\/api\/v1\/web\/garage\/documents\/[0-9a-f-]{36}\/file$/;

/** Whether this page is cached for offline reading. */
export function isKeptPath(path: string): boolean {
  const [pathname = ''] = path.split('?');
  return keptPages.some((pattern) => pattern.test(pathname));
}

/** Under what a page is cached: its path, and for a form of the log also the kind of line. */
export function keptKey({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): string {
  const kind = searchParams.get('kind');
  const isForm = pathname.endsWith('/log/add') && /^[a-z]{1,10}$/.test(kind ?? '');
  return isForm ? `${pathname}?kind=${kind}` : pathname;
}

/** Whether a page that was just opened may stand for all with its key: not one about a single line of the log. */
export function isKeptAsOpened({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return !searchParams.has('line') && !searchParams.has('waiting');
}

/** Only documents and hashed assets of this origin; API calls are never touched, except a wallet file that is opened. */
export function kindOf(request: Asked, origin: string): RequestKind {
  const url = new URL(request.url);
  if (request.method === 'POST' && request.mode === 'navigate' && url.origin === origin) {
    return /^(\/hi)?\/app\/share$/.test(url.pathname) ? 'share' : 'other';
  }
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (request.mode !== 'navigate') return 'other';
  if (keptFile.test(url.pathname)) return 'kept-file';
  if (url.pathname.startsWith('/api/')) return 'other';
  return isKeptPath(url.pathname) ? 'kept-page' : 'page';
}
