import type { Answer } from '@pahiya/api-client/api-client';
import { orderStatus } from '@pahiya/contracts/orders/order-calls';
import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { use, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiContext } from '../../../../frame/page/api-provider.tsx';
import { orderPauses } from './order-pauses.ts';

/** Whether the page polls its order: not yet or not at all, polling, or stopped. */
export type OrderWatch = 'still' | 'watching' | 'ended';

/** Polls an order that can still change and reloads the page's data when it has. Intervals grow, since the first
 * changes are expected within seconds; polling pauses while the page is hidden. */
export function useOrderUpdates(order: OrderOnWire): OrderWatch {
  const api = use(ApiContext);
  const { revalidate } = useRevalidator();
  const [watch, setWatch] = useState<OrderWatch>('still');
  const { orderId } = order;
  const shown = fingerprint({ ...order, eventCount: order.events.length });
  const pauses = orderPauses(order);
  useEffect(() => {
    if (api === null || pauses === null) return setWatch('still');
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    setWatch('watching');
    const look = async (index: number) => {
      const { signal } = stop;
      const answer = await api.call(orderStatus, { params: { id: orderId } }, { signal });
      if (signal.aborted) return;
      if (answer.ok && fingerprint(answer.value) !== shown) await revalidate();
      else wait(index + 1);
    };
    const wait = (index: number) => {
      const pause = pauses[index];
      if (pause === undefined) return setWatch('ended');
      timer = setTimeout(() => {
        if (document.hidden) wait(index);
        else void look(index);
      }, pause * 1000);
    };
    wait(0);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [api, orderId, shown, pauses, revalidate]);
  return watch;
}

/** Equal as long as nothing shown on the page has changed. */
function fingerprint({
  activeStep,
  payment,
  eventCount,
}: Pick<Answer<'orderStatus'>, 'activeStep' | 'payment' | 'eventCount'>): string {
  return [activeStep, payment.state, payment.retryFrom ?? '', eventCount].join(' ');
}
