import {
  alertKinds,
  noticeTurns,
  orderTurns,
  type SmsTemplate,
} from '@pahiya/domain/messages/ports';
import { whatsAppTemplates } from '@pahiya/domain/messages/whatsapp';
import type { WhatsAppCloudOptions } from '@pahiya/providers/whatsapp/cloud/cloud-sender';
import { z } from 'zod';
import { address, list } from './config-forms.ts';

const text = z.string().min(1);
const templateForm = 'must be pairs such as order-paid=ID,order-paid-hi=ID';

const senderForm = /^([^<>"\r\n]{1,60}) <([^\s<>,@]{1,64}@[^\s<>,@]{1,190})>$/;

/** Variables of the external services. Those of a group are configured together or not at all. */
export const upstreamVariables = {
  SANDBOX_ADDRESS: address.optional(),
  ULIP_BASE_URL: address.optional(),
  ULIP_USERNAME: text.optional(),
  ULIP_PASSWORD: text.optional(),
  MSG91_BASE_URL: address.optional(),
  MSG91_AUTH_KEY: text.optional(),
  MSG91_OTP_TEMPLATE: text.optional(),
  MSG91_OTP_TEMPLATE_HI: text.optional(),
  MSG91_LINK_TEMPLATE: text.optional(),
  MSG91_LINK_TEMPLATE_HI: text.optional(),
  MSG91_ORDER_TEMPLATES: list
    .refine((pairs) => pairs.every((pair) => templatePair(pair) !== null), { error: templateForm })
    .default([]),
  MSG91_VOICE_CALLER_ID: text.optional(),
  MSG91_VOICE_TEMPLATE: text.optional(),
  MSG91_VOICE_TEMPLATE_HI: text.optional(),
  WHATSAPP_BASE_URL: address.optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, { error: 'must be digits' }).optional(),
  WHATSAPP_ACCESS_TOKEN: text.optional(),
  WHATSAPP_APP_SECRET: text.optional(),
  WHATSAPP_VERIFY_TOKEN: text.optional(),
  WHATSAPP_TEMPLATES: list
    .refine((pairs) => pairs.every((pair) => whatsAppPair(pair) !== null), {
      error: 'must be pairs such as vehicle-due=NAME,own-due=NAME',
    })
    .default([]),
  VCOURTS_BASE_URL: address.optional(),
  VCOURTS_API_KEY: text.optional(),
  STATE_POLICE_BASE_URL: address.optional(),
  STATE_POLICE_API_KEY: text.optional(),
  STATE_POLICE_PHOTO_ORIGINS: list.pipe(z.array(address)).default([]),
  CALL_BRIDGE_BASE_URL: address.optional(),
  CALL_BRIDGE_ACCOUNT: text.optional(),
  CALL_BRIDGE_KEY: text.optional(),
  CALL_BRIDGE_TOKEN: text.optional(),
  CALL_BRIDGE_CALLER_ID: text.optional(),
  SETTLEMENT_BASE_URL: address.optional(),
  SETTLEMENT_API_KEY: text.optional(),
  RTO_AGENT_BASE_URL: address.optional(),
  RTO_AGENT_API_KEY: text.optional(),
  SERVICE_HISTORY_BASE_URL: address.optional(),
  SERVICE_HISTORY_API_KEY: text.optional(),
  BBPS_BASE_URL: address.optional(),
  BBPS_API_KEY: text.optional(),
  BBPS_AGENT_ID: text.optional(),
  BBPS_CALLBACK_SECRET: text.optional(),
  TAG_ISSUER_BASE_URL: address.optional(),
  TAG_ISSUER_API_KEY: text.optional(),
  TAG_ISSUER_NAME: text.optional(),
  RAZORPAY_BASE_URL: address.optional(),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(senderForm, { error: 'must be as Name <orders@example.in>' })
    .optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  CATALOGUE_FEED_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  CATALOGUE_FEED_API_KEY: text.optional(),
  ASSISTANT_BASE_URL: address.optional(),
  ASSISTANT_API_KEY: text.optional(),
  ASSISTANT_MODEL: text.optional(),
};

/** Optional: without it no reminder is offered by WhatsApp. */
const whatsAppGroup = [
  'WHATSAPP_BASE_URL',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

type Upstreams = z.output<z.ZodObject<typeof upstreamVariables>>;
type Name = keyof Upstreams;

/** Groups of variables, by service. The first of each is its address. */
const groups = {
  ulip: ['ULIP_BASE_URL', 'ULIP_USERNAME', 'ULIP_PASSWORD'],
  msg91: ['MSG91_BASE_URL', 'MSG91_AUTH_KEY', 'MSG91_OTP_TEMPLATE'],
  virtualCourts: ['VCOURTS_BASE_URL', 'VCOURTS_API_KEY'],
  statePolice: ['STATE_POLICE_BASE_URL', 'STATE_POLICE_API_KEY'],
  callBridge: [
    'CALL_BRIDGE_BASE_URL',
    'CALL_BRIDGE_ACCOUNT',
    'CALL_BRIDGE_KEY',
    'CALL_BRIDGE_TOKEN',
    'CALL_BRIDGE_CALLER_ID',
  ],
  settlement: ['SETTLEMENT_BASE_URL', 'SETTLEMENT_API_KEY'],
  rtoAgent: ['RTO_AGENT_BASE_URL', 'RTO_AGENT_API_KEY'],
  serviceHistory: ['SERVICE_HISTORY_BASE_URL', 'SERVICE_HISTORY_API_KEY'],
  bbps: ['BBPS_BASE_URL', 'BBPS_API_KEY', 'BBPS_AGENT_ID', 'BBPS_CALLBACK_SECRET'],
  tagIssuer: ['TAG_ISSUER_BASE_URL', 'TAG_ISSUER_API_KEY', 'TAG_ISSUER_NAME'],
  razorpay: [
    'RAZORPAY_BASE_URL',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
  ],
  smtp: ['SMTP_URL', 'MAIL_FROM'],
} as const satisfies Record<string, readonly [Name, ...Name[]]>;
/** Without it, files are stored on the local disk; no sandbox is used. */
const s3Group = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Optional: without it the assistant's passages are its answers. */
const assistantGroup = ['ASSISTANT_BASE_URL', 'ASSISTANT_API_KEY', 'ASSISTANT_MODEL'] as const;

/** Address and keys of an external service, or the sandbox in its place. */
export type Upstream<Live> = { readonly kind: 'sandbox' } | ({ readonly kind: 'live' } & Live);

/** A mail server and the sender. */
export type MailServer = {
  readonly host: string;
  readonly port: number;
  readonly tls: 'implicit' | 'required' | 'offered';
  readonly username?: string;
  readonly password?: string;
  readonly from: { readonly name: string; readonly address: string };
};

type IdsByLanguage = { readonly en: string; readonly hi: string };

/** The external services for the composition. */
export type UpstreamConfig = {
  readonly ulip: Upstream<{ baseUrl: string; username: string; password: string }>;
  readonly msg91: Upstream<{
    baseUrl: string;
    authKey: string;
    templates: { otp: IdsByLanguage } & Partial<Record<SmsTemplate, IdsByLanguage>>;
    /** Voice calls with OTPs; null: the operator has no such line. */
    voice: { callerId: string; templates: { otp: IdsByLanguage } } | null;
  }>;
  readonly virtualCourts: Upstream<{ baseUrl: string; apiKey: string }>;
  readonly statePolice: Upstream<{ baseUrl: string; apiKey: string; photoOrigins: string[] }>;
  readonly callBridge: Upstream<{
    baseUrl: string;
    account: string;
    key: string;
    token: string;
    callerId: string;
  }>;
  readonly settlement: Upstream<{ baseUrl: string; apiKey: string }>;
  readonly rtoAgent: Upstream<{ baseUrl: string; apiKey: string }>;
  readonly serviceHistory: Upstream<{ baseUrl: string; apiKey: string }>;
  readonly bbps: Upstream<{
    baseUrl: string;
    apiKey: string;
    agentId: string;
    callbackSecret: string;
  }>;
  readonly tagIssuer: Upstream<{ baseUrl: string; apiKey: string; name: string }>;
  readonly razorpay: Upstream<{
    baseUrl: string;
    keyId: string;
    keySecret: string;
    webhookSecret: string;
  }>;
  readonly smtp: Upstream<MailServer>;
  readonly s3: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** Null: not offered, or the sandbox where one runs. */
  readonly whatsApp: Omit<WhatsAppCloudOptions, 'http' | 'guard'> | null;
  readonly assistant: { baseUrl: string; apiKey: string; model: string } | null;
  /** A list of new cars over HTTP; null: none. */
  readonly catalogueFeed: { url: string; apiKey: string | null } | null;
};

/** Errors of incomplete groups, and in production of services left to the sandbox. */
export function upstreamFaults(
  given: Readonly<Record<string, string | undefined>>,
  { needsLive }: { readonly needsLive: boolean },
): string[] {
  const faults: string[] = [];
  for (const group of [...Object.values(groups), s3Group, assistantGroup, whatsAppGroup]) {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      faults.push(`${missing.join(', ')} must be given with the others of ${group.join(', ')}`);
    }
  }
  if (!needsLive) return faults;
  for (const [name] of Object.values(groups)) {
    if (given[name] === undefined) {
      faults.push(`${name} is needed in production (or ALLOW_SANDBOX=true for a demonstration)`);
    } else if (isLoopbackAddress(given[name])) {
      faults.push(`${name} is a sandbox address, refused in production without ALLOW_SANDBOX=true`);
    }
  }
  return faults;
}

/** Converts the variables for the composition; a missing group is the sandbox. */
export function upstreamsOf(env: Upstreams): UpstreamConfig {
  return {
    ulip: live(env, groups.ulip, ([baseUrl, username, password]) => ({
      baseUrl,
      username,
      password,
    })),
    msg91: live(env, groups.msg91, ([baseUrl, authKey, otp]) => ({
      baseUrl,
      authKey,
      templates: {
        otp: { en: otp, hi: env.MSG91_OTP_TEMPLATE_HI ?? otp },
        ...linkTemplate(env),
        ...turnTemplates(env.MSG91_ORDER_TEMPLATES),
      },
      voice: voiceOf(env),
    })),
    virtualCourts: live(env, groups.virtualCourts, ([baseUrl, apiKey]) => ({ baseUrl, apiKey })),
    statePolice: live(env, groups.statePolice, ([baseUrl, apiKey]) => ({
      baseUrl,
      apiKey,
      photoOrigins: env.STATE_POLICE_PHOTO_ORIGINS,
    })),
    callBridge: live(env, groups.callBridge, ([baseUrl, account, key, token, callerId]) => ({
      baseUrl,
      account,
      key,
      token,
      callerId,
    })),
    settlement: live(env, groups.settlement, ([baseUrl, apiKey]) => ({ baseUrl, apiKey })),
    rtoAgent: live(env, groups.rtoAgent, ([baseUrl, apiKey]) => ({ baseUrl, apiKey })),
    serviceHistory: live(env, groups.serviceHistory, ([baseUrl, apiKey]) => ({ baseUrl, apiKey })),
    bbps: live(env, groups.bbps, ([baseUrl, apiKey, agentId, callbackSecret]) => ({
      baseUrl,
      apiKey,
      agentId,
      callbackSecret,
    })),
    tagIssuer: live(env, groups.tagIssuer, ([baseUrl, apiKey, name]) => ({
      baseUrl,
      apiKey,
      name,
    })),
    razorpay: live(env, groups.razorpay, ([baseUrl, keyId, keySecret, webhookSecret]) => ({
      baseUrl,
      keyId,
      keySecret,
      webhookSecret,
    })),
    smtp: live(env, groups.smtp, ([url, from]) => mailServerOf(url, from)),
    s3: s3Of(env),
    whatsApp: whatsAppOf(env),
    assistant: assistantOf(env),
    catalogueFeed:
      env.CATALOGUE_FEED_URL === undefined
        ? null
        : { url: env.CATALOGUE_FEED_URL, apiKey: env.CATALOGUE_FEED_API_KEY ?? null },
  };
}

/** Whether any service is left to the sandbox. */
export function needsSandbox(config: UpstreamConfig): boolean {
  const names = Object.keys(groups) as (keyof typeof groups)[];
  return names.some((name) => config[name].kind === 'sandbox');
}

type Texts<Group extends readonly Name[]> = { readonly [Index in keyof Group]: string };

function live<const Group extends readonly Name[], Live>(
  env: Upstreams,
  group: Group,
  make: (texts: Texts<Group>) => Live,
): Upstream<Live> {
  const texts = group.map((name) => env[name]).filter((value) => typeof value === 'string');
  if (texts.length < group.length) return { kind: 'sandbox' };
  return { kind: 'live', ...make(texts as unknown as Texts<Group>) };
}

function s3Of(env: Upstreams): UpstreamConfig['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  return endpoint && region && bucket && accessKeyId && secretAccessKey
    ? { endpoint, region, bucket, accessKeyId, secretAccessKey }
    : null;
}

function whatsAppOf(env: Upstreams): UpstreamConfig['whatsApp'] {
  const {
    WHATSAPP_BASE_URL: baseUrl,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = env;
  if (!(baseUrl && phoneNumberId && accessToken && appSecret && verifyToken)) return null;
  const templates = Object.fromEntries(
    env.WHATSAPP_TEMPLATES.flatMap((pair) => [whatsAppPair(pair) ?? []] as [string, string][]),
  );
  return { baseUrl, phoneNumberId, accessToken, appSecret, verifyToken, templates };
}

function whatsAppPair(pair: string): [string, string] | null {
  const [, alert, name] = /^([a-z-]+)=([a-z0-9_]+)$/.exec(pair) ?? [];
  const isKnown = whatsAppTemplates.some((one) => one === alert);
  return isKnown && alert !== undefined && name !== undefined ? [alert, name] : null;
}

function assistantOf(env: Upstreams): UpstreamConfig['assistant'] {
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: model } = env;
  return baseUrl && apiKey && model ? { baseUrl: baseUrl.replace(/\/$/, ''), apiKey, model } : null;
}

/** `smtps:` is implicit TLS, `smtp:` requires STARTTLS. */
function mailServerOf(address: string, sender: string): MailServer {
  const url = new URL(address);
  const isImplicit = url.protocol === 'smtps:';
  const [, name = '', from = ''] = senderForm.exec(sender) ?? [];
  return {
    host: url.hostname,
    port: Number(url.port || (isImplicit ? 465 : 587)),
    tls: isImplicit ? 'implicit' : 'required',
    ...(url.username === ''
      ? {}
      : {
          username: decodeURIComponent(url.username),
          password: decodeURIComponent(url.password),
        }),
    from: { name, address: from },
  };
}

function voiceOf(env: Upstreams) {
  const { MSG91_VOICE_CALLER_ID: callerId, MSG91_VOICE_TEMPLATE: en } = env;
  if (callerId === undefined || en === undefined) return null;
  return { callerId, templates: { otp: { en, hi: env.MSG91_VOICE_TEMPLATE_HI ?? en } } };
}

/** Without one no link is sent by SMS. */
function linkTemplate({ MSG91_LINK_TEMPLATE: en, MSG91_LINK_TEMPLATE_HI: hi }: Upstreams) {
  return en === undefined ? {} : { link: { en, hi: hi ?? en } };
}

/** Templates of order messages and reminders. */
const turnTemplateNames: readonly SmsTemplate[] = [
  ...orderTurns.map((turn) => `order-${turn}` as const),
  ...noticeTurns.map((turn) => `notice-${turn}` as const),
  ...alertKinds.map((kind) => `alert-${kind}` as const),
];

/** `order-paid=ID` is the English one, `order-paid-hi=ID` the Hindi one; without a Hindi one the English is used. */
function turnTemplates(pairs: readonly string[]): Partial<Record<SmsTemplate, IdsByLanguage>> {
  const ids = new Map(pairs.flatMap((pair) => [templatePair(pair) ?? []] as [string, string][]));
  return Object.fromEntries(
    turnTemplateNames.flatMap((name) => {
      const en = ids.get(name);
      return en === undefined ? [] : [[name, { en, hi: ids.get(`${name}-hi`) ?? en }]];
    }),
  );
}

function templatePair(pair: string): [string, string] | null {
  const [, name, id] = /^([a-z-]+)=([\w-]+)$/.exec(pair) ?? [];
  if (name === undefined || id === undefined) return null;
  const template = name.replace(/-hi$/, '');
  return turnTemplateNames.some((one) => one === template) ? [name, id] : null;
}

function isLoopbackAddress(value: unknown): boolean {
  const host = URL.parse(String(value))?.hostname ?? '';
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
