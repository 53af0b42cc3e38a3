import { defaultFees } from '@pahiya/domain/challans/quote';
import type { InsuranceLicence } from '@pahiya/domain/insurance/ports';
import { z } from 'zod';
import { address, flag, list, partnerSites, rupeeAmount, whole } from './config-forms.ts';
import {
  type InsurerConfig,
  insurerFaults,
  insurersOf,
  insurerVariables,
} from './insurer-config.ts';
import { type LenderConfig, lenderFaults, lendersOf, lenderVariables } from './lender-config.ts';
import { androidAppSetting, iosAppSetting } from './native-app-forms.ts';
import { endsOf, type OutsideEnds, sinkFaults, sinkVariables } from './sink-config.ts';
import {
  type UpstreamConfig,
  upstreamFaults,
  upstreamsOf,
  upstreamVariables,
} from './upstream-config.ts';

const secretForm = 'must be at least 32 bytes, written as 64 or more hexadecimal digits';

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres address',
});

/** Every variable that the server reads, with format and default. `docs/operations.md` explains each. */
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
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_POOL: whole(2, 200).default(10),
  DATABASE_PREPARE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
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
  ...upstreamVariables,
  ...sinkVariables,
  ...lenderVariables,
  ...insurerVariables,
  LOOKUP_LIMIT_VISITOR: whole(1, 10_000).default(5),
  LOOKUP_LIMIT_USER: whole(1, 10_000).default(25),
  LOOKUP_LIMIT_ADDRESS: whole(1, 100_000).default(25),
  LOOKUP_LIMIT_RANGE: whole(1, 1_000_000).default(250),
  LOOKUP_LIMIT_SERIES: whole(1, 10_000).default(15),
  LOOKUP_LIMIT_SERIES_TOTAL: whole(1, 10_000).default(100),
  WATCH_LOOKUPS_PER_DAY: whole(0, 1_000_000).default(2_000),
  LOOKUP_LIMIT_VISITORS_HOUR: whole(1, 10_000_000).default(5_000),
  LOOKUP_LOG_DAYS: whole(365, 3650).default(365),
  VEHICLE_FRESH_HOURS: whole(1, 720).default(24),
  PAGE_THREAD: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SMS_PER_HOUR: whole(1, 10_000_000).default(3_000),
  SMS_PER_DAY: whole(1, 100_000_000).default(20_000),
  MAX_CONNECTIONS: whole(10, 100_000).default(2_000),
  REQUESTS_PER_MINUTE: whole(10, 1_000_000).default(300),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  GARAGE_SIZE: whole(1, 500).default(20),
  CHALLAN_FRESH_MINUTES: whole(1, 1440).default(10),
  SOURCE_STATUS_MINUTES: whole(1, 1440).default(15),
  SOURCE_STATUS_CALLS: whole(1, 10_000).default(10),
  SOURCE_DOWN_PERCENT: whole(1, 100).default(50),
  CHALLAN_REVEALS_PER_DAY: whole(1, 1000).default(10),
  PAYMENTS_PAUSED: flag.default(false),
  FEE_SETTLEMENT: rupeeAmount.default(defaultFees.settlementFee),
  FEE_LEGAL: rupeeAmount.default(defaultFees.courtLegalFee),
  FEE_GST_BASIS_POINTS: whole(0, 10_000).default(defaultFees.gstBasisPoints),
  SERVICE_REPORT_PRICE: rupeeAmount.default(24_900),
  SERVICE_REPORT_COST: rupeeAmount.default(12_000),
  QUOTE_MINUTES: whole(1, 120).default(15),
  ORDER_MINUTES: whole(5, 1440).default(30),
  ORDER_HOLD_MINUTES: whole(1, 120).default(15),
  UNPAID_ORDERS: whole(1, 100).default(5),
  LATE_CAPTURE_MINUTES: whole(0, 120).default(10),
  PARTNER_KINDS: list
    .pipe(z.array(z.enum(['e-challan', 'court'], { error: 'must be of e-challan, court' })))
    .default(['e-challan']),
  RTO_PARTNER_SERVICES: list
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[a-z-]+(:[A-Z]{2})?$/, { error: 'must be as duplicate-rc or duplicate-rc:DL' }),
      ),
    )
    .default(['duplicate-rc']),
  OPERATOR_REFUND_LIMIT: rupeeAmount.default(500_000),
  TASK_LEASE_SECONDS: whole(2, 600).default(30),
  UPSTREAM_PATIENCE_PERCENT: whole(5, 500).default(100),
  DOCUMENT_DAYS: whole(1, 3650).default(90),
  SELLER_LEGAL_NAME: z.string().min(1).max(120).optional(),
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, { error: 'must be a GSTIN' })
    .optional(),
  SELLER_SAC: z
    .string()
    .regex(/^\d{6}$/, { error: 'must have six digits' })
    .default('998599'),
  SELLER_ADDRESS: z.string().max(200).default(''),
  ASSISTANT_CALLS_PER_DAY: whole(0, 1_000_000).default(2_000),
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
  GRIEVANCE_OFFICER_NAME: z.string().min(1).max(80).optional(),
  GRIEVANCE_OFFICER_EMAIL: z.email().optional(),
  GRIEVANCE_OFFICER_PHONE: z.string().max(20).optional(),
  GRIEVANCE_OFFICER_ADDRESS: z.string().max(200).optional(),
  PARTNER_SITES: partnerSites,
  PLAY_STORE_URL: address.optional(),
  APP_STORE_URL: address.optional(),
  ANDROID_APP: androidAppSetting.optional(),
  IOS_APP: iosAppSetting.optional(),
});

