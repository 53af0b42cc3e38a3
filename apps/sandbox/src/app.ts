import { istDateOf } from '@pahiya/domain/shared/ist-date';
import Fastify, { type FastifyInstance } from 'fastify';
import { addAuthorityPages } from './authority/routes.ts';
import { addBbps } from './bbps/add-bbps.ts';
import { addCallBridge } from './call-bridge/add-call-bridge.ts';
import { addCarFeed } from './car-feed/add-car-feed.ts';
import { createChallanWorld } from './challans/challan-world.ts';
import { createTroubleMaker } from './challans/meet-trouble.ts';
import { addChatCompletions } from './chat-completions/routes.ts';
import { createCallCounter } from './control/call-counter.ts';
import { createFaultBoard } from './control/faults.ts';
import { addControlRoutes } from './control/routes.ts';
import { SANDBOX_CREDENTIALS } from './credentials.ts';
import { addDealerFeed } from './dealer-feed/add-dealer-feed.ts';
import { createTagWorld } from './fastag/tag-world.ts';
import { addInboxRoutes } from './inbox/routes.ts';
import { addInsurers } from './insurers/add-insurers.ts';
import { addLenders } from './lenders/add-lenders.ts';
import { addMeta } from './meta/add-meta.ts';
import { createInbox } from './msg91/inbox.ts';
import { addMsg91Routes } from './msg91/routes.ts';
import { addPartnerWebhooks } from './partner-webhooks/add-partner-webhooks.ts';
import { addPush } from './push/add-push.ts';
import { addRazorpay } from './razorpay/add-razorpay.ts';
import type { RazorpaySettings } from './razorpay/settings.ts';
import { addRtoAgent } from './rto-agent/add-rto-agent.ts';
import { addS3Routes } from './s3/routes.ts';
import { addSettlementPartner } from './settlement-partner/add-settlement-partner.ts';
import { addSinks } from './sinks/add-sinks.ts';
import { createSinkInbox } from './sinks/sink-inbox.ts';
import { addMailServer } from './smtp/add-mail-server.ts';
import { createMailbox } from './smtp/mailbox.ts';
import { addStatePoliceRoutes } from './state-police/routes.ts';
import { addTagIssuer } from './tag-issuer/add-tag-issuer.ts';
import { addEchallanRoutes } from './ulip/echallan-routes.ts';
import { addFastagRoutes } from './ulip/fastag-routes.ts';
import { addUlipRoutes } from './ulip/routes.ts';
import { addSarathiRoutes } from './ulip/sarathi-routes.ts';
import { createUlipSessions, type UlipUser } from './ulip/sessions.ts';
import { addVehicleRecords } from './vehicle-records/add-vehicle-records.ts';
import { addVideos } from './videos/add-videos.ts';
import { addVirtualCourtRoutes } from './virtual-courts/routes.ts';
import { addWhatsApp } from './whatsapp/add-whatsapp.ts';

const ULIP_TOKEN_LIFETIME_MS = 3_600_000;
/** Users of the sandbox's ULIP: one with access, one whose company has no subscription. */
const ULIP_USERS: readonly UlipUser[] = [
  {
    username: SANDBOX_CREDENTIALS.ulipUsername,
    password: SANDBOX_CREDENTIALS.ulipPassword,
    apis: ['VAHAN/01', 'ECHALLAN/01', 'FASTAG/01', 'FASTAG/02', 'SARATHI/01'],
  },
  { username: 'unsubscribed', password: SANDBOX_CREDENTIALS.ulipPassword, apis: [] },
];

export type SandboxOptions = {
  readonly msg91AuthKey?: string;
  /** Initial settings of the gateway. */
  readonly razorpay?: Partial<RazorpaySettings>;
  /** SMTP port, 0 for any free one; without it no mail server is started. `GET /control/addresses` returns it. */
  readonly smtp?: { readonly port: number; readonly host: string };
  /** The clock: validity periods and the date in India. Default: the system clock. */
  readonly now?: () => Date;
  /** TLS for tests of certificates. */
  readonly https?: { readonly key: string; readonly cert: string };
};

