import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { Result } from '@pahiya/domain/shared/result';
import type { PageTools } from '../../app/page-tools.ts';
import type { ChallanSourceId } from '../../state/challan-discovery-slice.ts';
import { startSearch, takeSearch } from './begun-search.ts';

/** The longest that a page without script waits for its sources, in milliseconds. */
export const longestWaitMs = 10_000;

/** The search of an address, if it is still the caller's and of this vehicle; else the one that the press of the button
 * has begun, or a new one. */
export async function openDiscovery(
  { api }: PageTools,
  vehicleNumber: string,
  discoveryId: string | null,
): Promise<Result<Discovery, ApiFailure>> {
  if (discoveryId !== null) {
    const known = await api.call('challanDetails', { query: { discoveryId } });
    if (known.ok && known.value.vehicleNumber === vehicleNumber) return known;
  }
  return takeSearch(api, vehicleNumber) ?? startSearch(api, vehicleNumber);
}

/** Sources that a search has not heard of yet. */
export function sourcesToAsk({ sources }: Discovery): readonly ChallanSourceId[] {
  return sources.flatMap(({ source, state }) => (state === 'not-asked' ? [source] : []));
}

type Asked = Promise<Result<Discovery, ApiFailure>>;

/** Questions that a loader has begun, by the search it loaded, until the page takes them up. */
const begun = new WeakMap<Discovery, Map<ChallanSourceId, Asked>>();

/** Starts asking without waiting. On the server: while the page is rendered and on its way; the app's own questions
 * join those under way. In the browser: while the page is drawn. */
export function askAhead({ api }: PageTools, discovery: Discovery): void {
  const { discoveryId } = discovery;
  const asked = sourcesToAsk(discovery).map(
    (source) => [source, api.call('challanDetails', { query: { discoveryId, source } })] as const,
  );
  begun.set(discovery, new Map(asked));
}

/** The question to a source that the loader of this search has begun, once; null when it has begun none. */
export function takeBegun(discovery: Discovery, source: ChallanSourceId): Asked | null {
  const asked = begun.get(discovery);
  const question = asked?.get(source) ?? null;
  asked?.delete(source);
  return question;
}

/** Asks side by side and waits for all, `longestWaitMs` at most: what is known then. A source that is asked again is
 * among `sources` with `isRetry`. */
export async function askAndWait(
  { api }: PageTools,
  discovery: Discovery,
  {
    sources,
    isRetry,
    waitMs,
  }: { sources: readonly ChallanSourceId[]; isRetry: boolean; waitMs: number },
): Promise<Discovery> {
  if (sources.length === 0) return discovery;
  const { discoveryId } = discovery;
  const retry = isRetry ? { retry: '1' as const } : {};
  const answers = sources.map((source) =>
    api.call('challanDetails', { query: { discoveryId, source, ...retry } }),
  );
  await atMost(waitMs, Promise.all(answers));
  const known = await api.call('challanDetails', { query: { discoveryId } });
  return known.ok ? known.value : discovery;
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, end]);
  clearTimeout(timer);
}
