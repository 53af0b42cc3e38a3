import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { useShownCheckout } from '../../../../parts/payment/use-shown-checkout.ts';
import type { BodyProps } from '../../view/kind-view.ts';
import { ChallanCard } from './cards/challan-card.tsx';

/** The challans of an order. */
export function ChallanBody({ details, outcome }: BodyProps<'challan'>) {
  const copy = useCopy('order-challan');
  const { order } = details;
  useShownCheckout(order.checkoutData);
  return (
    <section aria-labelledby="challans" className="grid gap-4">
      <h2 id="challans">{copy.challans}</h2>
      {order.challans.map((challan) => (
        <ChallanCard
          key={challan.challanNumber}
          order={order}
          challan={challan}
          outcome={outcome}
        />
      ))}
    </section>
  );
}
