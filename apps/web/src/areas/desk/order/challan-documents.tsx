import { callAddress } from '@pahiya/contracts/call';
import { documentReasons } from '@pahiya/contracts/operators/desk-reasons';
import type { DeskChallan } from '@pahiya/contracts/operators/desk-schema';
import { deskDocument } from '@pahiya/contracts/operators/operators-calls';
import { Button } from '@pahiya/ui/button';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useParams } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderOutcome } from './order-outcome.ts';

type Document = DeskChallan['documents'][number];
type Part = { readonly challan: DeskChallan; readonly fault: OrderOutcome | null };

const tones = { stored: 'amber', accepted: 'road', rejected: 'brick' } as const;

/** Documents of a challan, to open, accept or reject. */
export function ChallanDocuments({ challan, fault }: Part) {
  const copy = useCopy('desk-order').documents;
  const { documents, documentsNeeded } = challan;
  if (documents.length === 0 && documentsNeeded.length === 0) return null;
  return (
    <section className="mt-4 grid gap-3 border-line border-t pt-4">
      <h4>{copy.title}</h4>
      {documentsNeeded.length > 0 && (
        <p>{copy.needed(documentsNeeded.map((kind) => kindName(copy.kinds, kind)).join(', '))}</p>
      )}
      <ul className="grid gap-4">
        {documents.map((document) => (
          <li key={document.documentId} className="grid gap-2">
            <DocumentRow document={document} />
            {document.canReview && (
              <ReviewForms document={document} challan={challan} fault={fault} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentRow({ document }: { document: Document }) {
  const { documents: copy, by } = useCopy('desk-order');
  const { language } = usePage();
  const { documentId, state, reason, isErased, uploadedAt, reviewedBy } = document;
  const name = kindName(copy.kinds, document.kind);
  const why = documentReasons.find((one) => one === reason);
  const address = callAddress(deskDocument).replace(':documentId', documentId);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isErased ? (
        <span>{`${name}: ${copy.erased}`}</span>
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {copy.open(name)}
        </a>
      )}
      <StatusChip tone={tones[state]} word={copy.states[state]} />
      <span className="text-ink-2 text-small">{instantText(uploadedAt, language)}</span>
      {reviewedBy !== null && (
        <span className="text-ink-2 text-small">{by(reviewedBy.displayName)}</span>
      )}
      {why !== undefined && <span className="text-small">{copy.rejections[why]}</span>}
    </p>
  );
}

function ReviewForms({ document, challan, fault }: Part & { document: Document }) {
  const { documents: copy, giveUp } = useCopy('desk-order');
  const { orderId = '' } = useParams();
  const { documentId } = document;
  const name = kindName(copy.kinds, document.kind);
  const fields = { challan: challan.orderChallanId, document: documentId };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <OrderForm order={{ orderId }} intent="review" fields={{ ...fields, verdict: 'accepted' }}>
        <Button size="sm" aria-label={copy.acceptLong(name)}>
          {copy.accept}
        </Button>
      </OrderForm>
      <OrderForm
        order={{ orderId }}
        intent="review"
        fields={{ ...fields, verdict: 'rejected' }}
        className="flex flex-wrap items-end gap-3"
      >
        <SelectField
          id={`reason-${documentId}`}
          name="reason"
          label={copy.reason(name)}
          emptyLabel={copy.choose}
          defaultValue=""
          error={fault?.intent === 'no-reason' ? giveUp.noReason : undefined}
          options={documentReasons.map((value) => ({ value, label: copy.rejections[value] }))}
        />
        <Button size="sm" variant="outline">
          {copy.reject}
        </Button>
      </OrderForm>
    </div>
  );
}

function kindName(kinds: Readonly<Record<string, string>>, kind: string): string {
  return kinds[kind] ?? kinds.other ?? '';
}
