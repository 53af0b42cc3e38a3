import { pathIn } from '@pahiya/domain/shared/language';
import { useCallback } from 'react';
import { usePage } from './page-facts.tsx';

/** For plain anchors: `const path = usePagePath(); <a href={path('/garage')}>`. One handler on the document turns
 * clicks on them into router navigations, at no cost per link. */
export function usePagePath(): (path: string) => string {
  const { language } = usePage();
  return useCallback((path: string) => pathIn(language, path), [language]);
}
