import type { SourceState } from '@pahiya/contracts/challans/challan-schema';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { Challan } from '@pahiya/domain/challans/challan';
import { buildTabs } from '@pahiya/domain/challans/challan-tabs';
import { mergeChallans } from '@pahiya/domain/challans/merge-challans';
import type { ChallanSource } from '@pahiya/domain/challans/ports';
import { sortByUrgency } from '@pahiya/domain/challans/urgency';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { OpenOrder } from '../../open-orders.ts';
import type { Services } from '../../services.ts';
import {
  findDiscovery,
  findSources,
  type Seeker,
  type StoredDiscovery,
  type StoredSource,
} from './discovery-repository.ts';
import { holdingFor } from './holding-orders.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { toChallanOnWire } from './to-challan-on-wire.ts';

/** A search with its sources' responses merged. */
export type OpenDiscovery = {
  readonly discovery: StoredDiscovery;
  readonly challans: readonly Challan[];
  readonly sources: readonly StoredSource[];
  /** Unfinished orders of any account that contain one of the challans, by challan number. */
  readonly openOrders: ReadonlyMap<string, OpenOrder>;
};

const tabTitles = {
  PENDING: { en: 'Pending', hi: 'बाक़ी' },
  IN_PROGRESS: { en: 'In progress', hi: 'चल रहे' },
  SETTLED: { en: 'Settled', hi: 'निपटे' },
} as const;

export const unknownDiscovery: Refusal = {
  code: 'challan/unknown-discovery',
  detail: 'This search has expired or belongs to another account. Search again.',
};

/** Opens one of the caller's searches with its merged challans. Refuses `challan/unknown-discovery`. */
export async function openDiscovery(
  services: Services,
  discoveryId: string,
  seeker: Seeker,
): Promise<Result<OpenDiscovery, Refusal>> {
  const discovery = await findDiscovery(services.sql, discoveryId, seeker, services.now());
  return discovery === null ? err(unknownDiscovery) : ok(await withChallans(services, discovery));
}

/** Adds the sources' responses to a search. */
export async function withChallans(
  services: Services,
  discovery: StoredDiscovery,
): Promise<OpenDiscovery> {
  const sources = await findSources(services.sql, discovery.discoveryId);
  const challans = mergeChallans(
    sources.flatMap(({ source, challans: found, fetchedAt }) =>
      found === null || fetchedAt === null
        ? []
        : [{ source, challans: found, fetchedAt: fetchedAt.toISOString() }],
    ),
  );
  const openOrders = await services.findOpenOrders(
    services.sql,
    challans.map(({ challanNumber }) => challanNumber),
    services.now(),
  );
  return { discovery, challans, sources, openOrders };
}

/** A search as the API returns it. */
export function toDiscoveryOnWire(
  services: Services,
  { discovery, challans, sources, ...found }: OpenDiscovery,
  { caller }: Pick<Seeker, 'caller'>,
): Discovery {
  const viewerId = caller.kind === 'user' ? caller.userId : null;
  const openOrders = holdingFor(found.openOrders, viewerId);
  const context = {
    today: istDateOf(services.now()),
    isRevealed: discovery.isRevealed && viewerId !== null,
    isPaused: services.settings.orders.isPaused,
    fees: services.settings.challans.fees,
    failed: new Set(sources.filter(({ state }) => state === 'failed').map(({ source }) => source)),
    discoveryId: discovery.discoveryId,
    openOrders,
    viewerId,
  };
  const tabs = buildTabs(challans, new Set(openOrders.keys()));
  const countIn = (tabId: string) => tabs.find((tab) => tab.tabId === tabId)?.totalChallans ?? 0;
  return {
    discoveryId: discovery.discoveryId,
    vehicleNumber: discovery.vehicleNumber,
    display: displayVehicleNumber(discovery.vehicleNumber),
    startedAt: discovery.startedAt.toISOString(),
    isRevealed: context.isRevealed,
    revision: sources.filter(({ state }) => state === 'answered').length * 10 + sources.length,
    sources: services.challanSources.map((source) => toSourceState(source, sources)),
    discoveryData: {
      tabsData: tabs.map(({ tabId, tabSection, totalChallans }) => ({
        tabId,
        title: tabTitles[tabId],
        totalChallans,
        tabSection: sortByUrgency(tabSection.map((one) => toChallanOnWire(one, context))),
      })),
      totalPendingApiCalls: services.challanSources.length,
      pendingApiCallsCompleted: sources.length,
      pendingChallanCount: countIn('PENDING'),
      paidChallanCount: countIn('SETTLED'),
      inProgressChallanCount: countIn('IN_PROGRESS'),
    },
  };
}

function toSourceState(source: ChallanSource, stored: readonly StoredSource[]): SourceState {
  const { id, name, sandbox } = source;
  const said = stored.find((one) => one.source === id);
  return {
    source: id,
    name,
    sandbox,
    state: said?.state ?? 'not-asked',
    count: said?.challans?.length ?? null,
    fetchedAt: said?.fetchedAt?.toISOString() ?? null,
    failure: said?.failure ?? null,
    retryAfterSeconds: said?.failure == null ? null : retryAfterSeconds[said.failure],
  };
}
