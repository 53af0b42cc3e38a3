import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { registerApi } from '@pahiya/api/composition/app';
import { newPageDevice } from '@pahiya/api/http/request-device';
import { unlimited } from '@pahiya/api/limits/limiter';
import { createMemoryLimiter } from '@pahiya/api/limits/shared-limiter';
import {
  hasPublicPicture,
  readPublicPicture,
} from '@pahiya/api/modules/community/pictures/picture-store';
import { createImageStore } from '@pahiya/api/modules/images/image-store';
import { registerImages } from '@pahiya/api/modules/images/routes';
import { hasUpload, readUpload } from '@pahiya/api/modules/images/uploads/upload-store';
import { hasPublicPhoto, readPublicPhoto } from '@pahiya/api/modules/listings/photos/photo-store';
import { registerOperations } from '@pahiya/api/modules/operations/routes';
import { registerReference } from '@pahiya/api/modules/reference/routes';
import type { PageEnvironment, WebApp } from '@pahiya/web/frame/page/page-contract';
import type { FastifyInstance } from 'fastify';
import { type Composition, imageFolder } from './composition.ts';
import type { Config } from './config.ts';
import { countListingTraffic } from './listing-traffic.ts';
import type { Front } from './pages/front.ts';
import type { InProcessApi } from './pages/in-process-transport.ts';
import { registerPages } from './pages/page-routes.ts';
import { pageThread } from './pages/page-thread.ts';
import { installSecurityHeaders, type SecurityOptions } from './pages/security-headers.ts';
import { registerSiteFiles } from './pages/site-files.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { startSearchIndex } from './search-index.ts';
import { siteOperator } from './site-operator.ts';

type Parts = {
  readonly config: Config;
  readonly front: Front;
  readonly composition: Composition;
  readonly siteUrl: string;
  readonly sandbox: SandboxProcess | null;
  readonly telemetry: { readonly plugin: unknown } | null;
  readonly isStopping: () => boolean;
};

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const webEntry = `${webFolder}/server/entry-server.js`;
const clientFolder = `${webFolder}/client`;
const imageCacheBytes = 512 * 1024 * 1024;

/** Registers the parts of the configured roles on the HTTP server: the API, the pages, and always health and
 * metrics. */
export async function registerRoles(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, composition, siteUrl } = parts;
  const { services, metrics } = composition;
  const security = {
    frameAncestors: config.FRAME_ANCESTORS,
    connectTo: apiOrigins(config),
    allowsInlineStyles: config.mode === 'development',
    hasAnalytics: config.ANALYTICS_TAG_ID !== undefined,
    checkoutOrigin: services.gateway.checkoutOrigin,
    isHttps: siteUrl.startsWith('https:'),
  };
  if (parts.telemetry !== null) await app.register(parts.telemetry.plugin as never);
  installSecurityHeaders(app, security);
  registerOperations(app, services, {
    metrics,
    metricsToken: config.METRICS_TOKEN,
    isStopping: parts.isStopping,
  });
  // Pages call the API in process, so a web server has its handlers too.
  if (config.ROLES.includes('api') || config.ROLES.includes('web')) {
    const direct = await registerApi(app, services);
    registerReference(app, services, { name: config.BRAND_NAME });
    registerImages(app, services, {
      folders: { assets: `${clientFolder}/assets`, media: `${clientFolder}/media` },
      allowedSources: config.IMAGE_SOURCES,
      store: createImageStore(imageFolder(config), imageCacheBytes),
      uploads: {
        '/media/uploads/': {
          read: (path) => readUpload(services, path),
          has: (path) => hasUpload(services, path),
        },
        '/media/used-cars/': {
          read: (path) => readPublicPhoto(services, path),
          has: (path) => hasPublicPhoto(services, path),
        },
        '/media/community/': {
          read: (path) => readPublicPicture(services, path),
          has: (path) => hasPublicPicture(services, path),
        },
      },
    });
    if (config.ROLES.includes('web')) await registerWeb({ app, direct }, parts, security);
  }
}

