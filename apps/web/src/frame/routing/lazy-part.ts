import { isDraft, languageOfPath } from '@pahiya/domain/shared/language';
import { type ComponentType, lazy } from 'react';
import type { CopyArea } from '../copy/copies.ts';
import { loadCopy } from '../copy/copy-store.ts';

/** A component whose code and copy load on first display in the browser, mostly dialogs. Render it only after an
 * interaction, never on the first render. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly CopyArea[],
) {
  return lazy(async () => {
    const language = languageOfPath(window.location.pathname);
    if (isDraft(language)) {
      const { draftPart } = await import('./draft-page.tsx');
      return { default: await draftPart(load, areas, language) };
    }
    const [Part] = await Promise.all([load(), loadCopy(language, areas)]);
    return { default: Part };
  });
}
