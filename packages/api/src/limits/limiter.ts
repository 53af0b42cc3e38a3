/** A rate limit: `points` within `perSeconds`. */
export type LimitRule = {
  /** Name of the counter; rules of the same name share it. */
  readonly name: string;
  readonly points: number;
  readonly perSeconds: number;
};

/** State of a counter after a request was counted. */
export type LimitState = {
  readonly rule: LimitRule;
  readonly isExceeded: boolean;
  readonly remaining: number;
  readonly resetSeconds: number;
};

/** Counts across all servers; counters survive a restart. Keys are hashed before they are stored. */
export type Limiter = {
  readonly take: (rule: LimitRule, key: string) => Promise<LimitState>;
  /** Resets a counter, as after a success. */
  readonly reset: (rule: LimitRule, key: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Counts against several limits in order; returns the first that is exceeded, or else the tightest. */
export async function takeAll(
  limiter: Limiter,
  takes: readonly { readonly rule: LimitRule; readonly key: string }[],
): Promise<LimitState | null> {
  let tightest: LimitState | null = null;
  for (const { rule, key } of takes) {
    const state = await limiter.take(rule, key);
    if (state.isExceeded) return state;
    if (tightest === null || state.remaining < tightest.remaining) tightest = state;
  }
  return tightest;
}

/** No limits: `RATE_LIMITS=off`, for benchmarks only. */
export const unlimited: Limiter = {
  take: async (rule) => ({
    rule,
    isExceeded: false,
    remaining: rule.points,
    resetSeconds: rule.perSeconds,
  }),
  reset: async () => {},
  close: async () => {},
};
