import { documentReasons } from '@pahiya/contracts/operators/desk-reasons';
import type { RtoServiceDetails } from '@pahiya/contracts/rto-orders/rto-service-details';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import type { Tone } from '@pahiya/ui/tone';
import { Form } from 'react-router';
import { sentences } from '../../../../../frame/copy/sentences.ts';
import { useCopy } from '../../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../../../parts/controls/submit-button.tsx';
import type { OrderOutcome } from '../../../view/order-outcome.ts';
import { uploadPlace } from '../state/rto-service-acts.ts';

type Document = RtoServiceDetails['documents'][number];
type DocumentsProps = {
  readonly orderId: string;
  readonly details: RtoServiceDetails;
  readonly outcome: OrderOutcome | null;
};

const tones: Readonly<Record<Document['state'], Tone>> = {
  missing: 'neutral',
  stored: 'sky',
  accepted: 'road',
  rejected: 'brick',
};

/** The checklist of a paid order with what became of each document; upload and submit while they are asked for. */
export function RtoDocuments({ orderId, details, outcome }: DocumentsProps) {
  const { documents: copy } = useCopy('order-rto-service');
  const { documents, canUpload } = details;
  const shown = documents.filter(({ state }) => canUpload || state !== 'missing');
  if (shown.length === 0) return null;
  const isMissing = documents.some(
    ({ when, state }) => (when === null && state === 'missing') || state === 'rejected',
  );
  const isNew = documents.some(({ state }) => state === 'stored');
  const isWaiting = details.step === 'documents-review';
  const action = `/orders/${orderId}`;
  return (
    <Card title={copy.title} id="documents">
      {canUpload && <p>{copy.text}</p>}
      <ul className="grid gap-3 py-4">
        {shown.map((document) => (
          <DocumentRow key={document.kind} document={document} isWaiting={isWaiting} />
        ))}
      </ul>
      {canUpload && (
        // An upload resets the form.
        <UploadForm
          key={documents.map(({ uploadedAt }) => uploadedAt ?? '').join()}
          orderId={orderId}
          documents={documents}
          outcome={outcome}
        />
      )}
      {canUpload && !isMissing && isNew && (
        <Form method="post" action={action} className="grid justify-items-start gap-3 pt-4">
          <p>{copy.ready}</p>
          <input type="hidden" name="intent" value="rto-submit" />
          <SubmitButton
            label={copy.submit}
            busy={copy.submitting}
            action={action}
            intent="rto-submit"
          />
        </Form>
      )}
    </Card>
  );
}

type RowProps = {
  readonly document: Document;
  /** Other documents are still being checked, so that none can be uploaded yet. */
  readonly isWaiting: boolean;
};

function DocumentRow({ document, isWaiting }: RowProps) {
  const { documents: copy } = useCopy('order-rto-service');
  const { language } = usePage();
  const { name, when, state, reason } = document;
  const why = documentReasons.find((one) => one === reason) ?? 'unreadable';
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        {name[language]}
        {when !== null && <span className="text-ink-2 text-small"> · {when[language]}</span>}
      </span>
      <StatusChip
        tone={tones[state]}
        word={state === 'missing' && when !== null ? copy.ifNeeded : copy.states[state]}
      />
      {state === 'rejected' && (
        <p className="w-full text-small">
          {isWaiting
            ? sentences(language, copy.rejections[why], copy.rejectedWait)
            : copy.rejections[why]}
        </p>
      )}
    </li>
  );
}

type UploadProps = Pick<DocumentsProps, 'orderId' | 'outcome'> & {
  readonly documents: readonly Document[];
};

/** Uploads one document. Those that are still missing come first. */
function UploadForm({ orderId, documents, outcome }: UploadProps) {
  const { documents: copy } = useCopy('order-rto-service');
  const { language } = usePage();
  const errors = useUploadErrors(outcome);
  const action = `/orders/${orderId}`;
  const isDone = ({ state }: Document) => state === 'stored' || state === 'accepted';
  const rank = (one: Document) => (isDone(one) ? 2 : one.when === null ? 0 : 1);
  const options = documents.toSorted((a, b) => rank(a) - rank(b));
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="no-print grid gap-3"
    >
      <FormErrors
        title={copy.errorsTitle}
        errors={[
          ...(errors.kind === undefined ? [] : [{ fieldId: 'rto-kind', message: errors.kind }]),
          ...(errors.file === undefined ? [] : [{ fieldId: 'rto-file', message: errors.file }]),
        ]}
      />
      <input type="hidden" name="intent" value="rto-upload" />
      <SelectField
        id="rto-kind"
        name="kind"
        label={copy.kind}
        emptyLabel={copy.choose}
        options={options.map((one) => ({
          value: one.kind,
          label: isDone(one) ? copy.again(one.name[language]) : one.name[language],
        }))}
        error={errors.kind}
        required
      />
      <TextField
        id="rto-file"
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
          intent="rto-upload"
          variant="outline"
        />
      </div>
    </Form>
  );
}

/** Errors of the upload by field; the server's refusals are shown at the file. */
function useUploadErrors(outcome: OrderOutcome | null): {
  readonly kind: string | undefined;
  readonly file: string | undefined;
} {
  const { documents: copy } = useCopy('order-rto-service');
  const errors = useCopy('errors');
  const { language } = usePage();
  if (outcome?.kind === 'form' && outcome.item === uploadPlace) {
    const { problems } = outcome;
    return {
      kind: problems.includes('kind') ? copy.missingKind : undefined,
      file: problems.includes('size')
        ? copy.tooLarge
        : problems.includes('file')
          ? copy.missingFile
          : undefined,
    };
  }
  if (outcome?.kind !== 'failed' || outcome.item !== uploadPlace) {
    return { kind: undefined, file: undefined };
  }
  const { title, detail } = errors.byCode[outcome.failure.code];
  return { kind: undefined, file: sentences(language, title, detail) };
}
