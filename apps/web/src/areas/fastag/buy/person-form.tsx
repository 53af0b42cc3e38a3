import type { TagIssueOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import { idKinds } from '@pahiya/domain/fastag/ports';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { issuePath } from '../buy-paths.ts';
import type { ShownOutcome } from './issue-page.tsx';
import { useFieldErrors } from './use-field-errors.ts';

type PersonFormProps = {
  readonly issue: TagIssueOnWire;
  readonly outcome: ShownOutcome | null;
};

/** Person and vehicle as the bank's minimum check asks; passed on, not kept. */
export function PersonForm({ issue, outcome }: PersonFormProps) {
  const { person: copy, errorsTitle } = useCopy('tag-buy');
  const { error, list, typed } = useFieldErrors(outcome, [
    'name',
    'dateOfBirth',
    'idKind',
    'idNumber',
    'idExpiresOn',
    'identifierEnd',
  ]);
  const action = issuePath(issue.issueId);
  return (
    <Card title={copy.title} id="person-step">
      <p>{copy.text(issue.issuer.name)}</p>
      <Form method="post" action={action} className="grid gap-4 pt-4" autoComplete="off">
        <FormErrors title={errorsTitle} errors={list} />
        <input type="hidden" name="intent" value="person" />
        <TextField
          id="name"
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          autoComplete="name"
          defaultValue={typed('name')}
          error={error('name')}
          maxLength={80}
          required
        />
        <TextField
          id="dateOfBirth"
          name="dateOfBirth"
          label={copy.dateOfBirth}
          hint={copy.dateHint}
          inputMode="numeric"
          autoComplete="bday"
          defaultValue={typed('dateOfBirth')}
          error={error('dateOfBirth')}
          maxLength={10}
          required
        />
        <SelectField
          id="idKind"
          name="idKind"
          label={copy.idKind}
          emptyLabel={copy.choose}
          options={idKinds.map((value) => ({ value, label: copy.idKinds[value] }))}
          defaultValue={typed('idKind')}
          error={error('idKind')}
          required
        />
        <TextField
          id="idNumber"
          name="idNumber"
          label={copy.idNumber}
          hint={copy.idNumberHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error('idNumber')}
          maxLength={25}
          required
        />
        <TextField
          id="idExpiresOn"
          name="idExpiresOn"
          label={copy.idExpiresOn}
          hint={copy.dateHint}
          inputMode="numeric"
          defaultValue={typed('idExpiresOn')}
          error={error('idExpiresOn')}
          maxLength={10}
        />
        <TextField
          id="identifierEnd"
          name="identifierEnd"
          label={copy.identifierEnd}
          hint={copy.identifierHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error('identifierEnd')}
          maxLength={5}
          required
        />
        <SubmitButton label={copy.submit} busy={copy.busy} action={action} intent="person" block />
      </Form>
    </Card>
  );
}
