import type { DeskChallan, DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { Button } from '@pahiya/ui/button';
import { SelectField } from '@pahiya/ui/select-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { OrderForm } from './order-form.tsx';

/** Assigns a challan to oneself or another operator, or unassigns it. */
export function AssignForms({ challan, order }: { challan: DeskChallan; order: DeskOrder }) {
  const copy = useCopy('desk-order').assign;
  const { orderChallanId, assignedTo } = challan;
  const others = order.colleagues.filter(({ operatorId }) => operatorId !== assignedTo?.operatorId);
  const fieldId = `to-${orderChallanId}`;
  return (
    <section className="mt-4 grid gap-3 border-line border-t pt-4">
      <h4>{copy.title}</h4>
      <div className="flex flex-wrap gap-3">
        {assignedTo === null ? (
          <OrderForm order={order} intent="assign" fields={{ challan: orderChallanId, to: 'me' }}>
            <Button>{copy.take}</Button>
          </OrderForm>
        ) : (
          <OrderForm
            order={order}
            intent="assign"
            fields={{ challan: orderChallanId, to: 'nobody' }}
          >
            <Button variant="outline">{copy.giveBack}</Button>
          </OrderForm>
        )}
      </div>
      {others.length > 0 && (
        <OrderForm
          order={order}
          intent="assign"
          fields={{ challan: orderChallanId }}
          className="flex flex-wrap items-end gap-3"
        >
          <SelectField
            id={fieldId}
            name="to"
            label={copy.to}
            options={others.map(({ operatorId, displayName }) => ({
              value: operatorId,
              label: displayName,
            }))}
          />
          <Button variant="outline">{copy.submit}</Button>
        </OrderForm>
      )}
    </section>
  );
}
