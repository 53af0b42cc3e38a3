import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { copyOf } from '../copy/copy-store.ts';
import type { PageFacts } from '../page/page-facts.tsx';
import { AppRoot } from '../routing/app-root.tsx';
import { escapeHtml } from '../routing/head.ts';
import { rootRouteId } from '../routing/root-route-id.ts';
import type { ServerState } from '../state/server-state.ts';
import { frameHtml } from './frame-html.tsx';
import { staticStore } from './static-store.ts';

/** Input of a rendering, after the loaders. */
export type Rendering = {
  readonly facts: PageFacts;
  readonly handler: StaticHandler;
  readonly answer: StaticHandlerContext;
  readonly state: ServerState;
};

/** The markup of a page. Rethrows errors of components. */
export function renderTree({ facts, handler, answer, state }: Rendering): string {
  const frame = frameHtml(facts.language, answer.location.pathname);
  const router = createStaticRouter(handler.dataRoutes, answer);
  return renderToString(
    <AppRoot facts={facts} store={staticStore(state)} frame={frame}>
      <StaticRouterProvider router={router} context={answer} hydrate={false} />
    </AppRoot>,
  );
}

/** The markup, or a replacement: the 500 page inside the shell, or plain text when the shell itself throws. `shown`
 * is what the browser will hydrate. */
export function renderBody(rendering: Rendering): {
  body: string;
  shown: StaticHandlerContext;
  fault: unknown;
} {
  const { answer } = rendering;
  try {
    return { body: renderTree(rendering), shown: answer, fault: faultOf(answer) };
  } catch (fault) {
    const leaf = answer.matches.at(-1)?.route.id ?? rootRouteId;
    const shown = { ...answer, statusCode: 500, errors: { [leaf]: new Error('render') } };
    return { body: renderFallback({ ...rendering, answer: shown }), shown, fault };
  }
}

function renderFallback(rendering: Rendering): string {
  try {
    return renderTree(rendering);
  } catch {
    const { title, subtitle } = copyOf(rendering.facts.language, 'shell').serverError;
    return `<main class="wrap"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p></main>`;
  }
}

/** A loader that threw an error, as opposed to "not found". */
function faultOf(answer: StaticHandlerContext): unknown {
  return Object.values(answer.errors ?? {}).find((error) => error instanceof Error) ?? null;
}
