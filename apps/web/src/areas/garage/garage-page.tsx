import type { GarageVehicle } from '@pahiya/contracts/garage/garage-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Bell, Garage, Receipt } from '@pahiya/ui/icons';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { DoneNote } from '../../parts/controls/done-note.tsx';
import { recordPath } from '../../parts/vehicle-number/record-path.ts';
import { AddVehicle } from './add-vehicle.tsx';
import { CalendarCard } from './calendar-card.tsx';
import type { GarageDeed, GarageOutcome } from './garage-outcome.ts';
import { type NextDue, nextDues, vehicleCards } from './garage-view.ts';
import { useBadge } from './use-badge.ts';
import { VehicleCard } from './vehicle-card.tsx';

type GaragePageProps = {
  readonly vehicles: readonly GarageVehicle[];
  readonly calendarPath: string | null;
  readonly today: IstDate;
  readonly typed: string;
  readonly deed: GarageDeed | null;
  readonly outcome: GarageOutcome | null;
};

/** The garage: expired papers, upcoming renewals, vehicles, adding one, the calendar. */
export function GaragePage(props: GaragePageProps) {
  const copy = useCopy('garage');
  const record = useCopy('rc-details');
  const { language } = usePage();
  const path = usePagePath();
  const cards = vehicleCards(props.vehicles, props.today, language, record);
  useBadge(nextDues(cards).filter(({ daysLeft }) => daysLeft < 0).length);
  const done = { added: copy.add.done, removed: copy.removed, calendar: copy.calendar.made };
  return (
    <div className="grid gap-6 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{copy.title}</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={path('/reminders')} variant="outline" size="sm" icon={<Bell />}>
            {copy.reminders}
          </ButtonLink>
          <ButtonLink href={path('/garage/documents')} variant="outline" size="sm">
            {copy.documents}
          </ButtonLink>
          <ButtonLink href={path('/garage/family')} variant="outline" size="sm">
            {copy.family}
          </ButtonLink>
          <ButtonLink href={path('/orders')} variant="outline" size="sm" icon={<Receipt />}>
            {copy.orders}
          </ButtonLink>
        </div>
      </div>
      {props.deed && <DoneNote text={done[props.deed]} />}
      <div className="split lg:grid-cols-[minmax(0,1fr)_23rem]!">
        <div className="grid gap-6">
          {cards.length === 0 ? (
            <EmptyFace icon={<Garage />} title={copy.empty.title} detail={copy.empty.detail} />
          ) : (
            <>
              <NextDues dues={nextDues(cards)} />
              <section aria-labelledby="vehicles" className="grid gap-4">
                <h2 id="vehicles">{copy.vehicles}</h2>
                <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
                  {cards.map((card) => (
                    <VehicleCard key={card.vehicleNumber} card={card} />
                  ))}
                </ul>
              </section>
            </>
          )}
        </div>
        <div className="grid gap-4">
          <AddVehicle
            key={props.typed}
            typed={props.outcome?.typed ?? props.typed}
            outcome={props.outcome}
            count={cards.length}
          />
          <p>
            <a href={path('/garage/all-alerts')}>{copy.allAlerts}</a>
          </p>
          <p>
            <a href={path('/garage/licence')}>{copy.licence}</a>
          </p>
          <p>
            <a href={path('/app')}>{copy.app}</a>
          </p>
          {cards.length > 0 && <CalendarCard calendarPath={props.calendarPath} />}
          {cards.length > 0 && (
            <p>
              <a href={path('/loans/noc')}>{copy.noc}</a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Expired papers, apart from those due soon. */
function NextDues({ dues }: { dues: readonly NextDue[] }) {
  const { next } = useCopy('garage');
  const expired = dues.filter(({ daysLeft }) => daysLeft < 0);
  const soon = dues.filter(({ daysLeft }) => daysLeft >= 0);
  return (
    <>
      {expired.length > 0 && (
        <Card title={next.expired} id="expired" look="accent">
          <DueList dues={expired} />
        </Card>
      )}
      <Card title={next.title} id="next" look={expired.length > 0 ? 'plain' : 'accent'}>
        {soon.length === 0 ? <p>{next.none}</p> : <DueList dues={soon} />}
      </Card>
    </>
  );
}

function DueList({ dues }: { dues: readonly NextDue[] }) {
  const path = usePagePath();
  return (
    <ul>
      {dues.map((due) => (
        <li key={due.id} className="border-line border-b last:border-b-0">
          <a
            href={path(recordPath(due.vehicleNumber))}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 no-underline hover:underline [&>.chip]:flex-none"
          >
            <span>
              <b className="block leading-snug">{due.name}</b>
              <span className="text-ink-2 text-small">
                <span lang="en" translate="no" className="nums">
                  {due.display}
                </span>
                {` · ${due.detail}`}
              </span>
            </span>
            <StatusChip tone={due.tone} word={due.word} />
          </a>
        </li>
      ))}
    </ul>
  );
}
