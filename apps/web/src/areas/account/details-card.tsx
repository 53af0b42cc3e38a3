import type { Account } from '@pahiya/contracts/account/account-contracts';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import type { AccountOutcome } from './account-outcome.ts';

type DetailsCardProps = { readonly account: Account; readonly outcome: AccountOutcome | null };

/** Name, e-mail, language; all optional. */
export function DetailsCard({ account, outcome }: DetailsCardProps) {
  const copy = useCopy('account');
  const { details } = copy;
  const faulty = outcome?.kind === 'detail-faults' ? outcome : null;
  const messages = { name: details.nameWrong, email: details.emailWrong };
  const messageOf = (field: 'name' | 'email') =>
    faulty?.faults.includes(field) ? messages[field] : undefined;
  return (
    <Card title={details.title} id="details">
      <Form method="post" action="/account" className="grid gap-4">
        <input type="hidden" name="intent" value="details" />
        <p>{details.note}</p>
        <FormErrors
          title={copy.errorsTitle}
          errors={(faulty?.faults ?? []).map((field) => ({
            fieldId: field,
            message: messages[field],
          }))}
        />
        <TextField
          id="name"
          name="name"
          label={details.name}
          hint={details.nameHint}
          error={messageOf('name')}
          defaultValue={faulty?.name ?? account.name ?? ''}
          autoComplete="name"
          maxLength={80}
        />
        <TextField
          id="email"
          name="email"
          type="text"
          inputMode="email"
          label={details.email}
          hint={details.emailHint}
          error={messageOf('email')}
          defaultValue={faulty?.email ?? account.email ?? ''}
          autoComplete="email"
          maxLength={254}
        />
        <SelectField
          id="language"
          name="language"
          label={details.language}
          defaultValue={account.language}
          options={[
            { value: 'en', label: details.languages.en },
            { value: 'hi', label: details.languages.hi },
          ]}
        />
        <SubmitButton
          label={details.submit}
          busy={details.busy}
          action="/account"
          intent="details"
        />
      </Form>
    </Card>
  );
}
