import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerStatistics } from '@pahiya/contracts/partner-leads/statistics-contracts';
import { statisticsDays } from '@pahiya/contracts/partner-leads/statistics-terms';
import type { partnerListingFigures } from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { CarFigures } from './car-figures.tsx';

type Leads = AnswerOf<typeof partnerStatistics>;
type StatisticsPageProps = {
  readonly days: number;
  readonly leads: Leads;
  /** Null: they could not be read. */
  readonly cars: AnswerOf<typeof partnerListingFigures> | null;
};

/** How the firm handled its leads in a period, and what became of its cars. */
export function StatisticsPage({ days, leads, cars }: StatisticsPageProps) {
  const copy = useCopy('partner-statistics');
  const { language } = usePage();
  const path = usePagePath();
  const day = (text: string) => {
    const known = parseIstDate(text);
    return known === null ? text : formatIstDate(known, language);
  };
  return (
    <div className="grid gap-4 pt-4">
      <h1>{copy.title}</h1>
      <nav aria-label={copy.period}>
        <ul className="flex flex-wrap gap-x-4">
          {statisticsDays.map((one) => (
            <li key={one}>
              <a
                href={path(`/partner/statistics?days=${one}`)}
                aria-current={one === days ? 'page' : undefined}
                className="inline-flex min-h-11 items-center aria-[current]:font-semibold"
              >
                {copy.days(one)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="text-ink-2">{copy.range(day(leads.from), day(leads.until))}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <LeadFigures leads={leads} />
        {leads.kinds.length > 0 && (
          <CountsCard
            id="kinds"
            title={copy.ofKind}
            rows={leads.kinds.map((row) => ({ ...row, name: copy.kinds[row.kind] }))}
          />
        )}
        {leads.members.length > 0 && (
          <CountsCard
            id="members"
            title={copy.ofMember}
            rows={leads.members.map((row) => ({ ...row, name: row.name ?? copy.unassigned }))}
          />
        )}
        {leads.reasons.length > 0 && <Reasons leads={leads} />}
      </div>
      <h2>{copy.cars}</h2>
      {cars === null && <p>{copy.noFigures}</p>}
      {cars?.cars.length === 0 && <p>{copy.noCars}</p>}
      {cars !== null && cars.cars.length > 0 && <p className="text-ink-2">{copy.views.note}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {cars?.cars.map((car) => (
          <CarFigures key={car.listing} car={car} today={cars.today} />
        ))}
      </div>
    </div>
  );
}

function LeadFigures({ leads }: { leads: Leads }) {
  const copy = useCopy('partner-statistics');
  const { all, minutes } = leads;
  const time = (of: number | null) => (of === null ? copy.notEnough : copy.minutes(of));
  return (
    <Card id="leads" title={copy.leads}>
      {all.received === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <KeyValues
          facts={[
            { id: 'received', term: copy.received, detail: String(all.received) },
            { id: 'accepted', term: copy.accepted, detail: String(all.accepted) },
            { id: 'contacted', term: copy.contacted, detail: String(all.contacted) },
            { id: 'won', term: copy.won, detail: String(all.won) },
            {
              id: 'missed',
              term: copy.missed,
              detail: String(all.missed),
              note: copy.missedNote,
            },
            { id: 'open', term: copy.open, detail: String(all.open) },
            { id: 'lost', term: copy.lost, detail: String(all.lost) },
            { id: 'returned', term: copy.returned, detail: String(all.returned) },
            { id: 'withdrawn', term: copy.withdrawn, detail: String(all.withdrawn) },
            { id: 'credited', term: copy.credited, detail: String(all.credited) },
            {
              id: 'to-accept',
              term: copy.toAccept,
              detail: time(minutes.toAccept),
              note: copy.inHours,
            },
            {
              id: 'to-contact',
              term: copy.toContact,
              detail: time(minutes.toContact),
              note: copy.inHours,
            },
          ]}
        />
      )}
    </Card>
  );
}

type CountsCardProps = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly (Pick<
    Leads['all'],
    'received' | 'accepted' | 'contacted' | 'won' | 'missed'
  > & { readonly name: string })[];
};

function CountsCard({ id, title, rows }: CountsCardProps) {
  const copy = useCopy('partner-statistics');
  const columns = ['received', 'accepted', 'contacted', 'won', 'missed'] as const;
  return (
    <Card id={id} title={title}>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={row.name}>
            <b>
              <bdi>{row.name}</bdi>
            </b>
            <dl className="flex flex-wrap gap-x-4">
              {columns.map((column) => (
                <div key={column} className="flex gap-1">
                  <dt className="text-ink-2">{copy[column]}</dt>
                  <dd className="nums">{row[column]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reasons({ leads }: { leads: Leads }) {
  const copy = useCopy('partner-statistics');
  const words = useCopy('partner-leads');
  return (
    <Card id="reasons" title={copy.reasons}>
      <KeyValues
        facts={leads.reasons.map(({ reason, count }) => ({
          id: reason,
          term: words.reasons[reason],
          detail: String(count),
        }))}
      />
    </Card>
  );
}
