import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { ProofFields } from '../../../parts/owner-proof/proof-fields.tsx';
import type { Own } from './own-listing-page.tsx';
import { ownListingPath } from './own-paths.ts';
import type { ListingField } from './read-facts.ts';

type OwnProps = { readonly listing: Own };

/** Hands a draft in, or says what it still needs. */
export function SubmitCard({ listing }: OwnProps) {
  const copy = useCopy('own-listing').submit;
  const { photos, photosAtLeast, isProvedOwner, days } = listing;
  const missing = photosAtLeast - photos.length;
  const action = ownListingPath(listing.listing);
  return (
    <Card id="submit" title={copy.title}>
      <div className="grid gap-3">
        <p>{missing > 0 ? copy.missing(missing) : isProvedOwner ? copy.ready : copy.checked}</p>
        <p className="text-ink-2 text-small">{copy.days(days)}</p>
        {missing <= 0 && (
          <MoveForm {...{ action, to: 'in-review', label: copy.button, busy: copy.busy }} />
        )}
      </div>
    </Card>
  );
}

/** Proves with the RC that the car is the seller's; optional. */
export function ProofCard({
  listing,
  wrong,
}: OwnProps & { readonly wrong: readonly ListingField[] }) {
  const copy = useCopy('own-listing').proof;
  const action = ownListingPath(listing.listing);
  if (listing.isProvedOwner) return <DoneNote text={copy.done} />;
  const faults = (['chassisNumber', 'engineNumber'] as const).filter((one) => wrong.includes(one));
  return (
    <Card id="proof" title={copy.title}>
      <Form method="post" action={action} className="grid gap-4">
        <p>{copy.text}</p>
        <input type="hidden" name="intent" value="prove" />
        <input type="hidden" name="vehicleNumber" value={listing.vehicleNumber} />
        <ProofFields faults={faults} required />
        <div className="actions">
          <SubmitButton
            label={copy.submit}
            busy={copy.busy}
            action={action}
            intent="prove"
            variant="outline"
          />
        </div>
      </Form>
    </Card>
  );
}

/** Why a listing waits, and the way back to a draft. */
export function ReviewCard({ listing }: OwnProps) {
  const copy = useCopy('own-listing').review;
  const action = ownListingPath(listing.listing);
  return (
    <Card id="review" title={copy.title} tone="amber">
      <div className="grid gap-3">
        <p>{copy.text}</p>
        <ul className="list-disc ps-5">
          {listing.findings.map((finding) => (
            <li key={finding}>{copy.findings[finding]}</li>
          ))}
        </ul>
        <MoveForm {...{ action, to: 'draft', label: copy.back, busy: copy.back }} isQuiet />
      </div>
    </Card>
  );
}

type MoveFormProps = {
  readonly action: string;
  readonly to: string;
  readonly label: string;
  readonly busy: string;
  readonly isQuiet?: boolean;
};

/** A button that moves the listing to another state. */
export function MoveForm({ action, to, label, busy, isQuiet = false }: MoveFormProps) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value={`move-${to}`} />
      <input type="hidden" name="to" value={to} />
      <SubmitButton
        {...{ label, busy, action }}
        intent={`move-${to}`}
        variant={isQuiet ? 'outline' : 'sun'}
      />
    </Form>
  );
}
