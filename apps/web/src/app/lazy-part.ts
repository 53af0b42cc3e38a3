import { type ComponentType, lazy } from 'react';
import type { CopyArea } from '../copy/copy-areas.ts';
import { loadCopy } from '../copy/copy-store.ts';

/** A part that brings its code and its words when it is first shown, in the browser: dialogs, mostly. Render it only
 * after something the person did, never in the first rendering. */
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
