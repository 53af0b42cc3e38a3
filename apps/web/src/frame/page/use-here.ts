import { useLocation } from 'react-router';
import { withoutPersonalParams } from '../analytics/attribution.ts';

/** Path and query of this page, to return to; without the language and without personal parameters. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  if (search === '') return pathname;
  const url = new URL(pathname + search, 'http://here');
  return withoutPersonalParams(url) ?? pathname + search;
}
