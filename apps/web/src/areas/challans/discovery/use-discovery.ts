import { challanDetails } from '@pahiya/contracts/challans/challans-calls';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { useAppDispatch, useAppState } from '../../../frame/state/use-app-state.ts';
import {
  type ChallanDiscoveryState,
  type ChallanSourceId,
  challanDiscoveryReducer,
  discoveryOf,
  discoveryReceived,
  initialChallanDiscovery,
  pendingApiCallFinished,
  sourceAsked,
  sourceCallFinished,
} from './challan-discovery-slice.ts';
import { sourcesToAsk, takeBegun } from './open-discovery.ts';

/** A search as known so far, with a retry per source. */
export type LiveDiscovery = {
  readonly state: ChallanDiscoveryState;
  readonly askAgain: (source: ChallanSourceId) => void;
};

/** Calls the sources of a shown search in parallel and merges their responses. The first render shows the loader's
 * data. */
export function useDiscovery(loaded: Discovery): LiveDiscovery {
  const api = use(ApiContext);
  const dispatch = useAppDispatch();
  const kept = useAppState(discoveryOf);
  const leaving = useRef<AbortController | null>(null);
  const state = useMemo(
    () =>
      kept.init?.discoveryId === loaded.discoveryId
        ? kept
        : challanDiscoveryReducer(initialChallanDiscovery, discoveryReceived(loaded)),
    [kept, loaded],
  );

  const ask = useCallback(
    async (source: ChallanSourceId, isRetry: boolean, signal: AbortSignal) => {
      if (api === null) return;
      dispatch(sourceAsked(source));
      const { discoveryId } = loaded;
      const query = { discoveryId, source, ...(isRetry ? { retry: '1' as const } : {}) };
      const begun = isRetry ? null : takeBegun(loaded, source);
      const answer = await (begun ?? api.call(challanDetails, { query }, { signal }));
      // Unmounted: the response belongs to another page.
      if (signal.aborted) return;
      dispatch(answer.ok ? discoveryReceived(answer.value) : pendingApiCallFinished());
      dispatch(sourceCallFinished({ source, call: answer.ok ? 'answered' : 'unreachable' }));
    },
    [api, dispatch, loaded],
  );

  useEffect(() => {
    dispatch(discoveryReceived(loaded));
    const controller = new AbortController();
    leaving.current = controller;
    for (const source of sourcesToAsk(loaded)) void ask(source, false, controller.signal);
    return () => controller.abort();
  }, [dispatch, loaded, ask]);

  const askAgain = useCallback(
    (source: ChallanSourceId) => {
      if (leaving.current !== null) void ask(source, true, leaving.current.signal);
    },
    [ask],
  );
  return { state, askAgain };
}