/** What every service here gets. */
type Board = {
  readonly app: FastifyInstance;
  readonly options: SandboxOptions;
  readonly inbox: ReturnType<typeof createInbox>;
  readonly mailbox: ReturnType<typeof createMailbox>;
  readonly tools: {
    readonly faults: ReturnType<typeof createFaultBoard>;
    readonly calls: ReturnType<typeof createCallCounter>;
    readonly now: () => Date;
  };
};

/** What a service adds to the control API. */
type Service = {
  readonly addControl?: (control: FastifyInstance) => void;
  readonly reset?: () => void;
};

/** The external services on one Fastify server, each with its own wire protocol. Not listening yet: the caller
 * chooses the port and closes it. State (tokens, messages, faults, counts) lasts as long as the server. */
export function buildSandbox(options: SandboxOptions = {}): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: false,
    bodyLimit: 256 * 1024,
    // An aborted request must not delay shutdown.
    forceCloseConnections: true,
    ...(options.https === undefined ? {} : { https: options.https }),
  });
  const faults = createFaultBoard();
  const calls = createCallCounter();
  const inbox = createInbox();
  const mailbox = createMailbox();
  const tools = { faults, calls, now: options.now ?? (() => new Date()) };
  const board: Board = { app, options, inbox, mailbox, tools };
  const services = [
    ...addRegistersAndTags(board),
    ...addPartners(board),
    ...addLendersAndInsurers(board),
    ...addMessages(board),
    ...addStoresAndTools(board),
  ];
  addControlRoutes(app, {
    faults,
    calls,
    services: services.flatMap(({ addControl }) => addControl ?? []),
    reset() {
      faults.clear();
      calls.reset();
      inbox.clear();
      mailbox.clear();
      for (const { reset } of services) reset?.();
    },
  });
  app.get('/', async (_request, reply) => reply.redirect('/inbox'));
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}

/** The national registers and the sources of challans, what pays challans, and tags: of one world each. */
function addRegistersAndTags({ app, inbox, tools }: Board): readonly Service[] {
  const { now } = tools;
  const ulip = {
    users: ULIP_USERS,
    sessions: createUlipSessions(ULIP_TOKEN_LIFETIME_MS, () => now().getTime()),
    today: () => istDateOf(now()),
    ...tools,
  };
  const world = createChallanWorld(now);
  const trouble = createTroubleMaker();
  const challans = { world, trouble, ...tools };
  const tags = createTagWorld(now);
  addUlipRoutes(app, ulip);
  addEchallanRoutes(app, { ...ulip, ...challans });
  addVirtualCourtRoutes(app, { ...challans, apiKey: SANDBOX_CREDENTIALS.virtualCourtsApiKey });
  addStatePoliceRoutes(app, { ...challans, apiKey: SANDBOX_CREDENTIALS.statePoliceApiKey });
  addAuthorityPages(app, { world, now });
  addSarathiRoutes(app, ulip);
  addFastagRoutes(app, { ...ulip, world: tags });
  return [
    { reset: trouble.clear },
    addSettlementPartner(app, {
      apiKey: SANDBOX_CREDENTIALS.settlementPartnerKey,
      world,
      inbox,
      ...tools,
    }),
    addBbps(app, {
      apiKey: SANDBOX_CREDENTIALS.bbpsApiKey,
      agentId: SANDBOX_CREDENTIALS.bbpsAgentId,
      callbackSecret: SANDBOX_CREDENTIALS.bbpsCallbackSecret,
      world: tags,
      ...tools,
    }),
    addTagIssuer(app, { apiKey: SANDBOX_CREDENTIALS.tagIssuerKey, world: tags, inbox, ...tools }),
  ];
}

