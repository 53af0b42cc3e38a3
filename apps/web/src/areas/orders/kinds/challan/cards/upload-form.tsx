import type { OrderChallan } from '@pahiya/contracts/challans/order-schema';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { sentences } from '../../../../../frame/copy/sentences.ts';
import { useCopy } from '../../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../../../parts/controls/submit-button.tsx';
import type { OrderOutcome } from '../../../view/order-outcome.ts';
import { documentKinds } from '../state/document-kinds.ts';

type UploadFormProps = {
  readonly orderId: string;
  readonly challan: Pick<OrderChallan, 'challanNumber' | 'documentsNeeded'>;
  readonly outcome: OrderOutcome | null;
};

/** Uploads one document: kind and file. Missing kinds are listed first. */
export function UploadForm({ orderId, challan, outcome }: UploadFormProps) {
  const { documents: copy } = useCopy('order-challan');
  const { challanNumber, documentsNeeded } = challan;
  const ids = { kind: `kind-${challanNumber}`, file: `file-${challanNumber}` };
  const errors = useUploadErrors(challanNumber, outcome);
  const rank = (kind: string) => (documentsNeeded.includes(kind) ? 0 : 1);
  const options = [...documentKinds].sort((a, b) => rank(a) - rank(b));
  const action = `/orders/${orderId}`;
  const list = [
    ...(errors.kind === undefined ? [] : [{ fieldId: ids.kind, message: errors.kind }]),
    ...(errors.file === undefined ? [] : [{ fieldId: ids.file, message: errors.file }]),
  ];
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid gap-3">
      <FormErrors title={copy.errorsTitle} errors={list} />
      <input type="hidden" name="intent" value="upload" />
      <input type="hidden" name="challanNumber" value={challanNumber} />
      <SelectField
        id={ids.kind}
        name="kind"
        label={copy.kind}
        emptyLabel={copy.choose}
        options={options.map((value) => ({ value, label: copy.kinds[value].name }))}
        error={errors.kind}
        required
      />
      <TextField
        id={ids.file}
        name="file"
        type="file"
        label={copy.file}
        hint={copy.fileHint}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        error={errors.file}
        required
      />
      <div className="actions">
        <SubmitButton
          label={copy.upload}
          busy={copy.uploading}
          action={action}
          intent="upload"
          variant="outline"
        />
      </div>
    </Form>
  );
}

/** Errors of this challan's form by field; the server's refusals are shown at the file. */
function useUploadErrors(
  challanNumber: string,
  outcome: OrderOutcome | null,
): { readonly kind: string | undefined; readonly file: string | undefined } {
  const { documents: copy } = useCopy('order-challan');
  const errors = useCopy('errors');
  const { language } = usePage();
  const none = { kind: undefined, file: undefined };
  if (outcome?.kind === 'form' && outcome.intent === 'upload' && outcome.item === challanNumber) {
    const { problems: missing } = outcome;
    return {
      kind: missing.includes('kind') ? copy.missingKind : undefined,
      file: missing.includes('size')
        ? copy.tooLarge
        : missing.includes('file')
          ? copy.missingFile
          : undefined,
    };
  }
  if (outcome?.kind !== 'failed' || outcome.item !== challanNumber) return none;
  if (!outcome.failure.code.startsWith('document/')) return none;
  const { title, detail } = errors.byCode[outcome.failure.code];
  return { ...none, file: sentences(language, title, detail) };
}