async function registerWeb(
  api: InProcessApi,
  { config, front, composition, siteUrl, sandbox, telemetry }: Parts,
  security: SecurityOptions,
): Promise<void> {
  const { app } = api;
  const web = await loadWebApp(app, config);
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(file));
    },
  });
  const { content } = composition.services;
  registerSiteFiles(app, {
    api,
    siteUrl,
    name: config.BRAND_NAME,
    nativeApps: { android: config.ANDROID_APP ?? null, ios: config.IOS_APP ?? null },
    parts: web.sitemapParts,
    speculationRules: web.speculationRules(),
    content,
  });
  startSearchIndex(app, composition.services, (fees) =>
    web.searchEntries({
      ...fees,
      lookupLimits: {
        visitor: config.LOOKUP_LIMIT_VISITOR,
        user: config.LOOKUP_LIMIT_USER,
      },
    }),
  );
  const thread =
    config.PAGE_THREAD === 'on' && config.mode !== 'development'
      ? pageThread(webEntry, app.log)
      : null;
  app.addHook('onClose', () => thread?.stop());
  const onSent = countListingTraffic(app, composition.services);
  await app.register(async (scope) =>
    registerPages(scope, api, {
      web,
      elsewhere: thread?.draw ?? null,
      content,
      environment: pageEnvironment(config, siteUrl, sandbox),
      security,
      allowedOrigins: composition.services.settings.allowedOrigins,
      newDevice: () => newPageDevice(composition.services.settings),
      now: composition.services.now,
      metrics: composition.metrics,
      limiter: config.RATE_LIMITS === 'off' ? unlimited : createMemoryLimiter(),
      pagesPerMinute: config.REQUESTS_PER_MINUTE,
      largeBodies: composition.services.largeBodies,
      onSent,
      // Only the framework traces and logs individual requests.
      front: telemetry === null && config.LOG_LEVEL !== 'debug' ? front : null,
      keepsPages: config.mode !== 'development',
    }),
  );
}

/** Hashed files never change under their name; the service worker and icons may. */
function cacheControlOf(file: string): string {
  return file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}

async function loadWebApp(app: FastifyInstance, config: Config): Promise<WebApp> {
  if (config.mode === 'development')
    return (await import('./pages/development.ts')).developmentApp(app);
  return import(webEntry);
}

function pageEnvironment(
  config: Config,
  siteUrl: string,
  sandbox: SandboxProcess | null,
): Omit<PageEnvironment, 'nowIso' | 'nonce' | 'layoutVersion'> {
  return {
    brand: {
      name: config.BRAND_NAME,
      nameHindi: config.BRAND_NAME_HI,
      supportEmail: config.SUPPORT_EMAIL,
      supportPhone: config.SUPPORT_PHONE ?? null,
      siteUrl,
      appStoreUrl: config.APP_STORE_URL ?? null,
      playStoreUrl: config.PLAY_STORE_URL ?? null,
    },
    operator: siteOperator(config),
    insuranceLicence: config.insuranceLicence,
    isSandbox: config.ulip.kind === 'sandbox',
    sandboxInboxUrl: sandbox === null ? null : `${sandbox.address}/inbox`,
    hasVoiceCodes: config.msg91.kind === 'sandbox' || config.msg91.voice !== null,
    isDevelopment: config.mode === 'development',
    lookupLimits: { visitor: config.LOOKUP_LIMIT_VISITOR, user: config.LOOKUP_LIMIT_USER },
    analytics: {
      tagId: config.ANALYTICS_TAG_ID ?? null,
      consentDefault: config.ANALYTICS_CONSENT_DEFAULT,
    },
    apiBases: {
      core: config.API_BASE_CORE ?? '',
      optimus: config.API_BASE_OPTIMUS ?? '',
      jazz: config.API_BASE_JAZZ ?? '',
    },
  };
}

function apiOrigins(config: Config): string[] {
  const bases = [config.API_BASE_CORE, config.API_BASE_OPTIMUS, config.API_BASE_JAZZ];
  return [
    ...new Set(bases.filter((base) => base !== undefined).map((base) => new URL(base).origin)),
  ];
}
