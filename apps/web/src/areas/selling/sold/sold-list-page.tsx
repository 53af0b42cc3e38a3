import type { Answer } from '@pahiya/api-client/api-client';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { soldPath, soldVehiclePath } from '../selling-paths.ts';
import { SoldForm } from './sold-form.tsx';
import type { SoldOutcome } from './sold-outcome.ts';

type Own = {
  readonly kind: 'own';
  readonly asked: string;
  readonly isRemoved: boolean;
  readonly sold: Answer<'soldVehicles'>['sold'];
  readonly vehicles: readonly { readonly vehicleNumber: string; readonly display: string }[];
};
type SoldListPageProps = {
  readonly page: Own | { readonly kind: 'visitor'; readonly asked: string };
  readonly outcome: SoldOutcome | null;
};

/** Vehicles sold, and the form to record a sale. */
export function SoldListPage({ page, outcome }: SoldListPageProps) {
  const copy = useCopy('sold');
  const path = usePagePath();
  const here =
    page.asked === '' ? soldPath : `${soldPath}?vehicleNumber=${encodeURIComponent(page.asked)}`;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <PageTitle title={copy.title} lead={copy.lead} />
      {page.kind === 'own' && page.isRemoved && <DoneNote text={copy.removed} />}
      <ul className="grid list-disc gap-1.5 ps-5">
        {copy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="text-ink-2 text-small">{copy.noCover}</p>
      {page.kind === 'visitor' && (
        <Card id="sign-in">
          <div className="grid gap-3">
            <p>{copy.visitor}</p>
            <div className="actions">
              <ButtonLink href={path(signInPath(here))}>{copy.signIn}</ButtonLink>
            </div>
          </div>
        </Card>
      )}
      {page.kind === 'own' && page.sold.length > 0 && <SoldList sold={page.sold} />}
      {page.kind === 'own' && page.vehicles.length === 0 && (
        <Card id="garage">
          <div className="grid gap-3">
            <p>{copy.emptyGarage}</p>
            <div className="actions">
              <ButtonLink href={path('/garage')}>{copy.garage}</ButtonLink>
            </div>
          </div>
        </Card>
      )}
      {page.kind === 'own' && page.vehicles.length > 0 && (
        <SoldForm vehicles={page.vehicles} asked={page.asked} outcome={outcome} />
      )}
    </div>
  );
}

function SoldList({ sold }: { sold: Own['sold'] }) {
  const copy = useCopy('sold');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <section aria-labelledby="sold" className="grid gap-3">
      <h2 id="sold">{copy.list}</h2>
      <ul className="grid gap-3">
        {sold.map(({ soldId, title, vehicleNumber, soldAt, recordClosedAt }) => (
          <li key={soldId} className="card grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <a href={path(soldVehiclePath(soldId))}>
                <b>
                  <EnglishRun text={title} />
                </b>
              </a>
              <StatusChip
                tone={recordClosedAt === null ? 'amber' : 'road'}
                word={recordClosedAt === null ? copy.open.waiting : copy.open.closed}
              />
            </div>
            <span className="text-ink-2 text-small">
              <span className="nums">{vehicleNumber}</span> ·{' '}
              {copy.soldOn(instantText(soldAt, language))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
