import { randomBytes } from 'node:crypto';
import type { SmsMessage } from '@pahiya/domain/messages/ports';
import type { RegistryAnswer, VehicleRegistry } from '@pahiya/domain/rc/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerApi } from '../src/composition/app.ts';
import { deskWorkKinds } from '../src/composition/desk-work-kinds.ts';
import { inspectionSubjects } from '../src/composition/inspection-subjects.ts';
import { noticeKinds } from '../src/composition/notice-kinds.ts';
import { orderKinds } from '../src/composition/order-kinds.ts';
import { savedSearchKinds } from '../src/composition/saved-search-kinds.ts';
import type { Database } from '../src/db/database.ts';
import type { DirectCalls } from '../src/http/direct-call.ts';
import { largeBodiesOfProcess } from '../src/http/large-bodies.ts';
import { rewriteApiUrl } from '../src/http/rewrite-url.ts';
import { createPostgresLimiter } from '../src/limits/shared-limiter.ts';
import { findOpenOrders } from '../src/modules/challan-orders/checkout/find-open-orders.ts';
import { watchContent } from '../src/modules/content-versions/watch-content.ts';
import type { ApiSettings, Services } from '../src/services.ts';
import { type ScriptedCallBridge, scriptedCallBridge } from './scripted-call-bridge.ts';
import { type ScriptedFastag, scriptedFastag } from './scripted-fastag.ts';
import { type ScriptedGateway, scriptedGateway } from './scripted-gateway.ts';
import { type ScriptedInsurers, scriptedInsurers } from './scripted-insurers.ts';
import { type ScriptedLicences, scriptedLicences } from './scripted-licences.ts';
import { type ScriptedLoans, scriptedLoans } from './scripted-loans.ts';
import { type ScriptedRtoAgent, scriptedRtoAgent } from './scripted-rto-agent.ts';
import {
  memoryFiles,
  type ScriptedHistories,
  type ScriptedPartner,
  type ScriptedSources,
  scriptedEmail,
  scriptedHistories,
  scriptedPartner,
  scriptedSources,
  testChallanSettings,
  testOrderSettings,
  testServiceHistorySettings,
} from './scripted-services.ts';
import { scriptedAds, scriptedSinks } from './scripted-sinks.ts';
import { type ScriptedWebhooks, scriptedWebhooks } from './scripted-webhooks.ts';

/** Test settings: the product's defaults, with responses validated against their contracts. */
export const testSettings: ApiSettings = {
  secret: randomBytes(32),
  allowedOrigins: new Set(),
  secureCookies: false,
  validateAnswers: true,
  lookups: {
    visitorPerDay: 5,
    userPerDay: 25,
    addressPerDay: 25,
    rangePerDay: 250,
    seriesPerDay: 50,
    seriesTotalPerDay: 100,
    visitorsPerHour: 5_000,
    watchesPerDay: 2_000,
    freshHours: 24,
    isUnlimited: false,
  },
  requestsPerMinute: 10_000,
  garageSize: 20,
  lookupLogDays: 365,
  analyticsDefault: 'granted',
  brand: { name: 'Pahiya', siteUrl: 'http://localhost:3000' },
  partners: [],
  rtoPartnerServices: [],
  challans: testChallanSettings,
  orders: testOrderSettings,
  serviceHistory: testServiceHistorySettings,
  assistantCallsPerDay: 100,
  moderationEmail: 'officer@pahiya.example',
};

/** A registry whose responses a test sets; it counts calls. */
export type ScriptedRegistry = VehicleRegistry & {
  readonly asked: string[];
  answer: (vehicleNumber: string) => Promise<Result<RegistryAnswer, ProviderFailure>>;
};

/** A registry without vehicles until a test sets some. */
export function scriptedRegistry(): ScriptedRegistry {
  const asked: string[] = [];
  const registry: ScriptedRegistry = {
    source: { id: 'test-registry', name: 'Test registry', sandbox: true },
    asked,
    answer: async () => ok({ kind: 'not-found' }),
    find: async (vehicleNumber) => {
      asked.push(vehicleNumber);
      return registry.answer(vehicleNumber);
    },
  };
  return registry;
}

