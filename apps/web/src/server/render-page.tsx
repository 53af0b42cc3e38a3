import { languageOfPath } from '@pahiya/domain/shared/language';
import type { StaticHandler, StaticHandlerContext } from 'react-router';
import { adminRouteId, editorRouteId, queueRouteId } from '../admin/admin-routes.ts';
import type { PageData } from '../app/page-data.ts';
import type { PageFacts } from '../app/page-facts.tsx';
import type { PageMeta } from '../app/page-module.ts';
import { withoutLanguage } from '../app/page-path.ts';
import { type PageTools, pageTools } from '../app/page-tools.ts';
import type { ShellData } from '../app/root-loader.ts';
import { rootRouteId } from '../app/root-route-id.ts';
import { metaOfMatches, topHandle } from '../app/route-meta.ts';
import { loadAllCopies } from '../copy/copy-server.ts';
import { copyOf } from '../copy/copy-store.ts';
import { readingRouteId } from '../reading/reading-routes.ts';
import { initialFooter } from '../state/footer-slice.ts';
import type { ServerState } from '../state/server-state.ts';
import { answerAgain } from './answer-again.ts';
import type { KindWithoutApp } from './assets.ts';
import { assetsOfKind, pageAssets } from './built-assets.ts';
import { documentEnd, writeDocument, writePiece } from './document.ts';
import { type Head, headTags, metasOf } from './head.ts';
import { openPageScript } from './open-page-script.ts';
import type {
  DrawElsewhere,
  DrawnElsewhere,
  DrawnPage,
  PageDocument,
  PageInput,
  PageResult,
} from './page-contract.ts';
import { handlerOf } from './page-handlers.ts';
import { watchTransport } from './personal-calls.ts';
import type { PortablePage } from './portable-page.ts';
import { renderBody, renderTree } from './render-tree.tsx';
import { serializeErrors } from './serialize-errors.ts';
import { factsOf, serverContext } from './server-tools.ts';
import { findSharedPage } from './shared-pages.ts';
import { createTurns } from './turns.ts';

const turns = createTurns();

/** A page whose loaders have run, and the result. */
type Prepared = Omit<PortablePage, 'answer'> & {
  readonly handler: StaticHandler;
  readonly answer: StaticHandlerContext;
  readonly isShareable: boolean;
  readonly setCookies: readonly string[];
  /** The loader's later data; null when this response is complete. */
  readonly later: (() => AsyncIterable<unknown>) | null;
};

/** Runs the loaders (or the action) of a request and renders the page, or returns a redirect. */
export async function renderPage(input: PageInput): Promise<PageResult>;
/** The same; a page for one visitor may be rendered by another thread. */
export async function renderPage(
  input: PageInput,
  elsewhere: DrawElsewhere | null,
): Promise<PageResult | DrawnPage>;
export async function renderPage(
  input: PageInput,
  elsewhere: DrawElsewhere | null = null,
): Promise<PageResult | DrawnPage> {
  const prepared = await prepare(input);
  if ('kind' in prepared) return prepared;
  const given = elsewhere !== null && isPortable(prepared) ? elsewhere(portableOf(prepared)) : null;
  const drawn = given === null ? null : await given;
  if (drawn !== null) return drawnPage(drawn, prepared.setCookies);
  const turn = turns.take();
  if (turn !== null) await turn;
  return documentOf(prepared);
}

/** Renders a page that another thread has loaded. */
export async function drawPage({ answer, ...page }: PortablePage): Promise<PageDocument> {
  await loadAllCopies();
  const handler = handlerOf(page.facts.language, answer.location.pathname);
  return documentOf({
    ...page,
    handler,
    answer: await answerAgain(handler, answer),
    isShareable: false,
    setCookies: [],
    later: null,
  });
}

/** Errors and streamed pages are not passed to another thread, nor cached pages, which are few. */
function isPortable({ answer, isShareable, later }: Prepared): boolean {
  return !isShareable && later === null && answer.errors === null;
}

