import type {
  DrawElsewhere,
  DrawnPage,
  PageEnvironment,
  PageResult,
  WebApp,
} from '@pahiya/web/frame/page/page-contract';
import type { FastifyRequest } from 'fastify';
import {
  type InProcessApi,
  makeInProcessTransport,
  makeNobodysTransport,
} from './in-process-transport.ts';
import { asFetchRequest, cookiesOf } from './page-request.ts';
import type { PageVisit, ReadingVisit } from './page-visit.ts';

/** Dependencies of rendering a page. */
export type RenderOptions = {
  readonly web: Pick<WebApp, 'renderPage'>;
  /** A second thread for personal pages; null without one. */
  readonly elsewhere: DrawElsewhere | null;
  readonly environment: Omit<PageEnvironment, 'nowIso' | 'nonce' | 'layoutVersion'>;
  /** Creates a signed device for a visitor without one. */
  readonly newDevice: () => string;
  readonly now: () => Date;
};

/** A visit, and the version of the layout. */
export type Visit = PageVisit & { readonly layoutVersion: number };

/** A page as the web app rendered it, with the cookies set by its calls. */
export type Rendered = {
  readonly result: PageResult | DrawnPage;
  readonly setCookies: readonly string[];
  readonly nonce: string | null;
};

/** The parts of a request needed to render a page for everyone. */
export type Asker = Pick<FastifyRequest, 'id' | 'ip' | 'log'>;

/** Renders pages, for one visitor or for everyone. */
export type Renderer = ReturnType<typeof createRenderer>;

/** Renders pages with the API in process. */
export function createRenderer(api: InProcessApi, options: RenderOptions) {
  const { siteUrl } = options.environment.brand;
  const environmentOf = ({ layoutVersion }: Visit, nonce: string | null): PageEnvironment => ({
    ...options.environment,
    nowIso: options.now().toISOString(),
    nonce,
    layoutVersion,
  });

  async function renderReading(
    asker: Asker,
    visit: Visit & ReadingVisit,
    nonce: string | null,
  ): Promise<Rendered> {
    const result = await options.web.renderPage({
      request: new Request(siteUrl + visit.url),
      environment: environmentOf(visit, nonce),
      transport: makeNobodysTransport(api, asker),
      // The only visitor data in a reading page; it is part of the cache key.
      cookies: visit.theme === '' ? {} : { theme: visit.theme },
      isLoggedInHint: false,
      userIpAddress: '',
      userAgent: '',
    });
    return { result: logged(asker, result), setCookies: [], nonce };
  }

  async function render(
    request: FastifyRequest,
    visit: Visit,
    nonce: string | null,
  ): Promise<Rendered> {
    if (isReading(visit)) return renderReading(request, visit, nonce);
    const { transport, setCookies } = makeInProcessTransport(api, request, options.newDevice);
    const input = {
      request: asFetchRequest(request, siteUrl, visit.url),
      environment: environmentOf(visit, nonce),
      transport,
      cookies: cookiesOf(request),
      isLoggedInHint: sessionCookies.some((name) => request.cookies[name] !== undefined),
      userIpAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    };
    const result = await options.web.renderPage(input, options.elsewhere);
    return {
      result: logged(request, result),
      setCookies: [...setCookies, ...result.setCookies],
      nonce,
    };
  }

  return { render, renderReading };
}

/** Cookies of a person's session and of a native app's web view. */
const sessionCookies = ['pahiya_session', 'pahiya_web_view', '__Host-pahiya_web_view'] as const;

function isReading(visit: Visit): visit is Visit & ReadingVisit {
  return visit.kind === 'reading';
}

/** Logs an error that occurred while rendering. */
function logged({ log }: Asker, result: Rendered['result']): Rendered['result'] {
  if (result.kind !== 'redirect' && result.fault !== undefined && result.fault !== null) {
    log.error({ err: result.fault }, 'page failed');
  }
  return result;
}
