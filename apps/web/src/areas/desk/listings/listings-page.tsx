import type { Answer } from '@pahiya/api-client/api-client';
import { formatKms } from '@pahiya/domain/shared/format';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { WrittenText } from '../shell/written-text.tsx';
import type { NoReason } from './listings.desk.tsx';

type Waiting = Answer<'deskListings'>;
type Listing = Waiting['listings'][number];
type ListingsPageProps = Waiting & {
  readonly done: 'live' | 'draft' | 'removed' | null;
  readonly outcome: NoReason | Refused | null;
};

/** Listings that wait for a check, oldest first, with what was found. */
export function ListingsPage({ listings, waiting, done, outcome }: ListingsPageProps) {
  const copy = useCopy('desk-listings');
  const fault = outcome !== null && 'listing' in outcome ? outcome.listing : null;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {done !== null && outcome === null && <DoneNote text={copy.done[done]} />}
      <RefusalNote refused={outcome !== null && 'failure' in outcome ? outcome : null} />
      <p>
        <b>{waiting === 0 ? copy.none : copy.waiting(waiting)}</b>
      </p>
      <ul className="grid gap-4">
        {listings.map((one) => (
          <li key={one.listing}>
            <WaitingListing listing={one} isFault={fault === one.listing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type WaitingListingProps = { readonly listing: Listing; readonly isFault: boolean };

function WaitingListing({ listing: one, isFault }: WaitingListingProps) {
  const copy = useCopy('desk-listings');
  const { language } = usePage();
  const name = [one.make, one.model, one.variant].filter(Boolean).join(' ');
  const same = one.samePhotoOf.join(', ');
  return (
    <Card id={`l-${one.listing}`} title={`${name} ${one.madeYear}`}>
      <div className="grid gap-3">
        <KeyValues
          facts={[
            {
              id: 'found',
              term: copy.found,
              detail: one.findings.map((finding) => copy.findings[finding]).join('; '),
            },
            ...(same === '' ? [] : [{ id: 'same', term: copy.same, detail: same }]),
            { id: 'price', term: copy.price, detail: formatRupees(one.pricePaise as Paise) },
            { id: 'car', term: copy.facts, detail: copy.km(formatKms(one.km), one.owners) },
            { id: 'at', term: copy.at, detail: instantText(one.handedInAt, language) },
          ]}
        />
        {one.note !== null && <WrittenText text={one.note} />}
        <ul className="grid grid-cols-3 gap-2 md:grid-cols-6">
          {one.photos.map(({ photoId, width, height }, place) => (
            <li key={photoId}>
              <a href={photoPath(one.listing, photoId)}>
                <img
                  src={photoPath(one.listing, photoId)}
                  alt={copy.photo(place + 1)}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="used-photo"
                />
              </a>
            </li>
          ))}
        </ul>
        <Decide listing={one} name={name} isFault={isFault} />
      </div>
    </Card>
  );
}

function photoPath(listing: string, photoId: string): string {
  return `/api/v1/web/operator/listings/${listing}/photos/${photoId}`;
}

function Decide({ listing, name, isFault }: WaitingListingProps & { readonly name: string }) {
  const copy = useCopy('desk-listings');
  const id = listing.listing;
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <DeskForm action="/desk/listings" intent="live" fields={{ listing: id }}>
        <Button aria-label={`${copy.publish}: ${name}`}>{copy.publish}</Button>
      </DeskForm>
      {(['draft', 'removed'] as const).map((to) => (
        <DeskForm
          key={to}
          action="/desk/listings"
          intent={to}
          fields={{ listing: id }}
          className="grid items-end gap-3 md:grid-cols-[1fr_auto]"
        >
          <TextField
            id={`note-${to}-${id}`}
            name="note"
            label={copy.reason}
            maxLength={300}
            error={isFault ? copy.noReason : undefined}
            required
          />
          <div>
            <Button
              variant="outline"
              aria-label={`${to === 'draft' ? copy.back : copy.remove}: ${name}`}
            >
              {to === 'draft' ? copy.back : copy.remove}
            </Button>
          </div>
        </DeskForm>
      ))}
    </div>
  );
}
