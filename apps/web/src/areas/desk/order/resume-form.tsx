import type { DeskChallan, DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { OrderForm } from './order-form.tsx';

/** Resumes a challan whose refund another operator declined. */
export function ResumeForm({ challan, order }: { challan: DeskChallan; order: DeskOrder }) {
  const copy = useCopy('desk-order').resume;
  const { orderChallanId } = challan;
  return (
    <section className="mt-4 grid gap-3 border-line border-t pt-4">
      <h4>{copy.title}</h4>
      <p>{copy.text}</p>
      <OrderForm
        order={order}
        intent="resume"
        fields={{ challan: orderChallanId }}
        className="grid gap-3"
      >
        <TextField
          id={`resume-note-${orderChallanId}`}
          name="note"
          label={copy.note}
          maxLength={500}
        />
        <div>
          <Button>{copy.submit}</Button>
        </div>
      </OrderForm>
    </section>
  );
}
