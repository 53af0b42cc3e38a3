import type { Language } from '@pahiya/domain/shared/language';
import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router';
import { createAdminRoutes } from '../admin/admin-routes.ts';
import { basenameOf, withoutLanguage } from '../app/page-path.ts';
import { createRoutes } from '../app/routes.ts';
import { createReadingRoutes } from '../reading/reading-routes.ts';

/** Pages of one language: all of them, and those below each first part of a path. */
type Handlers = {
  readonly all: StaticHandler;
  readonly below: ReadonlyMap<string, StaticHandler>;
};

const handlers = new Map<Language, Handlers>();

/** What finds and loads the page of a path. A page is looked for among those that begin as its path does: among all
 * hundred it would cost a twentieth of the whole page. Any other spelling is looked for among all. */
export function handlerOf(language: Language, pathname: string): StaticHandler {
  let known = handlers.get(language);
  if (known === undefined) {
    known = makeHandlers(language);
    handlers.set(language, known);
  }
  return known.below.get(firstPart(withoutLanguage(pathname))) ?? known.all;
}

function makeHandlers(language: Language): Handlers {
  const frames = [
    ...createRoutes(language),
    ...createReadingRoutes(language),
    ...createAdminRoutes(language),
  ];
  const make = (routes: RouteObject[]) =>
    createStaticHandler(routes, { basename: basenameOf(language) });
  const parts = new Set(frames.flatMap(({ children = [] }) => children.map(partOf)));
  const below = [...parts]
    .filter((part) => part !== '' && !isAnything(part))
    .map((part) => [part, make(frames.flatMap((frame) => only(frame, part)))] as const);
  return { all: make(frames), below: new Map(below) };
}

/** A frame with those of its pages that a path with this first part can lead to; nothing when it has none. */
function only(frame: RouteObject, part: string): RouteObject[] {
  const children = frame.children?.filter((page) => {
    const own = partOf(page);
    return own === part || isAnything(own);
  });
  return children === undefined || children.length === 0
    ? []
    : [{ ...frame, children } as RouteObject];
}

function partOf({ path = '' }: RouteObject): string {
  return firstPart(path);
}

/** `/rto/goa` → `rto` */
function firstPart(path: string): string {
  return path.split('/', 2)[1] ?? path;
}

/** A parameter or a wildcard. */
function isAnything(part: string): boolean {
  return part.startsWith(':') || part.includes('*');
}
