import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { PageTools } from '../../app/page-tools.ts';
import {
  challanDiscoveryReducer,
  discoveryReceived,
  initialChallanDiscovery,
} from '../../state/challan-discovery-slice.ts';
import { sourcesToAsk, takeBegun } from './open-discovery.ts';

/** So long the page stays open for its sources, in milliseconds: by then the app is there and asks by itself. */
const openMs = 8_000;

/** The search after each answer to a question that the loader has begun, as the app would have it then: challans keep
 * their places. Ends when all have answered, or after `openMs`. A question that fails is left to the app. */
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
