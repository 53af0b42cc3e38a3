import { sinkNames } from '@pahiya/domain/forms/form-definition';
import type { InsuranceLicence } from '@pahiya/domain/insurance/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import {
  SANDBOX_CREDENTIALS,
  SANDBOX_INSURERS,
  SANDBOX_LENDERS,
} from '@pahiya/sandbox/credentials';
import type { InsurerConfig } from './insurer-config.ts';
import type { LenderConfig } from './lender-config.ts';
import type { MetaConfig, SinkConfig } from './sink-config.ts';
import type { Upstream, UpstreamConfig } from './upstream-config.ts';

/** Addresses of the sandbox. */
type Sandbox = { readonly address: string; readonly mailAddress: string };
type LiveOf<One> = Omit<Extract<One, { readonly kind: 'live' }>, 'kind'>;
type Bound<Name extends keyof UpstreamConfig> = LiveOf<UpstreamConfig[Name]> & {
  readonly sandbox: boolean;
};

/** Address of every external service: its own, or the sandbox's. */
export type BoundUpstreams = {
  readonly [Name in Exclude<
    keyof UpstreamConfig,
    's3' | 'assistant' | 'catalogueFeed' | 'whatsApp'
  >]: Bound<Name>;
} & { readonly videos: { readonly baseUrl: string } };

/** Uses the sandbox for services that are not configured. */
export function withSandbox(config: UpstreamConfig, sandbox: Sandbox | null): BoundUpstreams {
  const keys = SANDBOX_CREDENTIALS;
  const at = String(sandbox?.address);
  const mail = new URL(sandbox?.mailAddress ?? 'smtp://127.0.0.1:25');
  return {
    ulip: bind(config.ulip, () => ({
      baseUrl: `${at}/ulip/v1.0.0`,
      username: keys.ulipUsername,
      password: keys.ulipPassword,
    })),
    msg91: bind(config.msg91, () => ({
      baseUrl: at,
      authKey: keys.msg91AuthKey,
      templates: { otp: keys.otpTemplates, link: keys.linkTemplates, ...keys.turnTemplates },
      voice: { callerId: keys.voiceCallerId, templates: { otp: keys.voiceTemplates } },
    })),
    callBridge: bind(config.callBridge, () => ({
      baseUrl: at,
      account: keys.callBridgeAccount,
      key: keys.callBridgeKey,
      token: keys.callBridgeToken,
      callerId: keys.voiceCallerId,
    })),
    virtualCourts: bind(config.virtualCourts, () => ({
      baseUrl: at,
      apiKey: keys.virtualCourtsApiKey,
    })),
    statePolice: bind(config.statePolice, () => ({
      baseUrl: at,
      apiKey: keys.statePoliceApiKey,
      photoOrigins: [],
    })),
    settlement: bind(config.settlement, () => ({
      baseUrl: at,
      apiKey: keys.settlementPartnerKey,
    })),
    rtoAgent: bind(config.rtoAgent, () => ({ baseUrl: at, apiKey: keys.rtoAgentKey })),
    serviceHistory: bind(config.serviceHistory, () => ({
      baseUrl: at,
      apiKey: keys.vehicleRecordsKey,
    })),
    bbps: bind(config.bbps, () => ({
      baseUrl: at,
      apiKey: keys.bbpsApiKey,
      agentId: keys.bbpsAgentId,
      callbackSecret: keys.bbpsCallbackSecret,
    })),
    tagIssuer: bind(config.tagIssuer, () => ({
      baseUrl: at,
      apiKey: keys.tagIssuerKey,
      name: keys.tagIssuerName,
    })),
    // Needs no key: where no sandbox runs, the real one is asked.
    videos: { baseUrl: sandbox === null ? 'https://www.youtube.com' : `${at}/videos` },
    razorpay: bind(config.razorpay, () => ({
      baseUrl: at,
      keyId: keys.razorpayKeyId,
      keySecret: keys.razorpayKeySecret,
      webhookSecret: keys.razorpayWebhookSecret,
    })),
    smtp: bind(config.smtp, () => ({
      host: mail.hostname,
      port: Number(mail.port),
      tls: 'offered' as const,
      username: keys.smtpUsername,
      password: keys.smtpPassword,
      from: { name: 'Pahiya', address: 'orders@pahiya.example' },
    })),
  };
}

/** The operator's own sinks, played by the sandbox. */
export function sinksAtSandbox(address: string): {
  readonly sinks: SinkConfig;
  readonly meta: MetaConfig;
} {
  return {
    sinks: {
      secret: SANDBOX_CREDENTIALS.sinkSecret,
      urls: Object.fromEntries(sinkNames.map((name) => [name, `${address}/sinks/${name}`])),
    },
    meta: {
      baseUrl: `${address}/meta/v23.0`,
      pixelId: SANDBOX_CREDENTIALS.metaPixelId,
      accessToken: SANDBOX_CREDENTIALS.metaAccessToken,
    },
  };
}

/** WhatsApp as the sandbox plays it. */
export function whatsAppAtSandbox(address: string): NonNullable<UpstreamConfig['whatsApp']> {
  return {
    baseUrl: `${address}/whatsapp/v23.0`,
    phoneNumberId: SANDBOX_CREDENTIALS.whatsAppPhoneNumberId,
    accessToken: SANDBOX_CREDENTIALS.whatsAppAccessToken,
    appSecret: SANDBOX_CREDENTIALS.whatsAppAppSecret,
    verifyToken: SANDBOX_CREDENTIALS.whatsAppVerifyToken,
    templates: SANDBOX_CREDENTIALS.whatsAppTemplates,
  };
}

/** The sandbox's lenders. */
export function lendersAtSandbox(address: string): LenderConfig {
  return {
    network: {
      baseUrl: address,
      clientId: SANDBOX_CREDENTIALS.loanNetworkClientId,
      clientSecret: SANDBOX_CREDENTIALS.loanNetworkClientSecret,
      name: SANDBOX_CREDENTIALS.loanNetworkName,
    },
    gateway: { baseUrl: address, secret: SANDBOX_CREDENTIALS.lenderGatewaySecret },
    lenders: SANDBOX_LENDERS,
  };
}

function bind<Live>(
  upstream: Upstream<Live>,
  sandbox: () => Live,
): Live & { readonly sandbox: boolean } {
  if (upstream.kind === 'sandbox') return { ...sandbox(), sandbox: true };
  const { kind: _kind, ...live } = upstream;
  return { ...(live as Live), sandbox: false };
}

/** The sandbox's insurers. */
export function insurersAtSandbox(address: string): InsurerConfig {
  return {
    hub: {
      baseUrl: address,
      clientId: SANDBOX_CREDENTIALS.insurerHubClientId,
      clientSecret: SANDBOX_CREDENTIALS.insurerHubClientSecret,
    },
    link: { baseUrl: address, secret: SANDBOX_CREDENTIALS.insurerLinkSecret },
    partner: 'sandbox',
    insurers: SANDBOX_INSURERS.map((one) =>
      one.way === 'here' ? one : { ...one, page: `${address}/insurer-pages/${one.id}/buy` },
    ),
  };
}

/** What stands for a registration while the insurers are the sandbox's. */
export const sandboxLicence: InsuranceLicence = {
  number: 'SANDBOX',
  kind: 'web-aggregator',
  validUntil: '2099-12-31' as IstDate,
};
