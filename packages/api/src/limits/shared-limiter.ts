import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { counterClient, deleteExpiredCounters } from './counter-repository.ts';
import type { Limiter, LimitRule, LimitState } from './limiter.ts';

/** Counters in PostgreSQL (table `rate_limits`), shared by all servers on it. */
export function createPostgresLimiter(sql: Database): Limiter {
  const storeClient = counterClient(sql);
  return limiterOver(
    (rule) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: rule.name,
        points: rule.points,
        duration: rule.perSeconds,
      }),
    async () => {},
  );
}

/** Deletes expired counters; returns their number. */
export function purgeCounters(sql: Database, now: Date): Promise<number> {
  return deleteExpiredCounters(sql, now);
}

/** Counters of this process alone, for limits on its own resources. */
export function createMemoryLimiter(): Limiter {
  return limiterOver(
    (rule) =>
      new RateLimiterMemory({
        keyPrefix: rule.name,
        points: rule.points,
        duration: rule.perSeconds,
      }),
    async () => {},
  );
}

/** Loaded only where Redis is configured: it takes 8 MB. */
const loadRedis = (): typeof import('ioredis') => createRequire(import.meta.url)('ioredis');

/** Counters in Redis or Valkey, shared by all servers on it. */
export function createRedisLimiter(url: string): Limiter {
  const { Redis } = loadRedis();
  const storeClient = new Redis(url, { maxRetriesPerRequest: 2, enableOfflineQueue: true });
  // The client reconnects; calls in between fail with 503.
  storeClient.on('error', () => {});
  return limiterOver(
    (rule) =>
      new RateLimiterRedis({
        storeClient,
        keyPrefix: `limit:${rule.name}`,
        points: rule.points,
        duration: rule.perSeconds,
      }),
    async () => {
      storeClient.disconnect();
    },
  );
}

function limiterOver(
  build: (rule: LimitRule) => RateLimiterAbstract,
  close: () => Promise<void>,
): Limiter {
  const counters = new Map<string, RateLimiterAbstract>();
  const counterOf = (rule: LimitRule) => {
    const id = `${rule.name}/${rule.points}/${rule.perSeconds}`;
    let counter = counters.get(id);
    if (counter === undefined) {
      counter = build(rule);
      counters.set(id, counter);
    }
    return counter;
  };
  return {
    take: async (rule, key) => {
      try {
        return stateOf(rule, await counterOf(rule).consume(hashed(key)), false);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return stateOf(rule, refused, true);
        throw refused;
      }
    },
    reset: async (rule, key) => {
      await counterOf(rule).delete(hashed(key));
    },
    close,
  };
}

/** Addresses and mobiles are stored hashed. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 27);
}

function stateOf(rule: LimitRule, answer: RateLimiterRes, isExceeded: boolean): LimitState {
  return {
    rule,
    isExceeded,
    remaining: Math.max(0, answer.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(answer.msBeforeNext / 1000)),
  };
}
