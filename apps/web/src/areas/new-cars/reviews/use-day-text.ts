import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { usePage } from '../../../frame/page/page-facts.tsx';

/** Days in India of instants, in the page's language. */
export function useDayText(): (instant: string) => string {
  const { language } = usePage();
  return (instant) => formatIstDate(istDateOf(new Date(instant)), language);
}
