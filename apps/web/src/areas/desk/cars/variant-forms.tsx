import { specKeyIds } from '@pahiya/domain/new-cars/spec-keys';
import { Button } from '@pahiya/ui/button';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { DeskForm } from '../shell/desk-form.tsx';

type Typed = Readonly<Record<string, string>>;
type FormProps = { readonly here: string; readonly variant: string; readonly typed: Typed };

/** A figure with its source; an empty value takes it out. */
export function FigureForm({ here, variant, typed }: FormProps) {
  const copy = useCopy('desk-cars');
  const id = `figure-${variant}`;
  const own = typed.intent === 'figure' ? typed : {};
  return (
    <DeskForm
      action={here}
      intent="figure"
      fields={{ variant }}
      className="grid items-end gap-3 md:grid-cols-2"
    >
      <SelectField
        id={`${id}-key`}
        name="key"
        label={copy.figure}
        options={specKeyIds.map((value) => ({ value, label: copy.figureNames[value] }))}
        defaultValue={own.key}
      />
      <TextField
        id={`${id}-value`}
        name="value"
        label={copy.value}
        hint={copy.valueHint}
        inputMode="decimal"
        maxLength={10}
        defaultValue={own.value}
      />
      <SourceFields id={id} typed={own} />
      <div>
        <Button variant="outline">{copy.saveFigure}</Button>
      </div>
    </DeskForm>
  );
}

/** A price of a month; the others stay. */
export function PriceForm({ here, variant, typed }: FormProps) {
  const copy = useCopy('desk-cars');
  const id = `price-${variant}`;
  const own = typed.intent === 'price' ? typed : {};
  return (
    <DeskForm
      action={here}
      intent="price"
      fields={{ variant }}
      className="grid items-end gap-3 md:grid-cols-2"
    >
      <TextField
        id={`${id}-rupees`}
        name="rupees"
        label={copy.price}
        prefix="₹"
        inputMode="numeric"
        maxLength={14}
        defaultValue={own.rupees}
        required
      />
      <TextField
        id={`${id}-month`}
        name="month"
        label={copy.month}
        hint={copy.monthHint}
        maxLength={7}
        defaultValue={own.month}
        required
      />
      <SelectField
        id={`${id}-kind`}
        name="kind"
        label={copy.kind}
        options={(['full', 'battery-rent'] as const).map((value) => ({
          value,
          label: copy.kinds[value],
        }))}
        defaultValue={own.kind}
      />
      <SelectField
        id={`${id}-confidence`}
        name="confidence"
        label={copy.confidence}
        options={(['high', 'medium', 'low', 'unverified'] as const).map((value) => ({
          value,
          label: copy.confidences[value],
        }))}
        defaultValue={own.confidence ?? 'medium'}
      />
      <SourceFields id={id} typed={own} />
      <div>
        <Button variant="outline">{copy.savePrice}</Button>
      </div>
    </DeskForm>
  );
}

type SourceFieldsProps = {
  readonly id: string;
  readonly typed: Typed;
  readonly isRequired?: boolean;
};

/** Where a value is from, and the month or year of it. */
export function SourceFields({ id, typed, isRequired = true }: SourceFieldsProps) {
  const copy = useCopy('desk-cars');
  return (
    <>
      <TextField
        id={`${id}-source`}
        name="source"
        label={copy.source}
        hint={copy.sourceHint}
        maxLength={300}
        defaultValue={typed.source}
        required={isRequired}
      />
      <TextField
        id={`${id}-asOf`}
        name="asOf"
        label={copy.asOf}
        hint={copy.monthHint}
        maxLength={7}
        defaultValue={typed.asOf}
        required={isRequired}
      />
    </>
  );
}
