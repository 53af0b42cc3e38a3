import { useLocation } from 'react-router';
import { withoutPersonalParams } from '../analytics/attribution.ts';

/** Path and query of this page, to come back to; without language, without a person's number or mobile, which are in
 * no link that we make. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  if (search === '') return pathname;
  const url = new URL(pathname + search, 'http://here');
  return withoutPersonalParams(url) ?? pathname + search;
}