type Environment = z.output<typeof environmentSchema>;

/** The complete configuration: read once at start, passed down, never read again. */
export type Config = Omit<Environment, 'NODE_ENV' | 'SITE_URL'> &
  UpstreamConfig &
  OutsideEnds & {
    /** Null: none are configured. */
    readonly lenders: LenderConfig | null;
    readonly insurers: InsurerConfig | null;
    /** Null: no quotes of insurers are shown. */
    readonly insuranceLicence: InsuranceLicence | null;
    readonly mode: 'production' | 'development' | 'test' | 'local';
    readonly siteUrl: string | null;
  };

/** All configuration errors, one per line. */
export class ConfigFaults extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** Reads and validates the environment. Empty variables count as unset, so `.env.example` works unedited.
 * @throws ConfigFaults with every invalid variable and its error. */
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
    ...upstreamsOf(parsed.data),
    ...endsOf(parsed.data),
    lenders: lendersOf(parsed.data),
    ...insurersOf(parsed.data),
  };
}

/** Errors that depend on several variables. */
function crossFaults(given: Partial<Record<keyof Environment, string>>): string[] {
  const isProduction = given.NODE_ENV === 'production';
  const allowsSandbox = given.ALLOW_SANDBOX === 'true' || given.ALLOW_SANDBOX === '1';
  const needsLive = isProduction && !allowsSandbox;
  const faults = upstreamFaults(given, { needsLive });
  if (given.DATABASE_DIRECT_URL !== undefined && given.DATABASE_URL === undefined) {
    faults.push('DATABASE_DIRECT_URL is of no use without DATABASE_URL');
  }
  const { GRIEVANCE_OFFICER_NAME: officer, GRIEVANCE_OFFICER_EMAIL: mail } = given;
  if ((officer === undefined) !== (mail === undefined)) {
    faults.push('GRIEVANCE_OFFICER_NAME and GRIEVANCE_OFFICER_EMAIL are given together or not');
  }
  faults.push(...lenderFaults(given, { needsLive }));
  faults.push(...insurerFaults(given, { needsLive }));
  faults.push(...sinkFaults(given, { isProduction: needsLive }));
  if (!isProduction) return faults;
  if (given.APP_SECRET === undefined) faults.push(`APP_SECRET ${secretForm} (production)`);
  if (given.SITE_URL === undefined) faults.push('SITE_URL must be given in production');
  if (given.RATE_LIMITS === 'off') faults.push('RATE_LIMITS may not be off in production');
  if (needsLive && given.SANDBOX_ADDRESS !== undefined) {
    faults.push('SANDBOX_ADDRESS is refused in production without ALLOW_SANDBOX=true');
  }
  faults.push(...sellerFaults(given, needsLive));
  return faults;
}

/** Receipts name the seller and its address, pages whom to write to; GST that is set explicitly needs a GSTIN. */
function sellerFaults(
  given: Partial<Record<keyof Environment, string>>,
  needsLive: boolean,
): string[] {
  if (!needsLive) return [];
  const faults = (['SELLER_LEGAL_NAME', 'SELLER_ADDRESS'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be given in production: receipts name the seller`);
  if (given.SUPPORT_EMAIL === undefined) {
    faults.push(
      'SUPPORT_EMAIL must be given in production: pages and receipts say whom to write to',
    );
  }
  const gst = Number(given.FEE_GST_BASIS_POINTS ?? 0);
  if (gst > 0 && given.SELLER_GSTIN === undefined) {
    faults.push('SELLER_GSTIN must be given where FEE_GST_BASIS_POINTS is: GST needs a GSTIN');
  }
  return faults;
}
