import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';

type OfficeFormProps = { readonly code: string; readonly error: string | undefined };

/** Form for an RTO code or a full number. */
export function OfficeForm({ code, error }: OfficeFormProps) {
  const copy = useCopy('rto-codes');
  return (
    <Form method="get" action="/rto-codes" role="search" className="grid gap-3">
      <TextField
        id="code"
        name="code"
        label={copy.field}
        placeholder={copy.placeholder}
        defaultValue={code}
        error={error}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        required
      />
      <SubmitButton label={copy.submit} busy={copy.busy} action="/rto-codes" size="lg" block />
    </Form>
  );
}
