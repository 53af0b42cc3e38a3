import { loadKnownCopy, registerCopy } from '../frame/copy/copy-store.ts';

/** The copy of all areas and parts, by file. */
export const everyCopyFile = import.meta.glob('../{areas,parts}/*/copy/[a-z][a-z]/*.ts');

registerCopy(everyCopyFile);

let loading: Promise<void> | null = null;

/** The server speaks all languages at once; loaded with the first page. */
export function loadEveryCopy(): Promise<void> {
  loading ??= loadKnownCopy();
  return loading;
}
