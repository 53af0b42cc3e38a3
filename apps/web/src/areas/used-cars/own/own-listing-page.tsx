import type { Answer } from '@pahiya/api-client/api-client';
import { formatKms } from '@pahiya/domain/shared/format';
import { formatInstant, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { StatusChip } from '@pahiya/ui/status-chip';
import { SumHead } from '@pahiya/ui/sum-head';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { testDrivesPath } from '../facts/used-car-paths.ts';
import { fullPrice } from '../facts/used-car-words.ts';
import { type City, FactsFields } from './facts-fields.tsx';
import { fieldIds } from './field-ids.ts';
import type { ListingOutcome } from './listing-outcome.ts';
import { ListingPhotos } from './listing-photos.tsx';
import { listingTones } from './listing-tones.ts';
import { ManageCard, PriceCard } from './manage-card.tsx';
import { ownListingPath } from './own-paths.ts';
import type { ListingField, TypedFacts } from './read-facts.ts';
import { ProofCard, ReviewCard, SubmitCard } from './submit-card.tsx';

export type Own = Answer<'ownListing'>;

type OwnListingPageProps = {
  readonly listing: Own;
  readonly cities: readonly City[];
  readonly done: string | null;
  readonly outcome: ListingOutcome | null;
};

/** One's own listing: first what is to be done in its state. */
export function OwnListingPage({ listing, cities, done, outcome }: OwnListingPageProps) {
  const copy = useCopy('own-listing');
  const { language } = usePage();
  const path = usePagePath();
  const { state, make, model, variant, madeYear, km, pricePaise, vehicleNumber } = listing;
  const isDraft = state === 'draft';
  const wrong = outcome?.kind === 'fields' ? outcome.fields : [];
  const doneWords: Readonly<Record<string, string>> = copy.page.done;
  const note = outcome === null && done !== null ? doneWords[done] : undefined;
  return (
    <div className="grid gap-5 pt-4">
      <SumHead
        title={<EnglishRun text={[make, model, variant].filter(Boolean).join(' ')} />}
        note={[vehicleNumber, madeYear, formatKms(km), fullPrice(pricePaise)].join(' · ')}
        plate={<StatusChip tone={listingTones[state]} word={copy.states[state]} />}
      />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {note !== undefined && <DoneNote text={note} />}
      <FormErrors
        title={copy.facts.errors}
        errors={wrong.map((field) => ({ fieldId: fieldIds[field], message: copy.faults[field] }))}
      />
      {listing.request !== null && isDraft && (
        <Card id="request" tone="amber" title={copy.page.request}>
          <p>{listing.request}</p>
        </Card>
      )}
      {state === 'live' && (
        <div className="actions">
          {listing.path !== null && (
            <ButtonLink href={path(listing.path)}>{copy.page.public}</ButtonLink>
          )}
          <a href={path(testDrivesPath)}>{copy.page.drives}</a>
          {listing.expiresAt !== null && (
            <p>{copy.page.expires(formatInstant(listing.expiresAt, language))}</p>
          )}
        </div>
      )}
      {state === 'paused' && listing.isStopped && (
        <Card id="stopped" tone="amber" title={copy.stopped.title}>
          <p>{copy.stopped.text}</p>
        </Card>
      )}
      {state === 'in-review' && <ReviewCard listing={listing} />}
      {(isDraft || listing.photos.length > 0) && <ListingPhotos listing={listing} wrong={wrong} />}
      {isDraft && <ProofCard listing={listing} wrong={wrong} />}
      {isDraft && <SubmitCard listing={listing} />}
      {isDraft && <FactsCard listing={listing} cities={cities} wrong={wrong} outcome={outcome} />}
      {(isDraft || state === 'live' || state === 'paused') && (
        <PriceCard listing={listing} wrong={wrong} typed={outcome?.typed ?? {}} />
      )}
      <ManageCard listing={listing} />
      {listing.recordReadAt === null && <p className="text-small">{copy.page.recordNone}</p>}
    </div>
  );
}

type FactsCardProps = Pick<OwnListingPageProps, 'listing' | 'cities' | 'outcome'> & {
  readonly wrong: readonly ListingField[];
};

function FactsCard({ listing, cities, wrong, outcome }: FactsCardProps) {
  const copy = useCopy('own-listing').facts;
  const action = ownListingPath(listing.listing);
  const typed = outcome?.about === 'facts' ? outcome.typed : typedOf(listing);
  return (
    <Card id="facts" title={copy.title}>
      <Form method="post" action={action} className="grid gap-4">
        <input type="hidden" name="intent" value="facts" />
        <FactsFields typed={typed} wrong={wrong} cities={cities} />
        <div className="actions">
          <SubmitButton
            label={copy.save}
            busy={copy.busy}
            action={action}
            intent="facts"
            variant="outline"
          />
        </div>
      </Form>
    </Card>
  );
}

function typedOf(listing: Own): TypedFacts {
  const { km, owners, colour, body, cityId, madeMonth, insurance, insuredUntil, accident } =
    listing;
  const yes = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');
  return {
    ...{ colour, body, accident },
    km: String(km),
    owners: String(owners),
    cityId: String(cityId),
    madeMonth: madeMonth === null ? '' : String(madeMonth),
    insurance: insurance ?? '',
    insuredUntil: insuredUntil === null ? '' : formatDdMmYyyy(insuredUntil as IstDate),
    serviceBook: yes(listing.serviceBook),
    keys: listing.keys === null ? '' : String(listing.keys),
    hasLoan: yes(listing.hasLoan),
    note: listing.note ?? '',
  };
}
