import {
  drawnForms,
  drawnLines,
  handHeightBounds,
  lineBounds,
} from '@pahiya/domain/new-cars/car-hand';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';
import { Button } from '@pahiya/ui/button';
import { CarPicture } from '@pahiya/ui/car/car-picture';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import type { DeskCar } from './car-page.tsx';

type DrawingFormProps = {
  readonly car: DeskCar;
  readonly here: string;
  readonly typed: Readonly<Record<string, string>>;
};

/** The drawing of a model as it is, and what an editor can set by hand: form, height and a few lines. */
export function DrawingForm({ car, here, typed }: DrawingFormProps) {
  const copy = useCopy('desk-cars').drawing;
  const { language } = usePage();
  const { hand, handBy } = car;
  const own = typed.intent === 'drawing' ? typed : {};
  return (
    <Card title={copy.title} id="drawing">
      <div className="grid gap-4">
        <div className="max-w-md">
          <CarPicture car={{ ...sizeOf(car), hand }} model={car.model.slug} />
        </div>
        <p>{copy.text(lineBounds.least, lineBounds.most)}</p>
        {handBy !== null && (
          <p className="text-ink-2 text-small">
            {copy.setBy(handBy.name, instantText(handBy.at, language))}
          </p>
        )}
        <DeskForm
          action={here}
          intent="drawing"
          className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3"
        >
          <SelectField
            id="form"
            name="form"
            label={copy.form}
            options={[
              { value: '', label: copy.usualForm },
              ...drawnForms.map((value) => ({ value, label: copy.forms[value] })),
            ]}
            defaultValue={own.form ?? hand?.form ?? ''}
          />
          <TextField
            id="heightMm"
            name="heightMm"
            label={copy.height}
            hint={copy.heightHint(handHeightBounds.least, handHeightBounds.most)}
            inputMode="numeric"
            maxLength={5}
            defaultValue={own.heightMm ?? String(hand?.heightMm ?? '')}
          />
          {drawnLines.map((line) => (
            <TextField
              key={line}
              id={line}
              name={line}
              label={copy.lines[line].label}
              hint={copy.lines[line].hint}
              maxLength={4}
              defaultValue={own[line] ?? String(hand?.lines[line] ?? 0)}
            />
          ))}
          <div>
            <Button>{copy.save}</Button>
          </div>
        </DeskForm>
      </div>
    </Card>
  );
}

/** Measurements as on the page of the model: the least of its variants. */
function sizeOf({ body, variants }: DeskCar) {
  const least = (wanted: SpecKeyId) => {
    const values = variants.flatMap(({ figures }) =>
      figures.filter(({ key }) => key === wanted).map(({ value }) => value),
    );
    return values.length === 0 ? null : Math.min(...values);
  };
  return {
    body,
    lengthMm: least('lengthMm'),
    heightMm: least('heightMm'),
    wheelbaseMm: least('wheelbaseMm'),
    clearanceMm: least('groundClearanceMm'),
  };
}
