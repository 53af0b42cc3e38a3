import { quoteChallans } from '@pahiya/contracts/challans/challans-calls';
import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { use, useEffect, useState } from 'react';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';

/** Price of the selection; never of an earlier one. */
export type QuoteState =
  | { readonly kind: 'none' | 'working' }
  | { readonly kind: 'price'; readonly price: CheckoutData['finalAmount']['standard'] }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

/** Debounce after the last tick, in milliseconds. */
const settleMs = 150;

/** The server's price for the selection; nothing is added up here. */
export function useQuote(discoveryId: string, numbers: readonly string[]): QuoteState {
  const api = use(ApiContext);
  const key = [...numbers].sort().join('\n');
  const [answer, setAnswer] = useState<{ key: string; state: QuoteState } | null>(null);
  useEffect(() => {
    if (api === null || key === '') return;
    const controller = new AbortController();
    const challanNumbers = key.split('\n');
    const timer = setTimeout(async () => {
      const input = { body: { discoveryId, challanNumbers } };
      const quoted = await api.call(quoteChallans, input, { signal: controller.signal });
      if (controller.signal.aborted) return;
      setAnswer({
        key,
        state: quoted.ok
          ? { kind: 'price', price: quoted.value.checkoutData.finalAmount.standard }
          : { kind: 'failed', failure: toPageFailure(quoted.error) },
      });
    }, settleMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, discoveryId, key]);
  if (key === '') return { kind: 'none' };
  return answer?.key === key ? answer.state : { kind: 'working' };
}
