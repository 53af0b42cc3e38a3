import { callAddress } from '@pahiya/contracts/call';
import { documentReasons } from '@pahiya/contracts/operators/desk-reasons';
import type { DeskRtoOrder } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { deskRtoDocument } from '@pahiya/contracts/rto-orders/rto-orders-calls';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DeskForm } from '../shell/desk-form.tsx';

type Document = DeskRtoOrder['documents'][number];

const tones = { missing: 'neutral', stored: 'amber', accepted: 'road', rejected: 'brick' } as const;

/** Documents of the work, to open, accept or reject. */
export function RtoDeskDocuments({ order }: { order: DeskRtoOrder }) {
  const copy = useCopy('desk-rto').documents;
  return (
    <Card title={copy.title} id="documents">
      <ul className="grid gap-4">
        {order.documents.map((document) => (
          <li key={document.kind} className="grid gap-2">
            <DocumentRow document={document} />
            {document.canReview && document.documentId !== null && (
              <ReviewForms order={order} document={document} documentId={document.documentId} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DocumentRow({ document }: { document: Document }) {
  const copy = useCopy('desk-rto').documents;
  const { language } = usePage();
  const { documentId, isErased, state, when } = document;
  const name = document.name[language];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {documentId === null || isErased ? (
        <span>
          {name}
          {when !== null && <span className="text-ink-2 text-small"> · {when[language]}</span>}
        </span>
      ) : (
        <a
          href={callAddress(deskRtoDocument).replace(':documentId', documentId)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {copy.open(name)}
        </a>
      )}
      <StatusChip tone={tones[state]} word={copy.states[state]} />
    </div>
  );
}

type ReviewProps = {
  readonly order: DeskRtoOrder;
  readonly document: Document;
  readonly documentId: string;
};

function ReviewForms({ order, document, documentId }: ReviewProps) {
  const copy = useCopy('desk-rto').documents;
  const { language } = usePage();
  const action = `/desk/rto/${order.orderId}`;
  const name = document.name[language];
  const fields = { document: documentId };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DeskForm action={action} intent="review" fields={{ ...fields, verdict: 'accepted' }}>
        <Button size="sm" variant="outline" aria-label={`${copy.accept}: ${name}`}>
          {copy.accept}
        </Button>
      </DeskForm>
      <DeskForm
        action={action}
        intent="review"
        fields={{ ...fields, verdict: 'rejected' }}
        className="flex flex-wrap items-end gap-3"
      >
        <SelectField
          id={`reason-${documentId}`}
          name="reason"
          label={copy.reason}
          emptyLabel={copy.choose}
          options={documentReasons.map((value) => ({ value, label: copy.reasons[value] }))}
          required
        />
        <Button size="sm" variant="outline" aria-label={`${copy.reject}: ${name}`}>
          {copy.reject}
        </Button>
      </DeskForm>
    </div>
  );
}