/** The API over HTTP semantics (inject) on a real database. */
export type TestApi = {
  readonly app: FastifyInstance;
  readonly direct: DirectCalls;
  readonly registry: ScriptedRegistry;
  readonly sources: ScriptedSources;
  readonly gateway: ScriptedGateway;
  readonly partner: ScriptedPartner;
  readonly rtoAgent: ScriptedRtoAgent;
  readonly histories: ScriptedHistories;
  readonly fastag: ScriptedFastag;
  readonly licences: ScriptedLicences;
  readonly loans: ScriptedLoans;
  readonly insurance: ScriptedInsurers;
  readonly callBridge: ScriptedCallBridge;
  readonly partnerWebhooks: ScriptedWebhooks;
  readonly email: ReturnType<typeof scriptedEmail>;
  readonly files: ReturnType<typeof memoryFiles>;
  readonly sinks: ReturnType<typeof scriptedSinks>;
  readonly ads: ReturnType<typeof scriptedAds>;
  /** Messages "sent", oldest first. */
  readonly messages: SmsMessage[];
  /** Sets the clock. */
  readonly setNow: (now: Date) => void;
  readonly services: Services;
  readonly close: () => Promise<void>;
};

/** Builds the API for a test; `overrides` replace single services. */
export async function createTestApi(
  sql: Database,
  overrides: Partial<Omit<Services, 'sql' | 'settings'>> & { settings?: Partial<ApiSettings> } = {},
): Promise<TestApi> {
  let now = new Date('2026-11-21T04:44:00Z');
  const messages: SmsMessage[] = [];
  const registry = scriptedRegistry();
  const callBridge = scriptedCallBridge();
  const partnerWebhooks = scriptedWebhooks();
  const sources = scriptedSources();
  const gateway = scriptedGateway();
  const partner = scriptedPartner();
  const rtoAgent = scriptedRtoAgent();
  const histories = scriptedHistories();
  const fastag = scriptedFastag();
  const licences = scriptedLicences();
  const loans = scriptedLoans(() => now);
  const insurance = scriptedInsurers(() => now);
  const email = scriptedEmail();
  const files = memoryFiles();
  const sinks = scriptedSinks();
  const ads = scriptedAds();
  const services: Services = {
    sql,
    now: () => now,
    databaseNow: async () => now,
    registry,
    sms: {
      send: async (message) => {
        messages.push(message);
        return ok({ requestId: String(messages.length) });
      },
    },
    push: {
      publicKey: 'BPublic',
      accepts: async () => false,
      send: async () => ok('gone'),
    },
    whatsApp: null,
    callBridge,
    partnerWebhooks,
    challanSources: sources.all,
    orderKinds,
    deskWorkKinds,
    noticeKinds,
    savedSearchKinds,
    inspectionSubjects,
    findOpenOrders,
    gateway,
    partner,
    rtoAgent,
    serviceHistory: histories,
    ...fastag,
    licenceRegistry: licences,
    loanDesk: loans,
    insuranceDesk: insurance,
    videos: { look: async () => ok('there') },
    catalogueFeed: null,
    dealerFeeds: { accepts: async () => false, fetchList: async () => ok({ kind: 'unchanged' }) },
    email,
    files,
    sinks: sinks.all,
    ads,
    answerWriter: null,
    limiter: createPostgresLimiter(sql),
    largeBodies: largeBodiesOfProcess(),
    // Checked on every request: a change is seen immediately.
    content: watchContent(sql, { maxAgeMs: -1, waitMs: 5000, now: () => performance.now() }),
    ...overrides,
    // A copy of what tests change: test files share their modules.
    settings: {
      ...testSettings,
      challans: { ...testChallanSettings },
      orders: { ...testOrderSettings },
      ...overrides.settings,
    },
  };
  const app = Fastify({
    rewriteUrl: (request) => rewriteApiUrl(request.url ?? '/'),
    trustProxy: true,
    bodyLimit: 65_536,
  });
  const direct = await registerApi(app, services);
  await app.ready();
  return {
    app,
    direct,
    registry,
    sources,
    gateway,
    partner,
    rtoAgent,
    histories,
    fastag,
    licences,
    loans,
    insurance,
    callBridge,
    partnerWebhooks,
    email,
    files,
    sinks,
    ads,
    messages,
    setNow: (at) => {
      now = at;
    },
    services,
    close: async () => {
      await app.close();
      await services.limiter.close();
    },
  };
}
