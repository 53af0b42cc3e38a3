import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1');
const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from ${low} to ${high}` })
    .transform(Number)
    .refine((value) => value >= low && value <= high, {
      error: `must be a whole number from ${low} to ${high}`,
    });
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const secretForm = 'must be at least 32 bytes, written as 64 or more hexadecimal digits';

/** Every variable that the server reads, with its form and default. `docs/operations.md` explains each. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  ROLES: list
    .pipe(
      z.array(z.enum(['web', 'api', 'worker'], { error: 'must be of web, api, worker' })).min(1),
    )
    .default(['web', 'api', 'worker']),
  SITE_URL: address.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' })
    .optional(),
  DATABASE_POOL: whole(2, 200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis address' }).optional(),
  APP_SECRET: z
    .string()
    .regex(/^[0-9a-f]{64,}$/i, { error: secretForm })
    .optional(),
  TRUSTED_PROXIES: list.default([]),
  ALLOWED_ORIGINS: list.pipe(z.array(address)).default([]),
  FRAME_ANCESTORS: list.pipe(z.array(address)).default([]),
  API_BASE_CORE: address.optional(),
  API_BASE_OPTIMUS: address.optional(),
  API_BASE_JAZZ: address.optional(),
  ALLOW_SANDBOX: flag.default(false),
  SANDBOX_PORT: whole(0, 65_535).default(0),
  ULIP_BASE_URL: address.optional(),
  ULIP_USERNAME: z.string().min(1).optional(),
  ULIP_PASSWORD: z.string().min(1).optional(),
  MSG91_BASE_URL: address.optional(),
  MSG91_AUTH_KEY: z.string().min(1).optional(),
  MSG91_OTP_TEMPLATE: z.string().min(1).optional(),
  MSG91_OTP_TEMPLATE_HI: z.string().min(1).optional(),
  MSG91_VOICE_CALLER_ID: z.string().min(1).optional(),
  MSG91_VOICE_TEMPLATE: z.string().min(1).optional(),
  MSG91_VOICE_TEMPLATE_HI: z.string().min(1).optional(),
  LOOKUP_LIMIT_VISITOR: whole(1, 10_000).default(5),
  LOOKUP_LIMIT_USER: whole(1, 10_000).default(25),
  LOOKUP_LIMIT_ADDRESS: whole(1, 100_000).default(25),
  LOOKUP_LIMIT_RANGE: whole(1, 1_000_000).default(250),
  LOOKUP_LIMIT_SERIES: whole(1, 10_000).default(15),
  LOOKUP_LOG_DAYS: whole(365, 3650).default(365),
  VEHICLE_FRESH_HOURS: whole(1, 720).default(24),
  REQUESTS_PER_MINUTE: whole(10, 1_000_000).default(300),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  GARAGE_SIZE: whole(1, 500).default(20),
  IMAGE_SOURCES: list.pipe(z.array(address)).default([]),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^[A-Z0-9-]{4,20}$/)
    .optional(),
  ANALYTICS_CONSENT_DEFAULT: z.enum(['granted', 'denied']).default('granted'),
  BRAND_NAME: z.string().min(1).max(40).default('Pahiya'),
  BRAND_NAME_HI: z.string().min(1).max(40).default('पहिया'),
  SUPPORT_EMAIL: z.email().default('help@pahiya.example'),
  SUPPORT_PHONE: z.string().max(20).optional(),
  PLAY_STORE_URL: address.optional(),
  APP_STORE_URL: address.optional(),
});

type Environment = z.output<typeof environmentSchema>;

/** Addresses and keys of an outside service, or the sandbox in its place. */
export type Upstream<Live> = { readonly kind: 'sandbox' } | ({ readonly kind: 'live' } & Live);

/** The configuration whole: read once at start, passed down, never read again. */
export type Config = Omit<Environment, 'NODE_ENV' | 'SITE_URL'> & {
  readonly mode: 'production' | 'development' | 'test' | 'local';
  readonly siteUrl: string | null;
  readonly ulip: Upstream<{ baseUrl: string; username: string; password: string }>;
  readonly msg91: Upstream<{
    baseUrl: string;
    authKey: string;
    templates: { otp: { en: string; hi: string } };
    /** Codes read out by a call; null: the operator has no such line. */
    voice: { callerId: string; templates: { otp: { en: string; hi: string } } } | null;
  }>;
};

/** All faults of the configuration at once, a line each. */
export class ConfigFaults extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** Reads and checks the environment. Empty variables count as absent, so that `.env.example` works as it is.
 * @throws ConfigFaults naming every variable that is wrong and what is wrong with it. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, text]) => text !== undefined && text.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  faults.push(...crossFaults(given));
  if (!parsed.success || faults.length > 0) throw new ConfigFaults(faults);
  const { NODE_ENV, SITE_URL, ...rest } = parsed.data;
  return {
    ...rest,
    mode: NODE_ENV ?? 'local',
    siteUrl: SITE_URL?.replace(/\/$/, '') ?? null,
    ulip: ulipOf(parsed.data),
    msg91: msg91Of(parsed.data),
  };
}

const groups = [
  ['ULIP_BASE_URL', 'ULIP_USERNAME', 'ULIP_PASSWORD'],
  ['MSG91_BASE_URL', 'MSG91_AUTH_KEY', 'MSG91_OTP_TEMPLATE'],
] as const;

/** Faults that only show when variables are held against each other. */
function crossFaults(given: Partial<Record<keyof Environment, string>>): string[] {
  const faults: string[] = [];
  for (const group of groups) {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      faults.push(`${missing.join(', ')} must be given with the others of ${group.join(', ')}`);
    }
  }
  if (given.NODE_ENV !== 'production') return faults;
  if (given.APP_SECRET === undefined) faults.push(`APP_SECRET ${secretForm} (production)`);
  if (given.SITE_URL === undefined) faults.push('SITE_URL must be given in production');
  if (given.RATE_LIMITS === 'off') faults.push('RATE_LIMITS may not be off in production');
  if (given.ALLOW_SANDBOX !== 'true' && given.ALLOW_SANDBOX !== '1') {
    for (const group of groups) {
      const [name] = group;
      if (given[name] === undefined) {
        faults.push(`${name} is needed in production (or ALLOW_SANDBOX=true for a demonstration)`);
      } else if (isLoopbackAddress(given[name])) {
        faults.push(
          `${name} is a sandbox address, refused in production without ALLOW_SANDBOX=true`,
        );
      }
    }
  }
  return faults;
}

function isLoopbackAddress(text: unknown): boolean {
  const host = URL.parse(String(text))?.hostname ?? '';
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

function ulipOf(env: Environment): Config['ulip'] {
  const { ULIP_BASE_URL: baseUrl, ULIP_USERNAME: username, ULIP_PASSWORD: password } = env;
  if (baseUrl === undefined || username === undefined || password === undefined) {
    return { kind: 'sandbox' };
  }
  return { kind: 'live', baseUrl, username, password };
}

function msg91Of(env: Environment): Config['msg91'] {
  const { MSG91_BASE_URL: baseUrl, MSG91_AUTH_KEY: authKey, MSG91_OTP_TEMPLATE: en } = env;
  if (baseUrl === undefined || authKey === undefined || en === undefined) {
    return { kind: 'sandbox' };
  }
  const hi = env.MSG91_OTP_TEMPLATE_HI ?? en;
  return {
    kind: 'live',
    baseUrl,
    authKey,
    templates: { otp: { en, hi } },
    voice: voiceOf(env),
  };
}

function voiceOf(env: Environment) {
  const { MSG91_VOICE_CALLER_ID: callerId, MSG91_VOICE_TEMPLATE: en } = env;
  if (callerId === undefined || en === undefined) return null;
  return { callerId, templates: { otp: { en, hi: env.MSG91_VOICE_TEMPLATE_HI ?? en } } };
}