function portableOf({ answer, ...page }: Prepared): PortablePage {
  const { basename, location, loaderData, actionData, statusCode } = answer;
  const { facts, nonce, userIpAddress, userAgent, retryAfter } = page;
  return {
    facts,
    answer: { basename, location, loaderData, actionData, statusCode },
    nonce,
    userIpAddress,
    userAgent,
    retryAfter,
  };
}

function drawnPage(drawn: DrawnElsewhere, setCookies: readonly string[]): DrawnPage {
  return { ...drawn, kind: 'drawn', more: null, inlineScript: null, shareable: false, setCookies };
}

/** For the benchmark: renders a page's tree repeatedly, without anything around it. */
export async function prepareTree(input: PageInput): Promise<() => string> {
  const prepared = await prepare(input);
  if ('kind' in prepared) throw new Error('This page redirects');
  const { facts, handler, answer } = prepared;
  const state = serverStateOf(prepared, headOf(facts, answer));
  return () => renderTree({ facts, handler, answer, state });
}

async function prepare(input: PageInput): Promise<Prepared | PageResult> {
  await loadAllCopies();
  const { pathname } = new URL(input.request.url);
  const language = languageOfPath(pathname);
  const handler = handlerOf(language, pathname);
  const facts = factsOf(input, language);
  const watched = watchTransport(input.transport);
  const setCookies: string[] = [];
  const requestContext = serverContext(input, facts, watched.transport, setCookies);
  const answer = await handler.query(input.request, { requestContext });
  if (answer instanceof Response) return redirectOf(answer, setCookies);
  const isShareable =
    input.request.method === 'GET' &&
    answer.statusCode === 200 &&
    !input.isLoggedInHint &&
    !watched.sawFailure() &&
    setCookies.length === 0 &&
    (frameOf(answer) === readingRouteId ||
      (findSharedPage(pathname) !== null && facts.theme === 'auto' && !watched.sawPersonal()));
  return {
    facts,
    handler,
    answer,
    nonce: input.environment.nonce,
    userIpAddress: input.userIpAddress,
    userAgent: input.userAgent,
    isShareable,
    retryAfter: watched.retryAfter(),
    setCookies,
    later: input.request.method === 'GET' ? laterOf(answer, pageTools(requestContext)) : null,
  };
}

function redirectOf(response: Response, setCookies: string[]): PageResult {
  const location = response.headers.get('location');
  if (location === null) throw new Error('A page answered with a response that is no redirect');
  const status = ([301, 302, 303, 307, 308] as const).find((known) => known === response.status);
  const headers = { 'cache-control': 'private, no-store' };
  return { kind: 'redirect', status: status ?? 302, location, headers, setCookies };
}

function documentOf(prepared: Prepared): PageDocument {
  const { facts, handler, answer, isShareable, setCookies } = prepared;
  const head = headOf(facts, answer);
  const state = serverStateOf(prepared, head);
  const { body, shown, fault } = renderBody({ facts, handler, answer, state });
  const kind = kinds.get(frameOf(answer)) ?? 'app';
  const later = shown === answer ? prepared.later : null;
  const html = writeDocument({
    language: facts.language,
    theme: facts.theme,
    head: headTags(shown === answer ? head : headOf(facts, shown)),
    assets:
      kind === 'app'
        ? pageAssets(shown.matches.at(-1)?.route.id ?? null, facts.language)
        : assetsOfKind(kind, facts.language),
    body,
    nonce: prepared.nonce,
    data: kind === 'app' ? dataOf(facts, state, shown) : null,
    isOpen: later !== null,
  });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': facts.language,
    'cache-control': 'private, no-store',
    // Links between reading pages: the browser may prefetch them.
    ...(kind === 'reading' ? { 'speculation-rules': '"/speculation-rules.json"' } : {}),
  };
  const status = shown.statusCode;
  const { retryAfter } = prepared;
  return {
    kind: 'document',
    status,
    html,
    more: later === null ? null : piecesOf(prepared, later(), state),
    inlineScript: later === null ? null : openPageScript,
    headers:
      retryAfter !== null && saysWhen.has(status)
        ? { ...headers, 'retry-after': String(retryAfter) }
        : headers,
    setCookies,
    shareable: isShareable && fault === null,
    fault,
  };
}

