import type { Language } from '@pahiya/domain/shared/language';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { lazyPage } from '../routing/lazy-page.ts';
import { rootRouteId } from '../routing/root-route-id.ts';
import type { KnownPages } from './known-pages.ts';

/** Gives the router all pages when it first meets an address that it does not know. */
export function learnRoutes(
  known: KnownPages,
  language: Language,
): PatchRoutesOnNavigationFunction {
  const first = new Set(known.list().map(({ id }) => id));
  let isDone = false;
  return async ({ patch, signal }) => {
    const pages = await known.complete();
    // An address with a parameter asks again each time; a navigation that was given up adds nothing.
    if (isDone || signal.aborted) return;
    isDone = true;
    const others = pages.filter(({ id }) => !first.has(id));
    patch(
      rootRouteId,
      others.map((page) => lazyPage(page, language)),
    );
  };
}
