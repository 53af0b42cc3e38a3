import type { Answer } from '@pahiya/api-client/api-client';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Plate } from '@pahiya/ui/plate';
import { useEffect } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { keepForOffline } from '../../../frame/sw/offline-pages.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { DueCard } from './due-card.tsx';
import { EconomyCard, FigureCard, OdometerCard } from './figure-cards.tsx';
import { FileCard } from './file-card.tsx';
import { IntervalCard } from './interval-card.tsx';
import { keepLines } from './kept-lines.ts';
import { LinesCard } from './lines-card.tsx';
import { LogOutbox } from './log-outbox.tsx';
import type { LogDeed, LogOutcome } from './log-outcome.ts';
import { addLinePath, checklistPath, lineKinds, logPath, photosPath } from './log-path.ts';
import { PerKmCard } from './per-km-card.tsx';
import { SpendCard } from './spend-card.tsx';

/** The log of one vehicle. */
export type VehicleLog = Answer<'readVehicleLog'>;

type VehicleLogPageProps = {
  readonly log: VehicleLog;
  readonly page: number;
  readonly deed: LogDeed | null;
  readonly today: IstDate;
  readonly outcome: LogOutcome | null;
};

/** What is due, figures, lines, intervals and files of a log. */
export function VehicleLogPage({ log, page, deed, today, outcome }: VehicleLogPageProps) {
  const copy = useCopy('vehicle-log');
  const path = usePagePath();
  const { vehicleNumber, display, total } = log;
  useKeptForms(log);
  return (
    <div className="grid gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[{ href: path('/garage'), label: copy.garage }]}
        here={display}
      />
      <PageTitle title={copy.title} lead={copy.lead} />
      <div>
        <Plate parts={plateParts(display)} size="sm" label={display} />
      </div>
      {deed !== null && <DoneNote text={copy.done[deed]} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {log.role !== 'viewer' && <LogOutbox vehicleNumber={vehicleNumber} />}
      {log.role !== 'owner' && <p>{copy.roles[log.role]}</p>}
      {log.role !== 'viewer' && (
        <nav aria-label={copy.add.title} className="flex flex-wrap gap-3">
          {lineKinds.map((kind, place) => (
            <ButtonLink
              key={kind}
              href={path(addLinePath(vehicleNumber, kind))}
              variant={place === 0 ? 'sun' : 'outline'}
            >
              {copy.add[kind]}
            </ButtonLink>
          ))}
          <ButtonLink href={path(checklistPath(vehicleNumber, 'monthly'))} variant="quiet">
            {copy.checklists}
          </ButtonLink>
        </nav>
      )}
      <div className="split lg:grid-cols-[minmax(0,1fr)_23rem]!">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <DueCard dues={log.dues} today={today} />
          {total > 0 && (
            <>
              <FigureCard log={log} />
              <SpendCard spend={log.spend} />
              <PerKmCard months={log.spend.months} />
              <EconomyCard fuel={log.fuel} />
              <OdometerCard readings={log.odometer.readings} />
            </>
          )}
          <LinesCard log={log} page={page} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {log.role === 'owner' && <IntervalCard log={log} outcome={outcome} />}
          <FileCard log={log} />
        </div>
      </div>
    </div>
  );
}

/** Keeps the forms and the lines on the device, so that a line can be written, corrected and photographed without a
 * network. */
function useKeptForms(log: VehicleLog): void {
  const path = usePagePath();
  useEffect(() => {
    const { vehicleNumber, role, entries } = log;
    if (role === 'viewer') return;
    void keepLines(log);
    for (const kind of lineKinds) void keepForOffline(path(addLinePath(vehicleNumber, kind)));
    const [one] = entries;
    if (one === undefined) return;
    void keepForOffline(path(photosPath(vehicleNumber, { entryId: one.entryId, page: 1 })));
  }, [log, path]);
}

/** Without a session: the log is nobody else's business. */
export function LogVisitor({ vehicleNumber }: { readonly vehicleNumber: string }) {
  const copy = useCopy('vehicle-log');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      <Card id="sign-in" title={copy.signIn}>
        <p>{copy.signInText}</p>
        <div className="pt-4">
          <ButtonLink href={path(signInPath(logPath(vehicleNumber)))}>{copy.signInLink}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}
