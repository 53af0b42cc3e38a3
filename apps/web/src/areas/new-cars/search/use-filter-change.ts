import { readFilter } from '@pahiya/domain/facets/facet-filter';
import { carTerms } from '@pahiya/domain/new-cars/car-filter';
import { type ChangeEvent, type FormEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { searchedPath } from '../facts/search-paths.ts';

/** With script a change of the form opens its address at once, in place: the focus stays, and back returns to the set
 * before. Typed figures wait for the button. `replaces`: the address is replaced. */
export function useFilterChange(
  base: string,
  ids: readonly string[],
  { replaces = false }: { readonly replaces?: boolean } = {},
) {
  const navigate = useNavigate();
  const changeForm = useCallback(
    (form: HTMLFormElement | null, to: string = base) => {
      if (form === null) return;
      const params = new URLSearchParams();
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string') params.append(name, value);
      }
      const { filter } = readFilter(carTerms, params);
      const isSame = to === base;
      void navigate(searchedPath({ ...filter, page: 0 }, ids, to), {
        preventScrollReset: isSame,
        replace: isSame && replaces,
      });
    },
    [navigate, base, ids, replaces],
  );
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const field: EventTarget = event.target;
    if (field instanceof HTMLInputElement && field.type !== 'checkbox') return;
    changeForm(event.currentTarget);
  };
  const onSubmit = (to: string) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    changeForm(event.currentTarget, to);
  };
  return { changeForm, onChange, onSubmit };
}