function dataOf(facts: PageFacts, state: ServerState, shown: StaticHandlerContext): PageData {
  const { actionData, errors } = shown;
  const loaderData = { ...shown.loaderData, [rootRouteId]: browserShell(shown) };
  return { facts, state, router: { loaderData, actionData, errors: serializeErrors(errors) } };
}

/** Hydration data of the router; the store's state is sent separately. */
function browserShell(answer: StaticHandlerContext): Pick<ShellData, 'notice'> {
  const notice = shellOf(answer)?.notice;
  return notice === undefined ? {} : { notice };
}

/** Data of the layout's loader; none at the desk, and when it failed. */
function shellOf({ loaderData }: StaticHandlerContext): ShellData | null {
  return loaderData[rootRouteId] ?? loaderData[readingRouteId] ?? null;
}

function laterOf(answer: StaticHandlerContext, tools: PageTools): Prepared['later'] {
  const leaf = answer.matches.at(-1);
  const later = topHandle(answer.matches)?.later;
  if (leaf === undefined || later === undefined || answer.statusCode !== 200) return null;
  return () => later(tools, answer.loaderData[leaf.route.id] as never);
}

/** The page's updated part, each time its loader has more data, and the document's end. */
async function* piecesOf(
  { facts, handler, answer }: Prepared,
  later: AsyncIterable<unknown>,
  state: ServerState,
): AsyncGenerator<string> {
  const leaf = answer.matches.at(-1)?.route.id ?? rootRouteId;
  for await (const loaded of later) {
    const now = { ...answer, loaderData: { ...answer.loaderData, [leaf]: loaded } };
    const body = renderTree({ facts, handler, answer: now, state });
    yield writePiece(body, dataOf(facts, state, now));
  }
  yield documentEnd;
}

/** Temporary refusals with Retry-After. */
const saysWhen: ReadonlySet<number> = new Set([429, 503]);

/** Layouts whose pages are sent without the app. Desk pages have no script, so nothing runs beside what operators
 * see and type; editing pages load one small script of their own. */
const kinds: ReadonlyMap<string, KindWithoutApp> = new Map([
  [readingRouteId, 'reading'],
  [adminRouteId, 'scriptless'],
  [editorRouteId, 'editor'],
  [queueRouteId, 'queue'],
]);

function frameOf(answer: StaticHandlerContext): string {
  return answer.matches[0]?.route.id ?? rootRouteId;
}

/** The page's own head, or the editor's replacement. */
function metaWith(answer: StaticHandlerContext, facts: PageFacts): PageMeta {
  const meta = metaOfMatches(answer, facts);
  const head = answer.errors === null ? shellOf(answer)?.head : undefined;
  return head === undefined ? meta : { ...meta, ...head };
}

function headOf(facts: PageFacts, answer: StaticHandlerContext): Head {
  return {
    language: facts.language,
    brand: facts.brand,
    meta: metaWith(answer, facts),
    path: withoutLanguage(answer.location.pathname),
    defaultDescription: copyOf(facts.language, 'shell').defaultDescription,
  };
}

/** Pages with shared bytes have no personal data; the browser fills it in. */
function serverStateOf(
  { answer, isShareable, userAgent, userIpAddress }: Prepared,
  head: Head,
): ServerState {
  const shell: ServerState = shellOf(answer)?.state ?? { footerData: initialFooter };
  const isDesktop = !/Mobi|Android|iPhone|iPad/i.test(userAgent);
  const app = isShareable ? {} : { app: { userAgent: { isDesktop }, userIpAddress } };
  return { ...shell, ...app, metas: metasOf(head) };
}
