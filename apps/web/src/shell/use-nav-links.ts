import type { NavLink } from '@pahiya/ui/header';
import { useLocation } from 'react-router';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';

const areas = ['rc-search', 'challan-pay', 'garage', 'rto-codes'] as const;

/** The areas in the header, with the one that is open marked. */
export function useNavLinks(): readonly NavLink[] {
  const copy = useCopy('shell');
  const path = usePagePath();
  const { pathname } = useLocation();
  return areas.map((area) => ({
    href: path(`/${area}`),
    label: copy.nav[area],
    current: pathname.startsWith(`/${area}`),
  }));
}
