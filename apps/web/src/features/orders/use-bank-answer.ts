import { use, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiContext } from '../../app/api-provider.tsx';
import { statusPauses } from './status-pauses.ts';

/** What the page does about an unknown outcome: nothing yet (no script), looking, or no longer looking. */
export type BankWatch = 'still' | 'watching' | 'ended';

/** Asks for the payment's status with growing pauses until it is known, then has the page asked for anew. Ends by
 * itself; rests while the page is hidden. */
export function useBankAnswer(orderId: string): BankWatch {
  const api = use(ApiContext);
  const { revalidate } = useRevalidator();
  const [watch, setWatch] = useState<BankWatch>('still');
  useEffect(() => {
    if (api === null) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    setWatch('watching');
    const look = async (index: number) => {
      const { signal } = stop;
      const params = { id: orderId };
      const answer = await api.call('challanPayStatus', { params }, { signal });
      if (signal.aborted) return;
      if (answer.ok && answer.value.payment.state !== 'checking') {
        setWatch('ended');
        await revalidate();
      } else wait(index + 1);
    };
    const wait = (index: number) => {
      const pause = statusPauses[index];
      if (pause === undefined) return setWatch('ended');
      timer = setTimeout(() => {
        // Nobody looks: ask when somebody does.
        if (document.hidden) wait(Math.max(0, index));
        else void look(index);
      }, pause * 1000);
    };
    wait(0);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [api, orderId, revalidate]);
  return watch;
}
