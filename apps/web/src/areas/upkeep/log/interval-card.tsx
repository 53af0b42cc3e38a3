import { formatKms } from '@pahiya/domain/shared/format';
import { workCategories } from '@pahiya/domain/upkeep/log-entry';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { LogOutcome } from './log-outcome.ts';
import { logPath } from './log-path.ts';
import type { VehicleLog } from './vehicle-log-page.tsx';

type IntervalCardProps = { readonly log: VehicleLog; readonly outcome: LogOutcome | null };

/** How often work is due, and the form to change it. */
export function IntervalCard({ log, outcome }: IntervalCardProps) {
  const { intervals: copy, work, errors } = useCopy('vehicle-log');
  const typed = outcome?.kind === 'interval' ? outcome.typed : null;
  const action = logPath(log.vehicleNumber);
  return (
    <Card id="intervals" title={copy.title}>
      <div className="grid gap-4">
        <p className="text-small">{copy.text}</p>
        {log.intervals.length > 0 && (
          <KeyValues
            facts={log.intervals.map(({ category, km, months, origin, source }) => ({
              id: category,
              term: work[category],
              detail: copy.row(km === null ? null : formatKms(km), months),
              note: origin === 'own' ? copy.own : copy.usual(source ?? ''),
            }))}
          />
        )}
        <Form method="post" action={action} className="grid gap-4">
          <input type="hidden" name="intent" value="interval" />
          <SelectField
            id="interval-category"
            name="category"
            label={copy.work}
            defaultValue={typed?.category ?? 'service'}
            options={workCategories.map((value) => ({ value, label: work[value] }))}
          />
          <TextField
            id="interval-km"
            name="km"
            label={copy.km}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed?.km ?? ''}
            error={typed === null ? undefined : errors.interval}
          />
          <TextField
            id="interval-months"
            name="months"
            label={copy.months}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed?.months ?? ''}
          />
          <div>
            <SubmitButton
              label={copy.submit}
              busy={copy.busy}
              action={action}
              intent="interval"
              variant="outline"
            />
          </div>
        </Form>
      </div>
    </Card>
  );
}
