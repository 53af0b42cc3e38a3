import { join } from 'node:path';
import type { Database } from '@pahiya/api/db/database';
import { unlimited } from '@pahiya/api/limits/limiter';
import { createPostgresLimiter, createRedisLimiter } from '@pahiya/api/limits/shared-limiter';
import { createMetrics, type Metrics } from '@pahiya/api/modules/operations/metrics';
import type { Services } from '@pahiya/api/services';
import type { ProviderCall } from '@pahiya/providers/http/provider-guard';
import { createUlipVahanRegistry } from '@pahiya/providers/registries/ulip/vahan-registry';
import { createMsg91Sender } from '@pahiya/providers/sms/msg91/msg91-sender';
import { SANDBOX_CREDENTIALS } from '@pahiya/sandbox/credentials';
import type { Config } from './config.ts';

/** What the process is made of: every port bound to its adapter. */
export type Composition = {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly close: () => Promise<void>;
};

/** Binds every port to its adapter: live ones where addresses are configured, else the same ones at the sandbox. */
export function compose(
  config: Config,
  parts: { sql: Database; secret: Uint8Array; sandboxAddress: string | null; siteUrl: string },
): Composition {
  const metrics = createMetrics();
  const onCall = ({ provider, outcome, durationMs }: ProviderCall) =>
    metrics.upstreamCalls.observe({ provider, outcome }, durationMs / 1000);
  const registry = createUlipVahanRegistry({
    ...ulipOptions(config, parts.sandboxAddress),
    guard: { onCall },
  });
  const sms = createMsg91Sender({
    ...msg91Options(config, parts.sandboxAddress),
    guard: { onCall },
  });
  metrics.watchBreakers(() => ({
    'ulip-vahan': registry.breakerState(),
    msg91: sms.breakerState(),
  }));
  const limiter = limiterOf(config, parts.sql);
  const services: Services = {
    sql: parts.sql,
    now: () => new Date(),
    registry,
    sms,
    limiter,
    settings: {
      secret: parts.secret,
      allowedOrigins: new Set([...config.ALLOWED_ORIGINS, parts.siteUrl]),
      secureCookies: parts.siteUrl.startsWith('https:'),
      validateAnswers: config.mode === 'development' || config.mode === 'test',
      lookups: {
        visitorPerDay: config.LOOKUP_LIMIT_VISITOR,
        userPerDay: config.LOOKUP_LIMIT_USER,
        addressPerDay: config.LOOKUP_LIMIT_ADDRESS,
        rangePerDay: config.LOOKUP_LIMIT_RANGE,
        seriesPerDay: config.LOOKUP_LIMIT_SERIES,
        freshHours: config.VEHICLE_FRESH_HOURS,
        isUnlimited: config.RATE_LIMITS === 'off',
      },
      requestsPerMinute: config.REQUESTS_PER_MINUTE,
      garageSize: config.GARAGE_SIZE,
      lookupLogDays: config.LOOKUP_LOG_DAYS,
      analyticsDefault: config.ANALYTICS_CONSENT_DEFAULT,
      brand: { name: config.BRAND_NAME, siteUrl: parts.siteUrl },
    },
  };
  return {
    services,
    metrics,
    close: async () => {
      await Promise.all([registry.close(), sms.close(), limiter.close()]);
    },
  };
}

/** Folder of made pictures. */
export function imageFolder(config: Config): string {
  return join(config.DATA_DIR, 'images');
}

function limiterOf(config: Config, sql: Database) {
  if (config.RATE_LIMITS === 'off') return unlimited;
  return config.REDIS_URL === undefined
    ? createPostgresLimiter(sql)
    : createRedisLimiter(config.REDIS_URL);
}

function ulipOptions({ ulip }: Config, sandboxAddress: string | null) {
  if (ulip.kind === 'live') return { account: ulip, sandbox: false };
  const { ulipUsername: username, ulipPassword: password } = SANDBOX_CREDENTIALS;
  return {
    account: { baseUrl: `${sandboxAddress}/ulip/v1.0.0`, username, password },
    sandbox: true,
  };
}

function msg91Options({ msg91 }: Config, sandboxAddress: string | null) {
  if (msg91.kind === 'live') {
    const { voice, ...rest } = msg91;
    return voice === null ? rest : { ...rest, voice };
  }
  return {
    baseUrl: String(sandboxAddress),
    authKey: SANDBOX_CREDENTIALS.msg91AuthKey,
    templates: { otp: SANDBOX_CREDENTIALS.otpTemplates },
    voice: {
      callerId: SANDBOX_CREDENTIALS.voiceCallerId,
      templates: { otp: SANDBOX_CREDENTIALS.voiceTemplates },
    },
  };
}
