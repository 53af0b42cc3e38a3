import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import {
  challanDiscoveryReducer,
  discoveryReceived,
  initialChallanDiscovery,
} from './challan-discovery-slice.ts';
import { sourcesToAsk, takeBegun } from './open-discovery.ts';

/** How long the response stays open for the sources, in milliseconds; by then the app runs and polls itself. */
const openMs = 8_000;

/** Yields the search after each response to a call of the loader, with challans in stable positions as in the app. Ends
 * when all have responded or after `openMs`. Failed calls are left to the app. */
export async function* answersToCome(
  _tools: PageTools,
  loaded: { readonly discovery?: Discovery },
): AsyncGenerator<{ readonly discovery: Discovery }> {
  const { discovery } = loaded;
  if (discovery === undefined) return;
  const waiting = new Map(
    sourcesToAsk(discovery).flatMap((source) => {
      const asked = takeBegun(discovery, source);
      return asked === null ? [] : [[source, asked.then((answer) => ({ source, answer }))]];
    }),
  );
  const timer = Promise.withResolvers<null>();
  const timeout = setTimeout(() => timer.resolve(null), openMs);
  try {
    let state = challanDiscoveryReducer(initialChallanDiscovery, discoveryReceived(discovery));
    while (waiting.size > 0) {
      const come = await Promise.race([...waiting.values(), timer.promise]);
      if (come === null) return;
      waiting.delete(come.source);
      if (!come.answer.ok) continue;
      state = challanDiscoveryReducer(state, discoveryReceived(come.answer.value));
      if (state.init === null) return;
      yield { ...loaded, discovery: { ...state.init, discoveryData: state.discoveryData } };
    }
  } finally {
    clearTimeout(timeout);
  }
}
