import { allCities } from '@pahiya/contracts/places/places-calls';
import { searchCities } from '@pahiya/domain/places/city-search';
import { Dialog } from '@pahiya/ui/dialog';
import { TextField } from '@pahiya/ui/text-field';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import { useApi } from '../page/api-provider.tsx';
import { type City, CityChoices } from './city-choices.tsx';

const shownAtOnce = 12;

type Cities = readonly City[] | 'loading' | 'failed';

/** The city picker as a dialog: type to filter, press a city, stay on the page. */
export function CityDialog({ onClose }: { onClose: () => void }) {
  const copy = useCopy('city');
  const shell = useCopy('shell');
  const fetcher = useFetcher<{ isChosen: boolean }>();
  const [query, setQuery] = useState('');
  const cities = useCities();
  const isDone = fetcher.data?.isChosen === true;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Dialog id="city" title={copy.title} closeLabel={shell.close} open onClose={onClose}>
      <TextField
        id="city-query"
        name="q"
        type="search"
        autoComplete="off"
        label={copy.searchLabel}
        hint={copy.searchHint}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {typeof cities === 'string' ? (
        <p role="status">{cities === 'loading' ? copy.loading : copy.failed}</p>
      ) : (
        <CityChoices
          cities={searchCities(cities, query, shownAtOnce)}
          query={query.trim()}
          next="/"
          place="popup"
          Form={fetcher.Form}
        />
      )}
    </Dialog>
  );
}

function useCities(): Cities {
  const api = useApi();
  const [cities, setCities] = useState<Cities>('loading');
  useEffect(() => {
    const stop = new AbortController();
    void api.call(allCities, {}, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      setCities(answer.ok ? answer.value.allCities : 'failed');
    });
    return () => stop.abort();
  }, [api]);
  return cities;
}
