import { join } from 'node:path';
import { deskWorkKinds } from '@pahiya/api/composition/desk-work-kinds';
import { inspectionSubjects } from '@pahiya/api/composition/inspection-subjects';
import { noticeKinds } from '@pahiya/api/composition/notice-kinds';
import { orderKinds } from '@pahiya/api/composition/order-kinds';
import { savedSearchKinds } from '@pahiya/api/composition/saved-search-kinds';
import { clockOf, type Database } from '@pahiya/api/db/database';
import { largeBodiesOfProcess } from '@pahiya/api/http/large-bodies';
import { isPublicAddress, lookupPublic } from '@pahiya/api/http/public-addresses';
import { unlimited } from '@pahiya/api/limits/limiter';
import { createPostgresLimiter, createRedisLimiter } from '@pahiya/api/limits/shared-limiter';
import { withSmsBudget } from '@pahiya/api/limits/sms-budget';
import { findOpenOrders } from '@pahiya/api/modules/challan-orders/checkout/find-open-orders';
import { watchContent } from '@pahiya/api/modules/content-versions/watch-content';
import { createMetrics, type Metrics } from '@pahiya/api/modules/operations/metrics';
import { createMoneyFigures } from '@pahiya/api/modules/operations/money-figures';
import { noteCallBehind } from '@pahiya/api/modules/operations/upstream-calls';
import type { Services } from '@pahiya/api/services';
import { createHttpDealerFeeds } from '@pahiya/providers/dealer-feeds/http/http-dealer-feeds';
import { createWebhookSender } from '@pahiya/providers/partner-webhooks/http/webhook-sender';
import { createWebPushSender } from '@pahiya/providers/push/web-push/web-push-sender';
import { apiSettings } from './api-settings.ts';
import type { Config } from './config.ts';
import { connectOutside } from './outside-services.ts';
import type { SandboxAddresses } from './sandbox-process.ts';

/** The services of the process: every port bound to its adapter. */
export type Composition = {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly close: () => Promise<void>;
};

/** Builds the services of the API. `sandbox` is null when every external service is live. */
export function compose(
  config: Config,
  parts: {
    readonly sql: Database;
    readonly secret: Uint8Array;
    readonly sandbox: SandboxAddresses | null;
    readonly siteUrl: string;
  },
): Composition {
  const metrics = createMetrics();
  const { close: closeOutside, ...outside } = connectOutside(
    config,
    parts.sandbox,
    metrics,
    (upstream, call) => noteCallBehind(services, upstream, call),
  );
  const border = {
    lookup: lookupPublic,
    isPublicAddress,
    sandboxOrigin: parts.sandbox === null ? null : new URL(parts.sandbox.address).origin,
  };
  const dealerFeeds = createHttpDealerFeeds(border);
  const push = createWebPushSender({
    secret: parts.secret,
    subject: parts.siteUrl.startsWith('https:') ? parts.siteUrl : 'mailto:push@localhost',
    ...border,
    now: () => new Date(),
  });
  const partnerWebhooks = createWebhookSender({ ...border, now: () => new Date() });
  const limiter = limiterOf(config, parts.sql);
  const services: Services = {
    ...outside,
    push,
    dealerFeeds,
    partnerWebhooks,
    orderKinds,
    deskWorkKinds,
    noticeKinds,
    savedSearchKinds,
    inspectionSubjects,
    findOpenOrders,
    sms: withSmsBudget(outside.sms, {
      limiter,
      budget: { perHour: config.SMS_PER_HOUR, perDay: config.SMS_PER_DAY },
      onExceeded: () => metrics.smsOverBudget.inc(),
    }),
    sql: parts.sql,
    now: () => new Date(),
    databaseNow: () => clockOf(parts.sql),
    limiter,
    largeBodies: largeBodiesOfProcess(),
    content: watchContent(parts.sql, {
      maxAgeMs: 1000,
      waitMs: 250,
      now: () => performance.now(),
    }),
    settings: apiSettings(config, parts),
  };
  metrics.watchMoney(createMoneyFigures(services.sql, services.now));
  return {
    services,
    metrics,
    close: async () => {
      const ours = [push, dealerFeeds, partnerWebhooks, limiter];
      await Promise.all([closeOutside(), ...ours.map((one) => one.close())]);
    },
  };
}

/** Folder of optimised images. */
export function imageFolder(config: Config): string {
  return join(config.DATA_DIR, 'images');
}

function limiterOf(config: Config, sql: Database) {
  if (config.RATE_LIMITS === 'off') return unlimited;
  return config.REDIS_URL === undefined
    ? createPostgresLimiter(sql)
    : createRedisLimiter(config.REDIS_URL);
}
