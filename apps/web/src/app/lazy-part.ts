import { type ComponentType, lazy } from 'react';
import type { CopyArea } from '../copy/copy-areas.ts';
import { loadCopy } from '../copy/copy-store.ts';

/** A component whose code and copy load on first display in the browser, mostly dialogs. Render it only after an
 * interaction, never on the first render. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly CopyArea[],
) {
  return lazy(async () => {
    const language = document.documentElement.lang.startsWith('hi') ? 'hi' : 'en';
    const [Part] = await Promise.all([load(), loadCopy(language, areas)]);
    return { default: Part };
  });
}
