import type { Language } from '@pahiya/domain/shared/language';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { lazyPage } from '../routing/lazy-page.ts';
import { rootRouteId } from '../routing/root-route-id.ts';
import type { KnownPages } from './known-pages.ts';

/** Gives the router all pages when it first meets an address that it does not know. Without a network, the page that is
 * open still reads its data again. */
export function learnRoutes(
  known: KnownPages,
  language: Language,
): PatchRoutesOnNavigationFunction {
  const first = new Set(known.list().map(({ id }) => id));
  let isDone = false;
  return async ({ matches, patch, signal }) => {
    const isOpen = matches.some(({ route }) => first.has(route.id ?? '') && route.path !== '*');
    const pages = await known.complete().catch((error: unknown) => {
      if (isOpen) return null;
      throw error;
    });
    if (pages === null) return;
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
