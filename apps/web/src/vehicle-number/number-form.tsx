import { PlateField } from '@pahiya/ui/plate-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { Copies } from '../copy/copy-areas.ts';
import { SubmitButton } from '../page-parts/submit-button.tsx';
import { formOpens } from '../shell/form-opens.ts';
import { useNumberReader } from './load-number-reader.ts';
import { NumberOffers } from './number-offers.tsx';
import { NumberProblemNote } from './number-problem-note.tsx';
import type { NumberProblem } from './read-number.ts';
import { longestEcho } from './record-path.ts';
import type { TypingHint } from './typing-hint.ts';

type MarksCopy = Copies['rc-search']['marks'];

const silent: TypingHint = { offers: [], warnings: [] };

/** The last text that was sent, and what is wrong with it. */
type Sent = { readonly text: string; readonly problem: NumberProblem | null };

type NumberFormProps = {
  readonly marks: MarksCopy;
  /** The question above the field. */
  readonly label: string;
  readonly typed: string;
  readonly problem: NumberProblem | null;
  /** What the server says about a text that it put in itself. */
  readonly hint?: TypingHint | null;
  /** Where the record opens: at its insurance. */
  readonly then?: 'insurance' | null;
  readonly variant?: 'sun' | 'dark';
  /** Page that takes the number; the look-up's when absent. */
  readonly action?: string;
  /** Page that a number opens at the end, when that is not the one that takes it. */
  readonly opens?: string;
  /** Told of the number as soon as that page is on its way: what it will need can begin. */
  readonly onOpen?: (vehicleNumber: string) => void;
  /** What the button says; "Get details" when absent. */
  readonly submit?: string;
  /** Fields that go along. */
  readonly children?: ReactNode;
  /** Below the button: more buttons of this form. */
  readonly after?: ReactNode;
};

/** The plate field that looks a vehicle up. A plain GET form: script only makes it quicker. */
export function NumberForm(props: NumberFormProps) {
  const { marks, label, typed, problem, then, variant, action = '/rc-search' } = props;
  const { reader, wantReader } = useNumberReader();
  const [text, setText] = useState(typed);
  const [sent, setSent] = useState<Sent>({ text: typed, problem });
  const hint = reader?.typingHint(text) ?? (text === typed ? props.hint : null) ?? silent;
  // What was said about one text does not hold for the next.
  const shown = text === sent.text ? sent.problem : null;
  const navigate = useNavigate();
  /** Script saves the way to the server for a number that is none: the server would say the same. For one that opens a
   * page it saves the page between, which only sends on. */
  const checkFirst = (event: SubmitEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('vehicleNumber');
    if (reader === null || !(field instanceof HTMLInputElement)) return;
    const reading = reader.readNumber(field.value);
    if (reading.kind === 'look-up') {
      if (props.opens === undefined) return;
      event.preventDefault();
      props.onOpen?.(reading.vehicleNumber);
      void navigate(props.opens.replace('*', reading.vehicleNumber));
      return;
    }
    event.preventDefault();
    setText(field.value);
    setSent({ text: field.value, problem: reading.problem });
    field.focus();
  };
  return (
    <Form
      action={action}
      method="get"
      role="search"
      className="number-form"
      {...(props.opens === undefined ? {} : { [formOpens]: props.opens })}
      onSubmit={checkFirst}
      onFocus={wantReader}
      onInput={wantReader}
    >
      {then === 'insurance' && <input type="hidden" name="then" value="insurance" />}
      {props.children}
      <PlateField
        id="vehicleNumber"
        name="vehicleNumber"
        label={label}
        placeholder={marks.field.placeholder}
        defaultValue={typed}
        maxLength={longestEcho}
        format={reader?.groupWhileTyping}
        onText={setText}
        error={shown?.kind === 'refused' ? marks.refusals[shown.code] : undefined}
      />
      {shown !== null && <NumberProblemNote marks={marks} problem={shown} />}
      <div aria-live="polite" className="grid gap-2 empty:absolute">
        {shown === null && <NumberOffers marks={marks} offers={hint.offers} />}
        {hint.warnings.map((warning) => (
          <p key={warning} className="field-hint">
            {marks.warnings[warning]}
          </p>
        ))}
      </div>
      <SubmitButton
        label={props.submit ?? marks.field.submit}
        busy={marks.field.busy}
        action={action}
        opens={props.opens}
        variant={variant ?? 'dark'}
        size="lg"
        block
      />
      {props.after}
    </Form>
  );
}
