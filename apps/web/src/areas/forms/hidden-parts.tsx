import { useCopy } from '../../frame/copy/use-copy.ts';
import type { FormState, ShownForm } from './form-state.ts';

/** Hidden fields of a step: its position, the form version, the other steps' values, and a honeypot. Not visible,
 * announced or autofilled. */
export function HiddenParts({
  form: { version, definition },
  state,
  step,
}: {
  readonly form: ShownForm;
  readonly state: FormState;
  readonly step: number;
}) {
  const copy = useCopy('forms');
  const elsewhere = definition.steps
    .filter((_, place) => place !== step)
    .flatMap(({ fields }) => fields);
  const isLast = step === definition.steps.length - 1;
  return (
    <div hidden>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="submissionKey" value={state.submissionKey} />
      {elsewhere.map(({ id }) =>
        state.typed[id] === undefined ? null : (
          <input key={id} type="hidden" name={id} value={state.typed[id]} />
        ),
      )}
      {!isLast &&
        state.consents.map((id) => <input key={id} type="hidden" name="consent" value={id} />)}
      <label htmlFor="form-website">{copy.trap}</label>
      <input id="form-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
