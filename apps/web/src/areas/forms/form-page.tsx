import { type ReactNode, useState } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../parts/failure/page-failure.ts';
import type { FormState, ShownForm } from './form-state.ts';
import { FormDone, FormView } from './form-view.tsx';
import type { FormOutcome } from './run-form-action.ts';

/** Loader data of a page with a form. */
export type FormPageData = {
  readonly form: ShownForm | null;
  readonly failure: PageFailure | null;
  readonly state: FormState;
  readonly isSent: boolean;
};

type FormPageProps = {
  readonly data: FormPageData;
  readonly outcome: FormOutcome;
  readonly action: string;
  /** Beside the form. */
  readonly children?: ReactNode;
};

/** A page consisting of a form under its own title: to fill in, submitted, or unavailable. */
export function FormPage({ data, outcome, action, children }: FormPageProps) {
  const copy = useCopy('forms');
  // The idempotency key of the first render is kept for every attempt, also when the loader runs again.
  const [first] = useState(data.state);
  if (data.form === null) {
    return (
      <div className="narrow-page grid gap-4">
        {data.failure !== null && (
          <FailureFace failure={data.failure} title={copy.missing} level={1} />
        )}
      </div>
    );
  }
  if (data.isSent) {
    return (
      <div className="narrow-page grid gap-4">
        <FormDone form={data.form} />
      </div>
    );
  }
  const form = outcome?.form ?? data.form;
  const state = outcome?.state ?? first;
  return (
    <div className="narrow-page grid gap-4 wrap-anywhere">
      <h1>{form.definition.title}</h1>
      {form.definition.lead !== null && (
        <p className="text-lead text-ink-2">{form.definition.lead}</p>
      )}
      <FormView form={form} state={state} action={action} />
      {children}
    </div>
  );
}