/** Who works for the operator or its partners, or sends lists. */
function addPartners({ app, options, tools }: Board): readonly Service[] {
  addCallBridge(app, {
    account: SANDBOX_CREDENTIALS.callBridgeAccount,
    key: SANDBOX_CREDENTIALS.callBridgeKey,
    token: SANDBOX_CREDENTIALS.callBridgeToken,
    ...tools,
  });
  return [
    addRtoAgent(app, { apiKey: SANDBOX_CREDENTIALS.rtoAgentKey, ...tools }),
    addVehicleRecords(app, { apiKey: SANDBOX_CREDENTIALS.vehicleRecordsKey, ...tools }),
    addPartnerWebhooks(app, tools),
    addCarFeed(app, { apiKey: SANDBOX_CREDENTIALS.carFeedKey, ...tools }),
    addDealerFeed(app, tools),
    addRazorpay(app, {
      keyId: SANDBOX_CREDENTIALS.razorpayKeyId,
      keySecret: SANDBOX_CREDENTIALS.razorpayKeySecret,
      webhookSecret: SANDBOX_CREDENTIALS.razorpayWebhookSecret,
      ...(options.razorpay === undefined ? {} : { settings: options.razorpay }),
      ...tools,
    }),
  ];
}

function addLendersAndInsurers({ app, inbox, tools }: Board): readonly Service[] {
  return [
    addLenders(app, {
      clientId: SANDBOX_CREDENTIALS.loanNetworkClientId,
      clientSecret: SANDBOX_CREDENTIALS.loanNetworkClientSecret,
      gatewaySecret: SANDBOX_CREDENTIALS.lenderGatewaySecret,
      inbox,
      ...tools,
    }),
    addInsurers(app, {
      clientId: SANDBOX_CREDENTIALS.insurerHubClientId,
      clientSecret: SANDBOX_CREDENTIALS.insurerHubClientSecret,
      linkSecret: SANDBOX_CREDENTIALS.insurerLinkSecret,
      ...tools,
    }),
  ];
}

/** What carries messages to people, and the inbox that shows them. */
function addMessages({ app, options, inbox, mailbox, tools }: Board): readonly Service[] {
  addMsg91Routes(app, {
    authKey: options.msg91AuthKey ?? SANDBOX_CREDENTIALS.msg91AuthKey,
    inbox,
    ...tools,
  });
  addInboxRoutes(app, { inbox, mailbox });
  return [
    addPush(app, tools),
    addWhatsApp(app, {
      phoneNumberId: SANDBOX_CREDENTIALS.whatsAppPhoneNumberId,
      accessToken: SANDBOX_CREDENTIALS.whatsAppAccessToken,
      appSecret: SANDBOX_CREDENTIALS.whatsAppAppSecret,
      verifyToken: SANDBOX_CREDENTIALS.whatsAppVerifyToken,
      inbox,
      ...tools,
    }),
    addMailServer(app, options.smtp, {
      username: SANDBOX_CREDENTIALS.smtpUsername,
      password: SANDBOX_CREDENTIALS.smtpPassword,
      mailbox,
      ...tools,
    }),
  ];
}

/** Files, videos, the model of the assistant, and where forms and events are forwarded. */
function addStoresAndTools({ app, tools }: Board): readonly Service[] {
  addVideos(app, tools);
  addS3Routes(app, {
    account: {
      accessKeyId: SANDBOX_CREDENTIALS.s3AccessKeyId,
      secretAccessKey: SANDBOX_CREDENTIALS.s3SecretAccessKey,
      region: SANDBOX_CREDENTIALS.s3Region,
    },
    bucket: SANDBOX_CREDENTIALS.s3Bucket,
    ...tools,
  });
  const sinkInbox = createSinkInbox();
  return [
    { reset: sinkInbox.clear },
    addSinks(app, { secret: SANDBOX_CREDENTIALS.sinkSecret, inbox: sinkInbox, ...tools }),
    addMeta(app, {
      pixelId: SANDBOX_CREDENTIALS.metaPixelId,
      accessToken: SANDBOX_CREDENTIALS.metaAccessToken,
      ...tools,
    }),
    addChatCompletions(app, {
      apiKey: SANDBOX_CREDENTIALS.chatApiKey,
      model: SANDBOX_CREDENTIALS.chatModel,
      ...tools,
    }),
  ];
}
