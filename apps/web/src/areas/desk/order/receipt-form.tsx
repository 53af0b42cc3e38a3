import type { DeskChallan, DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderOutcome, Typed } from './order-outcome.ts';

type ReceiptFormProps = {
  readonly challan: DeskChallan;
  readonly order: DeskOrder;
  readonly today: IstDate;
  readonly fault: OrderOutcome | null;
  /** Typed values of the refused form. */
  readonly typed: Typed;
};

/** Number, date, amount and file of the authority's receipt. The amount is not prefilled: it must come from the receipt. */
export function ReceiptForm({ challan, order, today, fault, typed }: ReceiptFormProps) {
  const copy = useCopy('desk-order').receipt;
  const id = (name: string) => `${name}-${challan.orderChallanId}`;
  const paidOn = order.paidAt === null ? undefined : istDateOf(new Date(order.paidAt));
  return (
    <section className="mt-4 grid gap-3 border-line border-t pt-4">
      <h4>{copy.title}</h4>
      <p>{copy.text}</p>
      <OrderForm
        order={order}
        intent="receipt"
        fields={{ challan: challan.orderChallanId }}
        className="grid gap-3 sm:grid-cols-2"
        hasFile
      >
        <TextField
          id={id('number')}
          name="receiptNumber"
          defaultValue={typed.receiptNumber?.[0]}
          label={copy.number}
          maxLength={60}
          spellCheck={false}
          required
        />
        <TextField
          id={id('day')}
          name="paidOn"
          defaultValue={typed.paidOn?.[0]}
          type="date"
          label={copy.day}
          min={paidOn}
          max={today}
          required
        />
        <TextField
          id={id('amount')}
          name="amount"
          defaultValue={typed.amount?.[0]}
          label={copy.amount}
          inputMode="decimal"
          maxLength={15}
          error={fault?.intent === 'wrong-amount' ? copy.wrongAmount : undefined}
          required
        />
        <TextField
          id={id('file')}
          name="file"
          type="file"
          label={copy.file}
          hint={copy.fileHint}
          accept="image/jpeg,image/png,image/webp,application/pdf"
          error={fileError(fault, copy)}
          required
        />
        <TextField
          id={id('note')}
          name="note"
          defaultValue={typed.note?.[0]}
          label={copy.note}
          maxLength={500}
        />
        <div className="sm:col-span-2">
          <Button>{copy.submit}</Button>
        </div>
      </OrderForm>
    </section>
  );
}

function fileError(
  fault: OrderOutcome | null,
  copy: { readonly missingFile: string; readonly tooLarge: string },
): string | undefined {
  if (fault?.intent === 'missing-file') return copy.missingFile;
  return fault?.intent === 'large-file' ? copy.tooLarge : undefined;
}
