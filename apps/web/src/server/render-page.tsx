import type { Language } from '@pahiya/domain/shared/language';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { AppRoot } from '../app/app-root.tsx';
import type { PageFacts } from '../app/page-facts.tsx';
import { basenameOf, languageOfPath, withoutLanguage } from '../app/page-path.ts';
import { rootRouteId } from '../app/root-loader.ts';
import { metaOfMatches, topHandle } from '../app/route-meta.ts';
import { createRoutes } from '../app/routes.ts';
import { loadAllCopies } from '../copy/copy-server.ts';
import { copyOf } from '../copy/copy-store.ts';
import { initialFooter } from '../state/footer-slice.ts';
import type { ServerState } from '../state/server-state.ts';
import { pageAssets } from './built-assets.ts';
import { writeDocument } from './document.ts';
import { type Head, headTags, metasOf } from './head.ts';
import type { PageInput, PageResult } from './page-contract.ts';
import { watchTransport } from './personal-calls.ts';
import { serializeErrors } from './serialize-errors.ts';
import { factsOf, serverContext } from './server-tools.ts';
import { staticStore } from './static-store.ts';

const handlers = new Map<Language, StaticHandler>();

/** Runs the loaders (or the action) of a request and renders the page, or says where to go instead. */
export async function renderPage(input: PageInput): Promise<PageResult> {
  const language = languageOfPath(new URL(input.request.url).pathname);
  await loadAllCopies();
  const handler = handlerOf(language);
  const facts = factsOf(input, language);
  const watched = watchTransport(input.transport);
  const setCookies: string[] = [];
  const requestContext = serverContext(input, facts, watched.transport, setCookies);
  const answer = await handler.query(input.request, { requestContext });
  if (answer instanceof Response) return redirectOf(answer, setCookies);
  const isShareable =
    input.request.method === 'GET' &&
    answer.statusCode === 200 &&
    topHandle(answer.matches)?.shareable === true &&
    !input.isLoggedInHint &&
    facts.theme === 'auto' &&
    !watched.sawPersonal() &&
    setCookies.length === 0;
  return documentOf(input, facts, handler, answer, isShareable, setCookies);
}

function handlerOf(language: Language): StaticHandler {
  const known = handlers.get(language);
  if (known !== undefined) return known;
  const handler = createStaticHandler(createRoutes(language), { basename: basenameOf(language) });
  handlers.set(language, handler);
  return handler;
}

function redirectOf(response: Response, setCookies: string[]): PageResult {
  const location = response.headers.get('location');
  if (location === null) throw new Error('A page answered with a response that is no redirect');
  const status = ([301, 302, 303, 307, 308] as const).find((known) => known === response.status);
  const headers = { 'cache-control': 'private, no-store' };
  return { kind: 'redirect', status: status ?? 302, location, headers, setCookies };
}

function documentOf(
  input: PageInput,
  facts: PageFacts,
  handler: StaticHandler,
  answer: StaticHandlerContext,
  isShareable: boolean,
  setCookies: readonly string[],
): PageResult {
  const head = headOf(facts, answer);
  const state = serverStateOf(input, answer, head, isShareable);
  const { body, shown, fault } = renderBody(facts, handler, answer, state);
  const html = writeDocument({
    language: facts.language,
    theme: facts.theme,
    head: headTags(shown === answer ? head : headOf(facts, shown)),
    assets: pageAssets(shown.matches.at(-1)?.route.id ?? null, facts.language),
    body,
    nonce: input.environment.nonce,
    data: {
      facts,
      state,
      router: {
        loaderData: shown.loaderData,
        actionData: shown.actionData,
        errors: serializeErrors(shown.errors),
      },
    },
  });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': facts.language,
    'cache-control': 'private, no-store',
  };
  const status = shown.statusCode;
  return {
    kind: 'document',
    status,
    html,
    headers,
    setCookies,
    shareable: isShareable && fault === null,
    fault,
  };
}

/** A page that throws while it renders becomes the 500 page inside the same shell. */
function renderBody(
  facts: PageFacts,
  handler: StaticHandler,
  answer: StaticHandlerContext,
  state: ServerState,
): { body: string; shown: StaticHandlerContext; fault: unknown } {
  try {
    return {
      body: renderRouter(facts, handler, answer, state),
      shown: answer,
      fault: faultOf(answer),
    };
  } catch (fault) {
    const leaf = answer.matches.at(-1)?.route.id ?? rootRouteId;
    const shown = { ...answer, statusCode: 500, errors: { [leaf]: new Error('render') } };
    return { body: renderRouter(facts, handler, shown, state), shown, fault };
  }
}

function renderRouter(
  facts: PageFacts,
  handler: StaticHandler,
  answer: StaticHandlerContext,
  state: ServerState,
): string {
  const router = createStaticRouter(handler.dataRoutes, answer);
  return renderToString(
    <AppRoot facts={facts} store={staticStore(state)}>
      <StaticRouterProvider router={router} context={answer} hydrate={false} />
    </AppRoot>,
  );
}

/** A loader that broke, as opposed to one that answered "not found". */
function faultOf(answer: StaticHandlerContext): unknown {
  return Object.values(answer.errors ?? {}).find((error) => error instanceof Error) ?? null;
}

function headOf(facts: PageFacts, answer: StaticHandlerContext): Head {
  return {
    language: facts.language,
    brand: facts.brand,
    meta: metaOfMatches(answer, facts),
    path: withoutLanguage(answer.location.pathname),
    defaultDescription: copyOf(facts.language, 'shell').defaultDescription,
  };
}

/** Pages whose bytes are shared hold nothing of the visitor; the browser fills that in. */
function serverStateOf(
  input: PageInput,
  answer: StaticHandlerContext,
  head: Head,
  isShareable: boolean,
): ServerState {
  const shell: ServerState = answer.loaderData[rootRouteId] ?? { footerData: initialFooter };
  const isDesktop = !/Mobi|Android|iPhone|iPad/i.test(input.userAgent);
  const app = isShareable
    ? {}
    : { app: { userAgent: { isDesktop }, userIpAddress: input.userIpAddress } };
  return { ...shell, ...app, metas: metasOf(head) };
}
