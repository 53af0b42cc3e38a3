import { usePage } from '../page/page-facts.tsx';
import { useAppState } from '../state/use-app-state.ts';

/** Name of the chosen city in the page's language. */
export function useCityName(): string {
  const { language } = usePage();
  const { city, cityHindi } = useAppState((state) => state.cityData);
  return language === 'hi' ? cityHindi : city;
}
