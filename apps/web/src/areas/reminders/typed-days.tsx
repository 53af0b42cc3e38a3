import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { type Board, remindersPath, type TypedFault, typedDayKinds } from './reminder-facts.ts';

type TypedDaysProps = Pick<Board, 'vehicles' | 'typed'> & { readonly fault: TypedFault | null };

/** Days that no register tells: of FASTags and annual passes. They are removed one by one. */
export function TypedDays({ vehicles, typed, fault }: TypedDaysProps) {
  const { typed: copy } = useCopy('reminders');
  if (vehicles.length === 0) return null;
  return (
    <Card id="typed" title={copy.title}>
      <div className="grid gap-4">
        <p>{copy.text}</p>
        {typed.length > 0 && <TypedList vehicles={vehicles} typed={typed} />}
        <Form method="post" action={remindersPath} className="grid gap-3">
          <input type="hidden" name="intent" value="typed" />
          <SelectField
            id="typed-vehicle"
            name="vehicle"
            label={copy.vehicle}
            options={vehicles.map(({ vehicleNumber, display }) => ({
              value: vehicleNumber,
              label: display,
            }))}
            defaultValue={fault?.values.vehicle}
          />
          <SelectField
            id="typed-kind"
            name="kind"
            label={copy.kind}
            options={typedDayKinds.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
            defaultValue={fault?.values.kind}
          />
          <TextField
            id="typed-day"
            name="day"
            label={copy.day}
            hint={copy.dayHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            required
            error={fault?.field === 'day' ? copy.dayFault : undefined}
            defaultValue={fault?.values.day}
          />
          <TextField
            id="typed-trips"
            name="trips"
            label={copy.trips}
            hint={copy.tripsHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            error={fault?.field === 'trips' ? copy.tripsFault : undefined}
            defaultValue={fault?.values.trips}
          />
          <p>
            <SubmitButton
              label={copy.submit}
              busy={copy.busy}
              action={remindersPath}
              intent="typed"
              variant="outline"
            />
          </p>
        </Form>
      </div>
    </Card>
  );
}

function TypedList({ vehicles, typed }: Pick<Board, 'vehicles' | 'typed'>) {
  const { typed: copy } = useCopy('reminders');
  const { language } = usePage();
  const nameOf = new Map(vehicles.map((one) => [one.vehicleNumber, one.display]));
  return (
    <ul className="grid gap-2">
      {typed.map(({ vehicleNumber, kind, beganOn, tripsLeft }) => {
        const day = parseIstDate(beganOn);
        const plate = nameOf.get(vehicleNumber) ?? vehicleNumber;
        return (
          <li key={`${vehicleNumber} ${kind}`}>
            <Form
              method="post"
              action={remindersPath}
              className="flex flex-wrap items-center justify-between gap-x-4"
            >
              <span>
                {copy.kinds[kind]}, {plate}: {day === null ? beganOn : formatIstDate(day, language)}
                {tripsLeft !== null && `, ${copy.left(tripsLeft)}`}
              </span>
              <input type="hidden" name="intent" value="typed" />
              <input type="hidden" name="vehicle" value={vehicleNumber} />
              <input type="hidden" name="kind" value={kind} />
              <Button
                type="submit"
                name="act"
                value="remove"
                variant="quiet"
                size="sm"
                aria-label={copy.removeOf(copy.kinds[kind], plate)}
              >
                {copy.remove}
              </Button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
