import type { Services } from '../../services.ts';

/** One call of an external service, without caller and purpose. */
export type UpstreamCall = {
  /** e.g. `challans:national`, `gateway` */
  readonly upstream: string;
  readonly durationMs: number;
  /** `ok`, or the kind of failure. */
  readonly outcome: string;
};

/** Records a call: the public status of sources is computed from these rows. */
export async function noteUpstreamCall({ sql, now }: Services, call: UpstreamCall): Promise<void> {
  await sql`
    insert into upstream_calls (upstream, at, duration_ms, outcome)
    values (${call.upstream}, ${now()}, ${Math.round(call.durationMs)}, ${call.outcome})`;
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
  const [row] = await services.sql`
    select 1 from upstream_calls where upstream = 'gateway' and at >= ${minuteAgo} limit 1`;
  if (row === undefined) await services.gateway.paymentsBetween(minuteAgo, now);
}

/** Deletes calls before a moment. */
export async function purgeUpstreamCalls({ sql }: Services, before: Date): Promise<number> {
  const { count } = await sql`delete from upstream_calls where at < ${before}`;
  return count;
}
