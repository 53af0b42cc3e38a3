import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { Form } from 'react-router';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../../parts/controls/submit-button.tsx';
import { money } from '../../view/order-money.ts';

type PayAgainFormProps = {
  readonly order: Pick<OrderOnWire, 'orderId' | 'quoteId' | 'total'>;
  /** Button label; "Pay ₹…" when absent. */
  readonly label?: string;
};

/** Pays the same order: the first time, after a failure, or after leaving the gateway. Submits the amount on screen;
 * the server charges no other. */
export function PayAgainForm({ order, label }: PayAgainFormProps) {
  const copy = useCopy('order');
  const action = `/orders/${order.orderId}`;
  return (
    <Form method="post" action={action} className="actions pt-4">
      <input type="hidden" name="quoteId" value={order.quoteId} />
      <input type="hidden" name="total" value={order.total} />
      <input type="hidden" name="intent" value="pay" />
      <SubmitButton
        label={label ?? copy.pay(money(order.total))}
        busy={copy.payBusy}
        action={action}
        intent="pay"
        size="lg"
      />
    </Form>
  );
}
