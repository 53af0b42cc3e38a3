import type { DeskOrder, DeskRefund } from '@pahiya/contracts/operators/desk-schema';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import type { Tone } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DeskForm } from '../shell/desk-form.tsx';
import { orderAddress } from '../shell/order-address.ts';

const tones: Readonly<Record<DeskRefund['state'], Tone>> = {
  'awaiting-approval': 'amber',
  declined: 'neutral',
  requested: 'sky',
  sent: 'sky',
  processed: 'road',
  failed: 'brick',
};

/** Refunds of an order, to approve or decline by a second operator, on the page that the kind of order has. */
export function RefundsCard({ order }: { order: DeskOrder }) {
  const copy = useCopy('desk-order').refunds;
  return (
    <Card title={copy.title} id="refunds">
      {order.refunds.length === 0 && <p>{copy.none}</p>}
      <ul className="grid gap-4">
        {order.refunds.map((refund) => (
          <li key={refund.refundId} className="grid gap-2">
            <RefundFacts refund={refund} />
            <DecideForm refund={refund} action={orderAddress(order)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RefundFacts({ refund }: { refund: DeskRefund }) {
  const { refunds: copy, refundStates } = useCopy('desk-order');
  const { language } = usePage();
  const { requestedBy, decidedBy, bankReference } = refund;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="nums text-ink">{formatRupees(paise(refund.amount))}</b>
        <StatusChip tone={tones[refund.state]} word={refundStates[refund.state]} />
      </p>
      <KeyValues
        facts={[
          { id: 'by', term: copy.askedBy, detail: requestedBy?.displayName ?? copy.byRule },
          ...(decidedBy === null
            ? []
            : [{ id: 'decided', term: copy.decidedBy, detail: decidedBy.displayName }]),
          {
            id: 'expected',
            term: copy.expected,
            detail: formatIstDate(refund.expectedOn as IstDate, language),
          },
          ...(bankReference === null
            ? []
            : [{ id: 'reference', term: copy.reference, detail: bankReference }]),
        ]}
      />
    </>
  );
}

function DecideForm({ refund, action }: { refund: DeskRefund; action: string }) {
  const copy = useCopy('desk-order').refunds;
  const { refundId, state } = refund;
  if (state !== 'awaiting-approval' && state !== 'failed') return null;
  const noteId = `note-${refundId}`;
  return (
    <DeskForm action={action} intent="decide" fields={{ refund: refundId }}>
      <fieldset className="grid gap-3">
        <legend className="font-semibold">
          {copy.decideTitle(formatRupees(paise(refund.amount)))}
        </legend>
        <TextField id={noteId} name="note" label={copy.note} maxLength={500} />
        <div className="flex flex-wrap gap-3">
          {state === 'failed' ? (
            <Button name="verdict" value="resend">
              {copy.resend}
            </Button>
          ) : (
            <>
              <Button name="verdict" value="approve">
                {copy.approve}
              </Button>
              <Button name="verdict" value="decline" variant="outline">
                {copy.decline}
              </Button>
            </>
          )}
        </div>
      </fieldset>
    </DeskForm>
  );
}
