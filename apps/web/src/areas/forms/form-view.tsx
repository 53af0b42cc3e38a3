import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { controlIdOf, FieldView } from '../../parts/form-fields/field-view.tsx';
import type { FormState, ShownForm } from './form-state.ts';
import { HiddenParts } from './hidden-parts.tsx';

type FormViewProps = {
  readonly form: ShownForm;
  readonly state: FormState;
  /** Path of the form's action, without the language. */
  readonly action: string;
};

/** An editor's form, one step at a time. Works without script: each button submits the page, with the other steps in
 * hidden fields. */
export function FormView({ form, state, action }: FormViewProps) {
  const copy = useCopy('forms');
  const { definition } = form;
  const { step: place, typed, consents, faults, failure } = state;
  const step = definition.steps[place] ?? definition.steps[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus();
    shown.current = place;
  }, [place]);
  if (step === undefined) return null;
  const isLast = place === definition.steps.length - 1;
  const labels = new Map(step.fields.map(({ id, label }) => [id, label]));
  const errorOf = (id: string): string | undefined => {
    const fault = faults.find(({ field }) => field === id);
    return fault && copy.faults[fault.code](labels.get(id) ?? '');
  };
  const errors = [
    ...step.fields.map((field) => ({ id: field.id, fieldId: controlIdOf(field) })),
    ...definition.consents.map(({ id }) => ({ id, fieldId: `consent-${id}` })),
  ].flatMap(({ id, fieldId }) => {
    const message = errorOf(id);
    return message === undefined ? [] : [{ fieldId, message }];
  });
  return (
    <Form method="post" action={action} noValidate className="grid gap-4">
      <HiddenParts form={form} state={state} step={place} />
      {failure !== null && <FailureFace failure={failure} title={copy.failed} action={null} />}
      <Card>
        <div key={place} className="grid gap-4">
          {definition.steps.length > 1 && (
            <h2 ref={heading} tabIndex={-1}>
              <span className="block text-ink-2 text-small">
                {copy.step(place + 1, definition.steps.length)}
              </span>
              {step.title}
            </h2>
          )}
          {step.lead !== null && <p>{step.lead}</p>}
          <FormErrors title={copy.errorsTitle} errors={errors} />
          {step.fields.map((field) => (
            <FieldView
              key={field.id}
              field={field}
              typed={typed[field.id] ?? ''}
              error={errorOf(field.id)}
            />
          ))}
          {isLast &&
            definition.consents.map(({ id, text, isRequired }) => (
              <CheckField
                key={id}
                id={`consent-${id}`}
                name="consent"
                value={id}
                label={text}
                error={errorOf(id)}
                aria-required={isRequired}
                defaultChecked={consents.includes(id)}
              />
            ))}
          <Buttons action={action} send={isLast ? definition.submitLabel : null} place={place} />
        </div>
      </Card>
    </Form>
  );
}

/** The continue button comes first: the Enter key triggers it. */
function Buttons(props: { action: string; send: string | null; place: number }) {
  const { action, send, place } = props;
  const copy = useCopy('forms');
  const navigation = useNavigation();
  const isUnderWay = navigation.formAction?.split('?')[0]?.endsWith(action) === true;
  const busy = isUnderWay ? copy.busy : undefined;
  return (
    <div className="actions">
      <Button type="submit" name="intent" value={send === null ? 'next' : 'send'} busy={busy}>
        {send ?? copy.next}
      </Button>
      {place > 0 && (
        <Button type="submit" name="intent" value="back" variant="outline">
          {copy.back}
        </Button>
      )}
    </div>
  );
}

/** The confirmation after a form was submitted. */
export function FormDone({ form: { definition } }: { form: ShownForm }) {
  const path = usePagePath();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text, link } = definition.success;
  return (
    <div role="status" className="grid gap-4">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {link !== null && (
        <div>
          <ButtonLink href={path(link.path)}>{link.label}</ButtonLink>
        </div>
      )}
    </div>
  );
}
