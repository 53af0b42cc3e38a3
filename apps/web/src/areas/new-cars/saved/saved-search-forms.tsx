import type { Answer } from '@pahiya/api-client/api-client';
import { choicesOf, readFilter } from '@pahiya/domain/facets/facet-filter';
import { carTerms } from '@pahiya/domain/new-cars/car-filter';
import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { savedSearchesPath } from '../facts/search-paths.ts';
import { choiceText } from '../search/filter-words.ts';

/** What a saved filter asks for, in words. */
function useQueryText(): (query: string) => string {
  const copy = useCopy('car-search');
  return (query) => {
    const { filter } = readFilter(carTerms, new URLSearchParams(query));
    return choicesOf(carTerms, filter)
      .map((choice) => choiceText(choice, [], copy))
      .join(', ');
  };
}

/** Asks for the channel, which is the consent. Nothing is ticked. */
export function SaveForm({ query, isMissing }: { query: string; isMissing: boolean }) {
  const copy = useCopy('saved-searches').save;
  const textOf = useQueryText();
  return (
    <Form method="post" action={savedSearchesPath} className="card grid gap-3">
      <h2>{copy.title}</h2>
      <p className="font-semibold">{textOf(query)}</p>
      <input type="hidden" name="query" value={query} />
      <fieldset aria-describedby="save-note">
        <legend className="font-semibold">{copy.channel}</legend>
        <CheckField
          id="sms"
          name="sms"
          value="yes"
          label={copy.sms}
          error={isMissing ? copy.missing : undefined}
        />
        <CheckField id="email" name="email" value="yes" label={copy.email} />
        <CheckField id="push" name="push" value="yes" label={copy.push} hint={copy.pushHint} />
      </fieldset>
      <p id="save-note" className="text-ink-2 text-small">
        {copy.note}
      </p>
      <p>
        <SubmitButton label={copy.submit} busy={copy.busy} action={savedSearchesPath} />
      </p>
    </Form>
  );
}

/** Ends the alerts of a message's link, without sign-in. */
export function StopForm({ stop }: { stop: string }) {
  const copy = useCopy('saved-searches').stop;
  return (
    <Form method="post" action={savedSearchesPath} className="card grid gap-3">
      <h2>{copy.title}</h2>
      <p>{copy.detail}</p>
      <input type="hidden" name="key" value={stop} />
      <p>
        <SubmitButton label={copy.submit} busy={copy.busy} action={savedSearchesPath} />
      </p>
    </Form>
  );
}

/** The person's searches, each with its channels and its end. */
export function SavedList({ searches }: Answer<'listSavedSearches'>) {
  const copy = useCopy('saved-searches');
  const textOf = useQueryText();
  const path = usePagePath();
  const nameOf = (kind: string, query: string) =>
    kind === 'used-cars'
      ? copy.usedCars([...new URLSearchParams(query).keys()].length - 1)
      : textOf(query);
  return (
    <ul className="grid gap-3">
      {searches.map(({ searchId, kind, query, path: place, channels }) => (
        <li key={searchId} className="card grid gap-2">
          <p className="font-semibold">{nameOf(kind, query)}</p>
          <p className="text-ink-2 text-small">
            {copy.by(channels.map((channel) => copy.channels[channel]).join(', '))}
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <a
              data-document={kind === 'used-cars' ? '' : undefined}
              href={path(place)}
              className="inline-flex min-h-11 items-center"
            >
              {copy.open}
            </a>
            <Form method="post" action={savedSearchesPath}>
              <input type="hidden" name="search" value={searchId} />
              <Button
                type="submit"
                variant="quiet"
                size="sm"
                aria-label={copy.removeOf(nameOf(kind, query))}
              >
                {copy.remove}
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}
