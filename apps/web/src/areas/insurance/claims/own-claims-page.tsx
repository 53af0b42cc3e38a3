import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { ClaimCard, type OwnClaim } from './claim-card.tsx';
import type { ClaimFault } from './claim-fields.ts';
import { ClaimForm } from './claim-form.tsx';
import type { WalletPapers } from './claim-papers.tsx';
import type { ClaimWish } from './claim-wish.ts';

/** What was refused, with what was typed. `claimId`: null for the form of a new claim. */
export type OwnClaimsOutcome = {
  readonly claimId: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: readonly ClaimFault[];
  readonly failure: PageFailure | null;
};

type Page =
  | {
      readonly kind: 'claims';
      readonly claims: readonly OwnClaim[];
      readonly papers: WalletPapers;
      readonly wish: ClaimWish;
      readonly deed: 'saved' | 'noted' | 'unnoted' | 'deleted' | null;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

/** Claims with their days, letters and notes, and the form to keep another. */
export function OwnClaimsPage({
  page,
  outcome,
}: {
  readonly page: Page;
  readonly outcome: OwnClaimsOutcome | null;
}) {
  const copy = useCopy('own-claims');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { claims, papers, wish, deed } = page;
  const ofNew = outcome !== null && outcome.claimId === null ? outcome : null;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      <p>
        <a href={path('/insurance-claims')}>{copy.guide}</a>
      </p>
      {deed !== null && outcome === null && <DoneNote text={copy.done[deed]} />}
      {outcome?.failure != null && <FailureFace failure={outcome.failure} action={null} />}
      {claims.length === 0 && <p>{copy.none}</p>}
      {claims.map((claim) => (
        <ClaimCard
          key={claim.claimId}
          claim={claim}
          papers={papers}
          outcome={outcome?.claimId === claim.claimId ? outcome : null}
        />
      ))}
      <Card id="new" title={copy.newTitle}>
        <ClaimForm
          key={claims.length}
          id="new"
          claimId={null}
          typed={ofNew?.typed ?? { loss: wish.loss, ...wish.typed }}
          faults={ofNew?.faults ?? []}
          isClosed={false}
        />
      </Card>
    </div>
  );
}
