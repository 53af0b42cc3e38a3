import { PlateField } from '@pahiya/ui/plate-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { Copies } from '../../frame/copy/copies.ts';
import { formOpens } from '../../frame/page/form-opens.ts';
import { SubmitButton } from '../controls/submit-button.tsx';
import { useNumberReader } from './load-number-reader.ts';
import { NumberOffers } from './number-offers.tsx';
import { NumberProblemNote } from './number-problem-note.tsx';
import type { NumberProblem } from './read-number.ts';
import { longestEcho } from './record-path.ts';
import type { TypingHint } from './typing-hint.ts';

type MarksCopy = Copies['rc-search']['marks'];

const silent: TypingHint = { offers: [], warnings: [] };

/** The last submitted text and its problem. */
type Sent = { readonly text: string; readonly problem: NumberProblem | null };

type NumberFormProps = {
  readonly marks: MarksCopy;
  /** The question above the field. */
  readonly label: string;
  readonly typed: string;
  readonly problem: NumberProblem | null;
  /** The server's hint for a prefilled text. */
  readonly hint?: TypingHint | null;
  /** Opens the record at its insurance dates. */
  readonly then?: 'insurance' | null;
  readonly variant?: 'sun' | 'dark';
  /** Page that receives the number; `/rc-search` when absent. */
  readonly action?: string;
  /** Page that a number finally opens, where `action` only redirects. */
  readonly opens?: string;
  /** Called when that page starts loading, to prefetch what it needs. */
  readonly onOpen?: (vehicleNumber: string) => void;
  /** Button label; "Get details" when absent. */
  readonly submit?: string;
  /** Additional fields. */
  readonly children?: ReactNode;
  /** More buttons, below the main one. */
  readonly after?: ReactNode;
};

/** The plate field that looks a vehicle up. A plain GET form: script only makes it quicker. */
export function NumberForm(props: NumberFormProps) {
  const { marks, label, typed, problem, then, variant, action = '/rc-search' } = props;
  const { reader, wantReader } = useNumberReader();
  const [text, setText] = useState(typed);
  const [sent, setSent] = useState<Sent>({ text: typed, problem });
  const hint = reader?.typingHint(text) ?? (text === typed ? props.hint : null) ?? silent;
  // The error belongs to the previous text.
  const shown = text === sent.text ? sent.problem : null;
  const navigate = useNavigate();
  /** With script, invalid numbers are refused without a request, and valid ones skip the redirect. */
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
