import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import {
  deleteCalls,
  insertCall,
  isCalledSince,
  type RecentCalls,
  selectAnswered,
  selectRecentCalls,
} from './upstream-call-repository.ts';

export type { RecentCalls };

const dayMs = 86_400_000;

/** One call of an external service, without caller and purpose. */
export type UpstreamCall = {
  /** e.g. `challans:national`, `gateway` */
  readonly upstream: string;
  readonly durationMs: number;
  /** `ok`, or the kind of failure. */
  readonly outcome: string;
};

/** Records a call: the public status of sources is computed from these rows. */
export function noteUpstreamCall({ sql, now }: Services, call: UpstreamCall): Promise<void> {
  return insertCall(sql, { ...call, at: now(), durationMs: Math.round(call.durationMs) });
}

/** Records a call in the background; a lost record only makes the status a little older. A service that refuses a
 * single request is available: an unknown payment does not mean that payments fail. */
export function noteCallBehind(
  services: Services,
  upstream: 'gateway' | 'register' | 'messages',
  { outcome, durationMs }: Pick<UpstreamCall, 'outcome' | 'durationMs'>,
): void {
  const said = outcome === 'refused' ? 'ok' : outcome;
  void noteUpstreamCall(services, { upstream, outcome: said, durationMs }).catch(() => {});
}

/** Sends the gateway a small request when there was none within a minute, so that the public status is at most two
 * minutes old and a recovered gateway is noticed without a payment. */
export async function probeGateway(services: Services): Promise<void> {
  const now = services.now();
  const minuteAgo = new Date(now.getTime() - 60_000);
  const isCalled = await isCalledSince(services.sql, 'gateway', minuteAgo);
  if (!isCalled) await services.gateway.paymentsBetween(minuteAgo, now);
}

/** Calls of each service in the last days, of which those of the last milliseconds are counted. */
export function recentCalls(
  sql: Queryable,
  now: Date,
  { days, recentMs }: { readonly days: number; readonly recentMs: number },
): Promise<readonly RecentCalls[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return selectRecentCalls(sql, { from: before(days * dayMs), recent: before(recentMs) });
}

/** How many calls each service had since a moment, and which share succeeded. */
export function answeredCalls(sql: Queryable, since: Date) {
  return selectAnswered(sql, since);
}

/** Deletes calls before a moment. */
export function purgeUpstreamCalls({ sql }: Services, before: Date): Promise<number> {
  return deleteCalls(sql, before);
}
