import type {
  DrawElsewhere,
  DrawnPage,
  PageEnvironment,
  PageResult,
  WebApp,
} from '@pahiya/web/server/page-contract';
import type { FastifyRequest } from 'fastify';
import {
  type InProcessApi,
  makeInProcessTransport,
  makeNobodysTransport,
} from './in-process-transport.ts';
import { asFetchRequest, cookiesOf } from './page-request.ts';
import type { PageVisit, ReadingVisit } from './page-visit.ts';

/** What rendering a page needs. */
export type RenderOptions = {
  readonly web: Pick<WebApp, 'renderPage'>;
  /** Another thread that may draw pages of one person; null where there is none. */
  readonly elsewhere: DrawElsewhere | null;
  readonly environment: Omit<PageEnvironment, 'nowIso' | 'nonce' | 'layoutVersion'>;
  /** Makes a signed device for a visitor who has none. */
  readonly newDevice: () => string;
  readonly now: () => Date;
};

/** A visit, and the version of what editors put on every page. */
export type Visit = PageVisit & { readonly layoutVersion: number };

/** A page as the web app rendered it, with the cookies that its calls set. */
export type Rendered = {
  readonly result: PageResult | DrawnPage;
  readonly setCookies: readonly string[];
  readonly nonce: string | null;
};

/** What the render of a page for everybody needs of a request. */
export type Asker = Pick<FastifyRequest, 'ip' | 'log'>;

/** Renders pages, for one visitor or for everybody. */
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
      transport: makeNobodysTransport(api.app, asker.ip),
      // The only thing of the visitor that a reading page may show; its key has it too.
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
    const { transport, setCookies } = makeInProcessTransport(api, request, options.newDevice());
    const input = {
      request: asFetchRequest(request, siteUrl, visit.url),
      environment: environmentOf(visit, nonce),
      transport,
      cookies: cookiesOf(request),
      isLoggedInHint: request.cookies.pahiya_session !== undefined,
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

function isReading(visit: Visit): visit is Visit & ReadingVisit {
  return visit.kind === 'reading';
}

/** Logs a fault that was met while a page was rendered. */
function logged({ log }: Asker, result: Rendered['result']): Rendered['result'] {
  if (result.kind !== 'redirect' && result.fault !== undefined && result.fault !== null) {
    log.error({ err: result.fault }, 'page failed');
  }
  return result;
}
