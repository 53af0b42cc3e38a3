import { TextField } from '@pahiya/ui/text-field';
import { useEffect, useState } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { LoanFieldName, LoanTyped } from '../facts/loan-wish.ts';

type LoanFieldsProps = {
  readonly typed: LoanTyped;
  readonly faults: readonly LoanFieldName[];
  /** Called as something is typed or slid; without script the form is sent. */
  readonly onType?: ((typed: LoanTyped) => void) | undefined;
  readonly hasFee?: boolean;
};

type Slide = { readonly least: number; readonly most: number; readonly step: number };

const slides: Readonly<Record<'amount' | 'rate' | 'months', Slide>> = {
  amount: { least: 20_000, most: 3_000_000, step: 10_000 },
  rate: { least: 5, most: 30, step: 0.05 },
  months: { least: 6, most: 120, step: 6 },
};

/** Amount, rate, months and fees; with script each of the first three has a slider beside it. */
export function LoanFields({ typed, faults, onType, hasFee = true }: LoanFieldsProps) {
  const copy = useCopy('loans');
  const field = (name: LoanFieldName) => ({
    id: name,
    name,
    autoComplete: 'off',
    error: faults.includes(name) ? copy.errors[name] : undefined,
    ...(onType === undefined
      ? { defaultValue: typed[name] }
      : {
          value: typed[name],
          onChange: (event: { currentTarget: { value: string } }) =>
            onType({ ...typed, [name]: event.currentTarget.value }),
        }),
  });
  const slider = (name: keyof typeof slides) =>
    onType !== undefined && (
      <Slider
        name={name}
        label={copy.fields.slide(copy.fields[name])}
        value={typed[name]}
        onSlide={(value) => onType({ ...typed, [name]: value })}
      />
    );
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div>
        <TextField {...field('amount')} label={copy.fields.amount} prefix="₹" inputMode="numeric" />
        {slider('amount')}
      </div>
      <div>
        <TextField {...field('rate')} label={copy.fields.rate} inputMode="decimal" />
        {slider('rate')}
      </div>
      <div>
        <TextField {...field('months')} label={copy.fields.months} inputMode="numeric" />
        {slider('months')}
      </div>
      {hasFee && (
        <TextField
          {...field('fee')}
          label={copy.fields.fee}
          hint={copy.fields.feeHint}
          prefix="₹"
          inputMode="numeric"
        />
      )}
    </div>
  );
}

type SliderProps = {
  readonly name: keyof typeof slides;
  readonly label: string;
  readonly value: string;
  readonly onSlide: (value: string) => void;
};

/** Of no use without script, so it appears with it; its room is kept. */
function Slider({ name, label, value, onSlide }: SliderProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const { least, most, step } = slides[name];
  const number = Number(value.replace(/[₹,%\s]/g, '')) || least;
  return (
    <div className="h-11 pt-1">
      {isShown && (
        <input
          type="range"
          className="h-11 w-full accent-ink"
          aria-label={label}
          min={least}
          max={most}
          step={step}
          value={Math.min(most, Math.max(least, number))}
          onChange={(event) => {
            const slid = Number(event.currentTarget.value);
            onSlide(name === 'rate' ? String(Number(slid.toFixed(2))) : String(slid));
          }}
        />
      )}
    </div>
  );
}
