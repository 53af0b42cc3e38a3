import type { DeskChallan, DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { OrderForm } from './order-form.tsx';

/** Withdraws a receipt that the source has not confirmed, or confirms it past the promised date. */
export function DecideReceiptForm({ challan, order }: { challan: DeskChallan; order: DeskOrder }) {
  const copy = useCopy('desk-order').decideReceipt;
  const { orderChallanId, acts } = challan;
  const canConfirm = acts.includes('confirm-receipt');
  return (
    <section className="mt-4 grid gap-3 border-line border-t pt-4">
      <h4>{copy.title}</h4>
      <p>{copy.text}</p>
      {canConfirm && <p>{copy.overdue}</p>}
      <OrderForm
        order={order}
        intent="decide-receipt"
        fields={{ challan: orderChallanId }}
        className="grid gap-3"
      >
        <TextField
          id={`receipt-note-${orderChallanId}`}
          name="note"
          label={copy.note}
          maxLength={500}
        />
        <div className="flex flex-wrap gap-3">
          {canConfirm && (
            <Button name="verdict" value="confirm">
              {copy.confirm}
            </Button>
          )}
          <Button name="verdict" value="withdraw" variant="outline">
            {copy.withdraw}
          </Button>
        </div>
      </OrderForm>
    </section>
  );
}
