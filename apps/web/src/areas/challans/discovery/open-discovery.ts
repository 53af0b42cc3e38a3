import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { challanDetails } from '@pahiya/contracts/challans/challans-calls';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { Result } from '@pahiya/domain/shared/result';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { startSearch, takeSearch } from './begun-search.ts';
import type { ChallanSourceId } from './challan-discovery-slice.ts';

/** The longest that a page without script waits for its sources, in milliseconds. */
export const longestWaitMs = 10_000;

/** The search named in the address, if it is the caller's and of this vehicle; else the one started by the button, or a
 * new one. */
export async function openDiscovery(
  { api }: PageTools,
  vehicleNumber: string,
  discoveryId: string | null,
): Promise<Result<Discovery, ApiFailure>> {
  if (discoveryId !== null) {
    const known = await api.call(challanDetails, { query: { discoveryId } });
    if (known.ok && known.value.vehicleNumber === vehicleNumber) return known;
  }
  return takeSearch(api, vehicleNumber) ?? startSearch(api, vehicleNumber);
}

/** Sources that have not responded in a search. */
export function sourcesToAsk({ sources }: Discovery): readonly ChallanSourceId[] {
  return sources.flatMap(({ source, state }) => (state === 'not-asked' ? [source] : []));
}

type Asked = Promise<Result<Discovery, ApiFailure>>;

/** Calls started by a loader, by search, until the page takes them over. */
const begun = new WeakMap<Discovery, Map<ChallanSourceId, Asked>>();

/** Starts the calls without waiting, while the page is rendered. The app's own calls join those in flight. */
export function askAhead({ api }: PageTools, discovery: Discovery): void {
  const { discoveryId } = discovery;
  const asked = sourcesToAsk(discovery).map(
    (source) => [source, api.call(challanDetails, { query: { discoveryId, source } })] as const,
  );
  begun.set(discovery, new Map(asked));
}

/** Takes the loader's call to a source, once; null when there is none. */
export function takeBegun(discovery: Discovery, source: ChallanSourceId): Asked | null {
  const asked = begun.get(discovery);
  const question = asked?.get(source) ?? null;
  asked?.delete(source);
  return question;
}

/** Calls sources in parallel and waits for all, `waitMs` at most. Returns the search as known then. */
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
    api.call(challanDetails, { query: { discoveryId, source, ...retry } }),
  );
  await atMost(waitMs, Promise.all(answers));
  const known = await api.call(challanDetails, { query: { discoveryId } });
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
