import type { ApiTransport } from '@pahiya/api-client/api-transport';
import { expect, vi } from 'vitest';
import type { LoadedPage, PageEnvironment, PageResult } from '../frame/page/page-contract.ts';

// The server build inserts the client's manifest here; tests have none.
vi.stubGlobal('__CLIENT_MANIFEST__', null);

const environment: PageEnvironment = {
  brand: {
    name: 'Pahiya',
    nameHindi: 'पहिया',
    supportEmail: 'help@pahiya.example',
    supportPhone: null,
    siteUrl: 'https://pahiya.example',
    appStoreUrl: null,
    playStoreUrl: null,
  },
  isSandbox: true,
  sandboxInboxUrl: null,
  hasVoiceCodes: true,
  nowIso: '2026-11-21T04:50:00.000Z',
  isDevelopment: false,
  lookupLimits: { visitor: 5, user: 25 },
  nonce: null,
};

type Visit = {
  readonly path: string;
  readonly transport: ApiTransport;
  readonly isLoggedIn?: boolean;
  readonly form?: Readonly<Record<string, string>> | FormData;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Overrides of the usual environment. */
  readonly environment?: Partial<PageEnvironment>;
};

/** Renders a page as the server does, with fake responses. Rendering in another thread must give the same. */
export async function renderFakePage(visit: Visit): Promise<PageResult> {
  const { drawPage, renderPage } = await import('../entry-server.tsx');
  const { form } = visit;
  const request = new Request(`http://localhost${visit.path}`, {
    ...(form && {
      method: 'POST',
      body: form instanceof FormData ? form : new URLSearchParams(form),
    }),
  });
  const input = {
    request,
    environment: { ...environment, ...visit.environment },
    transport: visit.transport,
    cookies: visit.cookies ?? {},
    isLoggedInHint: visit.isLoggedIn ?? false,
    userIpAddress: '127.0.0.1',
    userAgent: 'Test',
  };
  let given: LoadedPage | null = null;
  const result = await renderPage(input, (page) => {
    given = structuredClone(page);
    return null;
  });
  if (result.kind === 'drawn') throw new Error('Nobody else draws in these tests');
  if (given !== null) {
    const { setCookies } = result;
    expect({ ...(await drawPage(given)), setCookies }).toEqual(result);
  }
  return result;
}

/** The document of a result that must be a page. */
export async function documentOf(visit: Visit) {
  const result = await renderFakePage(visit);
  if (result.kind !== 'document') throw new Error(`${visit.path} led to ${result.location}`);
  if (result.fault !== null) throw result.fault;
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(result.html)?.[1] ?? '';
  return { status: result.status, shareable: result.shareable, html: result.html, main };
}

/** Texts that are the same in every language: the format of an address, a language's own name, the name of an app. */
const everywhere = /name@example\.in|English|mParivahan/g;

/** Text that a reader of the page's language sees: without tags, drawings and runs marked as English. */
export function wordsOf(main: string): string {
  const read = main.replace(/<svg\b[\s\S]*?<\/svg>/g, ' ').replace(everywhere, ' ');
  const ours = read.replace(/<(\w+)\b[^>]*\blang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ');
  return ours.replace(/<[^>]+>/g, ' ').replace(/&#x27;|&quot;|&amp;/g, ' ');
}
