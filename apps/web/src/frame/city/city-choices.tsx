import type { Answer } from '@pahiya/api-client/api-client';
import type { ComponentType, ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { usePage } from '../page/page-facts.tsx';
import { useAppState } from '../state/use-app-state.ts';

/** A city of the API. */
export type City = Answer<'allCities'>['allCities'][number];

type FormProps = { readonly method: 'post'; readonly action: string; readonly children: ReactNode };

type CityChoicesProps = {
  readonly cities: readonly City[];
  readonly query: string;
  readonly next: string;
  readonly place: 'popup' | 'page';
  readonly Form: ComponentType<FormProps>;
};

/** Cities to choose from, each a button of one form. */
export function CityChoices({ cities, query, next, place, Form }: CityChoicesProps) {
  const copy = useCopy('city');
  const { language } = usePage();
  const { cityId } = useAppState((state) => state.cityData);
  if (cities.length === 0) {
    return (
      <div role="status">
        <p>{copy.none(query)}</p>
        <p className="field-hint">{copy.noneHint}</p>
      </div>
    );
  }
  return (
    <Form method="post" action="/city">
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="place" value={place} />
      <h2 className="city-heading">{query === '' ? copy.popular : copy.found}</h2>
      <ul className="city-list">
        {cities.map((city) => (
          <li key={city.id}>
            <button
              type="submit"
              className="city-choice"
              name="cityId"
              value={city.id}
              aria-current={city.id === cityId ? 'true' : undefined}
            >
              <span translate="no">{language === 'hi' ? city.nameHindi : city.name}</span>
              <span className="city-state">
                {city.id === cityId ? copy.chosen : (copy.states[city.stateCode] ?? city.state)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
