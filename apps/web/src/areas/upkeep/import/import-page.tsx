import { importApps } from '@pahiya/domain/upkeep/log-import/find-lines';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { importPath, logPath } from '../log/log-path.ts';
import { FoundCard } from './found-card.tsx';
import type { ImportField, ImportOutcome } from './import-log.page.tsx';

type ImportPageProps = {
  readonly vehicleNumber: string;
  readonly display: string;
  /** Import that was just made; empty for none. */
  readonly batchId: string;
  readonly outcome: ImportOutcome | null;
};

/** A file is chosen, looked through, and only then kept. */
export function ImportPage({ vehicleNumber, display, batchId, outcome }: ImportPageProps) {
  const copy = useCopy('log-import');
  const log = useCopy('vehicle-log');
  const path = usePagePath();
  const found = outcome?.found ?? null;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[
          { href: path('/garage'), label: log.garage },
          { href: path(logPath(vehicleNumber)), label: display },
        ]}
        here={copy.title}
      />
      <PageTitle title={copy.title} lead={copy.lead} />
      {outcome?.failure != null && <FailureFace failure={outcome.failure} action={null} />}
      {batchId !== '' && outcome === null && (
        <DoneCard vehicleNumber={vehicleNumber} batchId={batchId} />
      )}
      {outcome !== null && found !== null ? (
        <FoundCard found={found} outcome={outcome} vehicleNumber={vehicleNumber} />
      ) : (
        <FileForm vehicleNumber={vehicleNumber} outcome={outcome} />
      )}
    </div>
  );
}

function FileForm({ vehicleNumber, outcome }: Pick<ImportPageProps, 'vehicleNumber' | 'outcome'>) {
  const copy = useCopy('log-import');
  const action = importPath(vehicleNumber);
  const faults = outcome?.faults ?? [];
  const idOf = (field: ImportField) => (field === 'app' ? field : 'file');
  const errorOf = (id: string) => {
    const fault = faults.find((field) => idOf(field) === id);
    return fault === undefined ? undefined : copy.errors[fault];
  };
  return (
    <Form method="post" action={action} encType="multipart/form-data">
      <Card>
        <div className="grid gap-4">
          <FormErrors
            title={copy.errors.title}
            errors={faults.map((field) => ({ fieldId: idOf(field), message: copy.errors[field] }))}
          />
          <input type="hidden" name="intent" value="check" />
          <SelectField
            id="app"
            name="app"
            label={copy.app}
            emptyLabel={copy.errors.app}
            defaultValue={outcome?.typed.app ?? ''}
            options={importApps.map((value) => ({ value, label: copy.apps[value] }))}
            error={errorOf('app')}
            required
          />
          <TextField
            id="file"
            name="file"
            type="file"
            label={copy.file}
            hint={copy.fileHint}
            accept=".csv,text/csv,text/plain"
            error={errorOf('file')}
            required
          />
          <SubmitButton label={copy.check} busy={copy.busy} action={action} intent="check" block />
        </div>
      </Card>
    </Form>
  );
}

function DoneCard({ vehicleNumber, batchId }: Pick<ImportPageProps, 'vehicleNumber' | 'batchId'>) {
  const { done } = useCopy('log-import');
  const path = usePagePath();
  const action = importPath(vehicleNumber);
  return (
    <Card id="done" title={done.title} tone="road">
      <p>{done.text}</p>
      <div className="flex flex-wrap gap-3 pt-4">
        <ButtonLink href={path(logPath(vehicleNumber))} variant="dark">
          {done.open}
        </ButtonLink>
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="batchId" value={batchId} />
          <SubmitButton
            label={done.undo}
            busy={done.undoing}
            action={action}
            intent="undo"
            variant="outline"
          />
        </Form>
      </div>
    </Card>
  );
}
