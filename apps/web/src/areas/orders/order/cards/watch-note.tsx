import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import type { OrderWatch } from '../state/use-order-updates.ts';

/** Says whether the page is checking the payment, with a manual check that also works without script. */
export function WatchNote({ orderId, watch }: { orderId: string; watch: OrderWatch }) {
  const { checking } = useCopy('order');
  const path = usePagePath();
  return (
    <>
      <p role="status" className="min-h-6 pt-2 text-small">
        {watch === 'watching' && checking.watching}
        {watch === 'ended' && checking.ended}
      </p>
      <form method="get" action={path(`/orders/${orderId}`)} className="actions pt-3">
        <Button type="submit" variant="outline" size="sm">
          {checking.again}
        </Button>
      </form>
    </>
  );
}
