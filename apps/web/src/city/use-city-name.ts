import { usePage } from '../app/page-facts.tsx';
import { useAppState } from '../state/use-app-state.ts';

/** The person's city as the page's language calls it. */
export function useCityName(): string {
  const { language } = usePage();
  const { city, cityHindi } = useAppState((state) => state.cityData);
  return language === 'hi' ? cityHindi : city;
}
