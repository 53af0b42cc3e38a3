import type { OrderChallan } from '@pahiya/contracts/challans/order-schema';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { Form } from 'react-router';
import { useCopy } from '../../../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../../../parts/controls/submit-button.tsx';
import type { OrderOutcome } from '../../../view/order-outcome.ts';
import { readDocumentKind } from '../state/document-kinds.ts';
import { readRejection } from '../state/read-rejection.ts';
import { UploadForm } from './upload-form.tsx';

type DocumentsPartProps = {
  readonly orderId: string;
  readonly challan: OrderChallan;
  readonly outcome: OrderOutcome | null;
};

/** Court documents: required, uploaded, rejected with the reason; upload and submit. */
export function DocumentsPart({ orderId, challan, outcome }: DocumentsPartProps) {
  const { documents: copy } = useCopy('order-challan');
  const isAsked = challan.settlement === 'awaiting-documents';
  if (!isAsked && challan.documents.length === 0) return null;
  const { challanNumber, documentsNeeded } = challan;
  const action = `/orders/${orderId}`;
  return (
    <section aria-labelledby={`d-${challanNumber}`} className="grid gap-3 pt-5">
      <h4 id={`d-${challanNumber}`}>{copy.title}</h4>
      {isAsked && <p>{copy.text}</p>}
      <HandedIn documents={challan.documents} />
      {isAsked && challan.documents.length > 0 && <p className="text-small">{copy.replace}</p>}
      {isAsked && documentsNeeded.length > 0 && <StillNeeded kinds={documentsNeeded} />}
      {isAsked && (
        // An upload resets the form.
        <UploadForm
          key={challan.documents.at(-1)?.documentId}
          orderId={orderId}
          challan={challan}
          outcome={outcome}
        />
      )}
      {isAsked && documentsNeeded.length === 0 && (
        <Form method="post" action={action} className="grid justify-items-start gap-3">
          <p>{copy.ready}</p>
          <input type="hidden" name="intent" value="submit-documents" />
          <SubmitButton
            label={copy.submit}
            busy={copy.submitting}
            action={action}
            intent="submit-documents"
          />
        </Form>
      )}
    </section>
  );
}

function StillNeeded({ kinds }: { kinds: readonly string[] }) {
  const { documents: copy } = useCopy('order-challan');
  return (
    <div>
      <p className="font-semibold">{copy.needed}</p>
      <ul className="list-disc pl-5">
        {kinds.map((kind) => {
          const words = copy.kinds[readDocumentKind(kind) ?? 'other'];
          return (
            <li key={kind}>
              {words.name}: <span className="text-ink-2">{words.why}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const tones: Readonly<Record<OrderChallan['documents'][number]['state'], Tone>> = {
  stored: 'sky',
  accepted: 'road',
  rejected: 'brick',
};

function HandedIn({ documents }: Pick<OrderChallan, 'documents'>) {
  const { documents: copy } = useCopy('order-challan');
  if (documents.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {documents.map(({ documentId, kind, state, reason }) => (
        <li key={documentId} className="flex flex-wrap items-center justify-between gap-2">
          <span>{copy.kinds[readDocumentKind(kind) ?? 'other'].name}</span>
          <StatusChip tone={tones[state]} word={copy.states[state]} />
          {state === 'rejected' && (
            <p className="w-full text-small">{copy.rejections[readRejection(reason)]}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
