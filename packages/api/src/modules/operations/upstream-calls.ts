import type { Services } from '../../services.ts';

/** One call of an outside service, without who asked and for what. */
export type UpstreamCall = {
  /** e.g. `challans:national`, `gateway` */
  readonly upstream: string;
  readonly durationMs: number;
  /** `ok`, or the kind of failure. */
  readonly outcome: string;
};

/** Notes a call: the public status of sources is computed from these rows. */
export async function noteUpstreamCall({ sql, now }: Services, call: UpstreamCall): Promise<void> {
  await sql`
    insert into upstream_calls (upstream, at, duration_ms, outcome)
    values (${call.upstream}, ${now()}, ${Math.round(call.durationMs)}, ${call.outcome})`;
}

/** Notes a call in the background: nobody waits for it, and a note that is lost only makes the status a little older. A
 * service that refused one question answers: that payment is unknown to the gateway does not say that nobody can pay. */
export function noteCallBehind(
  services: Services,
  upstream: 'gateway' | 'register' | 'messages',
  { outcome, durationMs }: Pick<UpstreamCall, 'outcome' | 'durationMs'>,
): void {
  const said = outcome === 'refused' ? 'ok' : outcome;
  void noteUpstreamCall(services, { upstream, outcome: said, durationMs }).catch(() => {});
}

/** Asks the gateway something small when nobody else has within a minute, so that the public status is never older
 * than two, and a payment that came back is seen though nobody tries to pay. */
export async function probeGateway(services: Services): Promise<void> {
  const now = services.now();
  const minuteAgo = new Date(now.getTime() - 60_000);
  const [row] = await services.sql`
    select 1 from upstream_calls where upstream = 'gateway' and at >= ${minuteAgo} limit 1`;
  if (row === undefined) await services.gateway.paymentsBetween(minuteAgo, now);
}

/** Forgets calls from before a moment. */
export async function purgeUpstreamCalls({ sql }: Services, before: Date): Promise<number> {
  const { count } = await sql`delete from upstream_calls where at < ${before}`;
  return count;
}
