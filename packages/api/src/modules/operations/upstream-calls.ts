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

/** Forgets calls from before a moment. */
export async function purgeUpstreamCalls({ sql }: Services, before: Date): Promise<number> {
  const { count } = await sql`delete from upstream_calls where at < ${before}`;
  return count;
}
