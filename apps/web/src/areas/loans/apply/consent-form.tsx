import { workKinds } from '@pahiya/domain/loans/eligibility';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FieldError } from '@pahiya/ui/field-notes';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { PersonField } from './application-outcome.ts';
import type { ApplicationPageProps } from './application-page.tsx';
import { applicationPath } from './loan-paths.ts';

/** Details, and a consent for each lender: who asks which bureau, how, what for, how long, and how to take it back. */
export function ConsentForm({ application, outcome }: ApplicationPageProps) {
  const { person: copy, consent, errorsTitle } = useCopy('loan-application');
  const bad = outcome?.kind === 'faults' ? outcome : null;
  const action = applicationPath(application.applicationId);
  const faults = (bad?.faults ?? []).filter((name) => name !== 'otp' && name !== 'agree');
  const [firstLender] = application.lenders;
  return (
    <Form method="post" action={action} className="grid gap-5" autoComplete="off">
      <input type="hidden" name="intent" value="consent" />
      <input type="hidden" name="textVersion" value={application.textVersion} />
      <FormErrors
        title={errorsTitle}
        errors={faults.map((name) => ({
          fieldId: name === 'lenders' ? `lender-${firstLender?.lenderId}` : name,
          message: copy.errors[name],
        }))}
      />
      <PersonCard typed={bad?.typed ?? {}} faults={faults} />
      <Card id="consent" title={consent.title}>
        <div className="grid gap-4">
          <p>{consent.text}</p>
          <fieldset className="grid gap-4">
            <legend className="sr-only">{consent.title}</legend>
            <FieldError
              id="lenders-error"
              error={faults.includes('lenders') ? copy.errors.lenders : undefined}
            />
            {application.lenders.map((lender) => (
              <CheckField
                key={lender.lenderId}
                id={`lender-${lender.lenderId}`}
                name="lender"
                value={lender.lenderId}
                label={<span lang="en">{lender.name}</span>}
                hint={[
                  consent.checks[lender.offerCheck](lender.bureau),
                  consent.terms(lender.keptDays),
                  consent.officer(lender.grievanceOfficer),
                ].join(' ')}
              />
            ))}
          </fieldset>
          <p>{consent.order}</p>
          <p>{consent.withdraw}</p>
          <SubmitButton
            label={consent.submit}
            busy={consent.busy}
            action={action}
            intent="consent"
            block
          />
        </div>
      </Card>
    </Form>
  );
}

type PersonCardProps = {
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
};

function PersonCard({ typed, faults }: PersonCardProps) {
  const { person: copy } = useCopy('loan-application');
  const field = (name: PersonField) => ({
    id: name,
    name,
    label: copy[name],
    defaultValue: typed[name] ?? '',
    error: faults.includes(name) ? copy.errors[name] : undefined,
  });
  return (
    <Card id="person" title={copy.title}>
      <div className="grid gap-4">
        <p>{copy.text}</p>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" required />
          <TextField {...field('pan')} autoCapitalize="characters" required />
          <TextField {...field('bornOn')} hint={copy.bornHint} inputMode="numeric" required />
          <TextField
            {...field('pinCode')}
            autoComplete="postal-code"
            inputMode="numeric"
            required
          />
          <SelectField
            id="work"
            name="work"
            label={copy.work}
            options={workKinds.map((value) => ({ value, label: copy.works[value] }))}
            defaultValue={typed.work ?? 'salaried'}
          />
          <TextField {...field('employer')} hint={copy.optional} autoComplete="organization" />
          <TextField {...field('income')} prefix="₹" inputMode="numeric" required />
          <TextField {...field('instalments')} prefix="₹" inputMode="numeric" />
          <TextField {...field('email')} hint={copy.optional} type="email" autoComplete="email" />
        </div>
      </div>
    </Card>
  );
}
