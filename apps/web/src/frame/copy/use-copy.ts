import { usePage } from '../page/page-facts.tsx';
import type { Copies, CopyArea } from './copies.ts';
import { copyOf } from './copy-store.ts';

/** Words of an area in the page's language: `const copy = useCopy('shell')`. */
export function useCopy<Area extends CopyArea>(area: Area): Copies[Area] {
  return copyOf(usePage().language, area);
}
