import { languageOfPath } from '@pahiya/domain/shared/language';
import type { StaticHandler, StaticHandlerContext } from 'react-router';
import { copyOf } from '../copy/copy-store.ts';
import type {
  DrawElsewhere,
  DrawnElsewhere,
  DrawnPage,
  PageDocument,
  PageInput,
  PageResult,
  SharedPage,
} from '../page/page-contract.ts';
import type { PageFacts } from '../page/page-facts.tsx';
import { withoutLanguage } from '../page/page-path.ts';
import { type PageTools, pageTools } from '../page/page-tools.ts';
import { readingRouteId } from '../reading/reading-route.ts';
import type { FrameKind } from '../routing/frame.ts';
import { type Head, headTags, metasOf } from '../routing/head.ts';
import type { PageData } from '../routing/page-data.ts';
import type { PageMeta } from '../routing/page-module.ts';
import type { ShellData } from '../routing/root-loader.ts';
import { rootRouteId } from '../routing/root-route-id.ts';
import { metaOfMatches, topHandle } from '../routing/route-meta.ts';
import { initialFooter } from '../state/footer-slice.ts';
import type { ServerState } from '../state/server-state.ts';
import { answerAgain } from './answer-again.ts';
import { assetsOfKind, type builtPages, tagScript } from './built-assets.ts';
import { documentEnd, writeDocument, writePiece } from './document.ts';
import { openPageScript } from './open-page-script.ts';
import type { FindHandler } from './page-handlers.ts';
import { watchTransport } from './personal-calls.ts';
import type { PortablePage } from './portable-page.ts';
import { renderBody, renderTree } from './render-tree.tsx';
import { serializeErrors } from './serialize-errors.ts';
import { factsOf, serverContext } from './server-tools.ts';
import { createTurns } from './turns.ts';

const turns = createTurns();

/** The site's pages, as rendering needs them. */
export type SitePages = {
  readonly handlerOf: FindHandler;
  /** How pages of the layout with this route id are sent. */
  readonly kindOf: (frameId: string) => FrameKind;
  readonly builtPage: ReturnType<typeof builtPages>;
  readonly findSharedPage: (pathname: string) => SharedPage | null;
  readonly loadCopy: () => Promise<void>;
};

/** A page whose loaders have run, and the result. */
type Prepared = Omit<PortablePage, 'answer'> & {
  readonly handler: StaticHandler;
  readonly answer: StaticHandlerContext;
  readonly isShareable: boolean;
  readonly setCookies: readonly string[];
  /** The loader's later data; null when this response is complete. */
  readonly later: (() => AsyncIterable<unknown>) | null;
};

/** Runs the loaders (or the action) of a request and renders the page, or returns a redirect. With `elsewhere` a page for
 * one visitor may be rendered by another thread. */
export async function renderPage(
  site: SitePages,
  input: PageInput,
  elsewhere: DrawElsewhere | null,
): Promise<PageResult | DrawnPage> {
  const prepared = await prepare(site, input);
  if ('kind' in prepared) return prepared;
  const given = elsewhere !== null && isPortable(prepared) ? elsewhere(portableOf(prepared)) : null;
  const drawn = given === null ? null : await given;
  if (drawn !== null) return drawnPage(drawn, prepared.setCookies);
  const turn = turns.take();
  if (turn !== null) await turn;
  return documentOf(site, prepared);
}

/** Renders a page that another thread has loaded. */
export async function drawPage(
  site: SitePages,
  { answer, ...page }: PortablePage,
): Promise<PageDocument> {
  await site.loadCopy();
  const handler = site.handlerOf(page.facts.language, answer.location.pathname);
  return documentOf(site, {
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
export async function prepareTree(site: SitePages, input: PageInput): Promise<() => string> {
  const prepared = await prepare(site, input);
  if ('kind' in prepared) throw new Error('This page redirects');
  const { facts, handler, answer } = prepared;
  const state = serverStateOf(prepared, headOf(facts, answer));
  return () => renderTree({ facts, handler, answer, state });
}

async function prepare(site: SitePages, input: PageInput): Promise<Prepared | PageResult> {
  await site.loadCopy();
  const { pathname } = new URL(input.request.url);
  const language = languageOfPath(pathname);
  const handler = site.handlerOf(language, pathname);
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
      (site.findSharedPage(pathname) !== null && facts.theme === 'auto' && !watched.sawPersonal()));
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

function documentOf(site: SitePages, prepared: Prepared): PageDocument {
  const { facts, handler, answer, isShareable, setCookies } = prepared;
  const head = headOf(facts, answer);
  const state = serverStateOf(prepared, head);
  const { body, shown, fault } = renderBody({ facts, handler, answer, state });
  const kind = site.kindOf(frameOf(answer));
  const built = site.builtPage(leafOf(shown), facts.language);
  const later = shown === answer ? prepared.later : null;
  const html = writeDocument({
    language: facts.language,
    theme: facts.theme,
    head: headTags(shown === answer ? head : headOf(facts, shown)),
    assets: kind === 'app' ? built.assets : assetsOfKind(kind, facts.language),
    body,
    nonce: prepared.nonce,
    data: kind === 'app' ? dataOf(facts, state, shown, built.start) : null,
    isOpen: later !== null,
    screen: kind === 'reading' ? screenOf(facts, shown) : null,
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
    more: later === null ? null : piecesOf(prepared, later(), state, built.start),
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

function dataOf(
  facts: PageFacts,
  state: ServerState,
  shown: StaticHandlerContext,
  page: PageData['page'],
): PageData {
  const { actionData, errors } = shown;
  const loaderData = { ...shown.loaderData, [rootRouteId]: browserShell(shown) };
  const router = { loaderData, actionData, errors: serializeErrors(errors) };
  return { facts, state, router, page };
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
  page: PageData['page'],
): AsyncGenerator<string> {
  const leaf = leafOf(answer) ?? rootRouteId;
  for await (const loaded of later) {
    const now = { ...answer, loaderData: { ...answer.loaderData, [leaf]: loaded } };
    const body = renderTree({ facts, handler, answer: now, state });
    yield writePiece(body, dataOf(facts, state, now, page));
  }
  yield documentEnd;
}

/** Temporary refusals with Retry-After. */
const saysWhen: ReadonlySet<number> = new Set([429, 503]);

/** A reading page's name in analytics; null where no tag is configured. */
function screenOf({ analytics }: PageFacts, { matches }: StaticHandlerContext) {
  const name = topHandle(matches)?.screen;
  if (analytics.tagId === null || name === undefined) return null;
  return { tagId: analytics.tagId, name, script: tagScript };
}

/** Route id of the page itself. */
function leafOf({ matches }: StaticHandlerContext): string | null {
  return matches.at(-1)?.route.id ?? null;
}

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
