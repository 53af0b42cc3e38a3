import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { Result } from '@pahiya/domain/shared/result';
import type { PageTools } from '../../app/page-tools.ts';
import type { ChallanSourceId } from '../../state/challan-discovery-slice.ts';

/** The longest that a page without script waits for its sources, in milliseconds. */
export const longestWaitMs = 10_000;

/** The search of an address, if it is still the caller's and of this vehicle; else a new one. */
export async function openDiscovery(
  { api }: PageTools,
  vehicleNumber: string,
  discoveryId: string | null,
): Promise<Result<Discovery, ApiFailure>> {
  if (discoveryId !== null) {
    const known = await api.call('challanDetails', { query: { discoveryId } });
    if (known.ok && known.value.vehicleNumber === vehicleNumber) return known;
  }
  return api.call('initChallans', { body: { vehicleNumber } });
}

/** Sources that a search has not heard of yet. */
export function sourcesToAsk({ sources }: Discovery): readonly ChallanSourceId[] {
  return sources.flatMap(({ source, state }) => (state === 'not-asked' ? [source] : []));
}

type Asked = Promise<Result<Discovery, ApiFailure>>;

/** Questions that the loader has begun in this browser and the page has not taken up yet. */
const begun = new Map<string, Asked>();

/** Starts asking without waiting. On the server: while the browser brings the app, the sources are at work already, and
 * the app's own questions join those under way. In the browser: while the page is drawn; the page takes them up. */
export function askAhead({ api }: PageTools, discovery: Discovery): void {
  begun.clear();
  const { discoveryId } = discovery;
  for (const source of sourcesToAsk(discovery)) {
    const asked = api.call('challanDetails', { query: { discoveryId, source } });
    if (!import.meta.env.SSR) begun.set(`${discoveryId} ${source}`, asked);
  }
}

/** The question to a source that the loader has begun, once; null when it has begun none. */
export function takeBegun(discoveryId: string, source: ChallanSourceId): Asked | null {
  const key = `${discoveryId} ${source}`;
  const asked = begun.get(key) ?? null;
  begun.delete(key);
  return asked;
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
