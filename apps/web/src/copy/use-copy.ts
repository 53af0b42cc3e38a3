import { usePage } from '../app/page-facts.tsx';
import type { Copies, CopyArea } from './copy-areas.ts';
import { copyOf } from './copy-store.ts';

/** Words of an area in the page's language: `const copy = useCopy('garage')`. */
export function useCopy<Area extends CopyArea>(area: Area): Copies[Area] {
  return copyOf(usePage().language, area);
}
