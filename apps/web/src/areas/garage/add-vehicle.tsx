import { Card } from '@pahiya/ui/card';
import { PlateField } from '@pahiya/ui/plate-field';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { instantText } from '../../parts/failure/instant-text.ts';
import { useNumberReader } from '../../parts/vehicle-number/load-number-reader.ts';
import { NumberProblemNote } from '../../parts/vehicle-number/number-problem-note.tsx';
import { longestEcho } from '../../parts/vehicle-number/record-path.ts';
import type { GarageOutcome } from './garage-outcome.ts';

type AddVehicleProps = {
  readonly typed: string;
  readonly outcome: GarageOutcome | null;
  /** Vehicles in the garage. */
  readonly count: number;
};

/** The form that adds a vehicle to the garage. */
export function AddVehicle({ typed, outcome, count }: AddVehicleProps) {
  const { add, marks } = useCopy('garage');
  const { reader, wantReader } = useNumberReader();
  const problem = outcome?.kind === 'number' ? outcome.problem : null;
  const refusal = problem?.kind === 'refused' ? marks.refusals[problem.code] : undefined;
  const failed = useFailedText(outcome);
  const form = useFormEmptiedBy(count);
  return (
    <Card title={add.title} id="add">
      <Form
        ref={form}
        method="post"
        action="/garage"
        className="grid gap-3"
        onFocus={wantReader}
        onInput={wantReader}
      >
        <input type="hidden" name="intent" value="add" />
        <PlateField
          id="vehicleNumber"
          name="vehicleNumber"
          label={add.label}
          placeholder={marks.field.placeholder}
          defaultValue={typed}
          maxLength={longestEcho}
          format={reader?.groupWhileTyping}
          error={refusal ?? failed}
        />
        {problem && <NumberProblemNote marks={marks} problem={problem} />}
        <SubmitButton label={add.submit} busy={add.busy} action="/garage" intent="add" block />
      </Form>
    </Card>
  );
}

/** Empties the form once a vehicle was added; what is typed before the first render with script stays. */
function useFormEmptiedBy(count: number) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) form.current?.reset();
    before.current = count;
  }, [count]);
  return form;
}

/** What went wrong and what to do, or when to try again. */
function useFailedText(outcome: GarageOutcome | null): string | undefined {
  const { add } = useCopy('garage');
  const errors = useCopy('errors');
  const { language } = usePage();
  if (outcome?.kind !== 'failed') return undefined;
  const { title, detail } = errors.byCode[outcome.failure.code];
  const todo =
    outcome.retryAt === null ? detail : add.after(instantText(outcome.retryAt, language));
  return sentences(language, title, todo);
}
