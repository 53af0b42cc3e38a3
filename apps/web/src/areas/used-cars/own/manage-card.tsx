import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { fullPrice } from '../facts/used-car-words.ts';
import type { Own } from './own-listing-page.tsx';
import { ownListingPath } from './own-paths.ts';
import type { ListingField, TypedFacts } from './read-facts.ts';
import { MoveForm } from './submit-card.tsx';

type PriceCardProps = {
  readonly listing: Own;
  readonly wrong: readonly ListingField[];
  readonly typed: TypedFacts;
};

/** Changes the asking price; not while a buyer has reserved the car. */
export function PriceCard({ listing, wrong, typed }: PriceCardProps) {
  const { price: copy, faults, page } = useCopy('own-listing');
  const action = ownListingPath(listing.listing);
  return (
    <Card id="price-card" title={copy.title}>
      {listing.isHeld ? (
        <p>{page.held}</p>
      ) : (
        <Form method="post" action={action} className="grid gap-3">
          <p>{copy.now(fullPrice(listing.pricePaise))}</p>
          <input type="hidden" name="intent" value="price" />
          <TextField
            id="price"
            name="price"
            label={copy.field}
            defaultValue={typed.price}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            error={wrong.includes('pricePaise') ? faults.pricePaise : undefined}
            required
          />
          <div className="actions">
            <SubmitButton
              label={copy.button}
              busy={copy.busy}
              action={action}
              intent="price"
              variant="outline"
            />
          </div>
        </Form>
      )}
    </Card>
  );
}

/** What else the seller can do in the present state. */
export function ManageCard({ listing }: { readonly listing: Own }) {
  const copy = useCopy('own-listing').acts;
  const action = ownListingPath(listing.listing);
  const { isStopped } = listing;
  const acts = (actsOf[listing.state] ?? []).filter(([to]) => to !== 'live' || !isStopped);
  if (acts.length === 0) return null;
  return (
    <Card id="manage" title={copy.title}>
      <div className="grid gap-3">
        <div className="actions">
          {acts.map(([to, word]) => (
            <MoveForm key={to} {...{ action, to, label: copy[word], busy: copy.busy }} isQuiet />
          ))}
        </div>
        {acts.some(([to]) => to === 'sold') && (
          <p className="text-ink-2 text-small">{copy.soldNote}</p>
        )}
      </div>
    </Card>
  );
}

type Word = 'renew' | 'pause' | 'resume' | 'sold' | 'remove';

const actsOf: Readonly<Partial<Record<Own['state'], readonly (readonly [string, Word])[]>>> = {
  draft: [['removed', 'remove']],
  'in-review': [['removed', 'remove']],
  live: [
    ['live', 'renew'],
    ['paused', 'pause'],
    ['sold', 'sold'],
    ['removed', 'remove'],
  ],
  paused: [
    ['live', 'resume'],
    ['sold', 'sold'],
    ['removed', 'remove'],
  ],
};
