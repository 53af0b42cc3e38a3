import type { Language } from '@pahiya/domain/shared/language';
import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router';
import { basenameOf, withoutLanguage } from '../page/page-path.ts';
import type { Frame } from '../routing/frame.ts';

/** Pages of one language: all of them, and grouped by first path segment. */
type Handlers = {
  readonly all: StaticHandler;
  readonly below: ReadonlyMap<string, StaticHandler>;
};

/** Finds the handler of a path, which loads its page. */
export type FindHandler = (language: Language, pathname: string) => StaticHandler;

/** Matches only pages with the same first segment: matching all hundred would cost a twentieth of the rendering time.
 * Other spellings are matched against all. */
export function handlersOf(frames: readonly Frame[]): FindHandler {
  const handlers = new Map<Language, Handlers>();
  return (language, pathname) => {
    let known = handlers.get(language);
    if (known === undefined) {
      known = makeHandlers(
        language,
        frames.map(({ routeOf }) => routeOf(language)),
      );
      handlers.set(language, known);
    }
    return known.below.get(firstPart(withoutLanguage(pathname))) ?? known.all;
  };
}

function makeHandlers(language: Language, frames: RouteObject[]): Handlers {
  const make = (routes: RouteObject[]) =>
    createStaticHandler(routes, { basename: basenameOf(language) });
  const parts = new Set(frames.flatMap(({ children = [] }) => children.map(partOf)));
  const below = [...parts]
    .filter((part) => part !== '' && !isAnything(part))
    .map((part) => [part, make(frames.flatMap((frame) => only(frame, part)))] as const);
  return { all: make(frames), below: new Map(below) };
}

/** A layout with those of its pages that a path with this first segment can match; nothing when there are none. */
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
