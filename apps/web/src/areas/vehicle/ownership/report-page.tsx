import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Plate } from '@pahiya/ui/plate';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn } from '../../../parts/failure/page-failure.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { ReportForm } from './report-form.tsx';
import type { ReportOutcome } from './report-outcome.ts';

type ReportPageProps = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly field: ReportableField | null;
  readonly isLoggedIn: boolean;
  readonly outcome: ReportOutcome | null;
};

/** Reports a mistake in a record; lists every field that can be reported. */
export function ReportPage(page: ReportPageProps) {
  const { vehicleNumber, display, outcome } = page;
  const { report } = useCopy('ownership');
  const record = useCopy('rc-details');
  const path = usePagePath();
  if (outcome?.kind === 'done') return <ReportDone {...page} outcome={outcome} />;
  const isSessionOver = outcome?.kind === 'failed' && needsSignIn(outcome.failure);
  return (
    <div className="mx-auto grid max-w-xl gap-4 pt-3">
      <div className="grid justify-items-start gap-3">
        <Plate parts={plateParts(display)} size="sm" label={record.plate} />
        <h1>{report.title}</h1>
        <p className="text-ink-2">{report.lead}</p>
      </div>
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <ReportForm {...page} isLoggedIn={page.isLoggedIn && !isSessionOver} />
      <HowToCorrect />
      <p>
        <a href={path(recordPath(vehicleNumber))}>{report.back}</a>
      </p>
    </div>
  );
}

type Done = Extract<ReportOutcome, { kind: 'done' }>;

function ReportDone({ vehicleNumber, outcome }: { vehicleNumber: string; outcome: Done }) {
  const { report } = useCopy('ownership');
  const { fields } = useCopy('rc-details');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-xl gap-4 pt-3">
      <Card title={report.done.title} level={1} tone="road">
        <p>{outcome.isShown ? report.done.shown(fields[outcome.field]) : report.done.filed}</p>
        <div className="actions pt-4">
          <ButtonLink href={path(recordPath(vehicleNumber))}>{report.back}</ButtonLink>
        </div>
      </Card>
      <HowToCorrect />
    </div>
  );
}

function HowToCorrect() {
  const { fix } = useCopy('ownership').report;
  return (
    <Card title={fix.title} look="quiet">
      <p>{fix.text}</p>
    </Card>
  );
}
