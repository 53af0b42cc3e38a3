import type { ApiSettings } from '@pahiya/api/services';
import { paise } from '@pahiya/domain/shared/money';
import type { Config } from './config.ts';

/** API settings from the configuration. */
export function apiSettings(
  config: Config,
  { secret, siteUrl }: { readonly secret: Uint8Array; readonly siteUrl: string },
): ApiSettings {
  return {
    secret,
    allowedOrigins: new Set([...config.ALLOWED_ORIGINS, siteUrl]),
    secureCookies: siteUrl.startsWith('https:'),
    validateAnswers: config.mode === 'development' || config.mode === 'test',
    lookups: {
      visitorPerDay: config.LOOKUP_LIMIT_VISITOR,
      userPerDay: config.LOOKUP_LIMIT_USER,
      addressPerDay: config.LOOKUP_LIMIT_ADDRESS,
      rangePerDay: config.LOOKUP_LIMIT_RANGE,
      seriesPerDay: config.LOOKUP_LIMIT_SERIES,
      seriesTotalPerDay: config.LOOKUP_LIMIT_SERIES_TOTAL,
      visitorsPerHour: config.LOOKUP_LIMIT_VISITORS_HOUR,
      watchesPerDay: config.WATCH_LOOKUPS_PER_DAY,
      freshHours: config.VEHICLE_FRESH_HOURS,
      isUnlimited: config.RATE_LIMITS === 'off',
    },
    requestsPerMinute: config.REQUESTS_PER_MINUTE,
    garageSize: config.GARAGE_SIZE,
    lookupLogDays: config.LOOKUP_LOG_DAYS,
    analyticsDefault: config.ANALYTICS_CONSENT_DEFAULT,
    brand: { name: config.BRAND_NAME, siteUrl },
    partners: config.PARTNER_SITES,
    challans: challanSettings(config),
    rtoPartnerServices: config.RTO_PARTNER_SERVICES,
    orders: orderSettings(config),
    serviceHistory: serviceHistorySettings(config),
    assistantCallsPerDay: config.ASSISTANT_CALLS_PER_DAY,
    moderationEmail: config.GRIEVANCE_OFFICER_EMAIL ?? config.SUPPORT_EMAIL,
  };
}

/** GSTIN of the sandbox's seller, to try tax invoices; of no real business. */
const sandboxGstin = '07AAAAA0000A1Z5';

function gstinOf(config: Config): string | null {
  return config.SELLER_GSTIN ?? (config.razorpay.kind === 'sandbox' ? sandboxGstin : null);
}

/** GST is charged only with a GSTIN. Source: CGST Act 2017, section 32(1). Rule id: FEE-GST. */
function challanSettings(config: Config): ApiSettings['challans'] {
  return {
    freshMinutes: config.CHALLAN_FRESH_MINUTES,
    sourceStatus: {
      windowMinutes: config.SOURCE_STATUS_MINUTES,
      minCalls: config.SOURCE_STATUS_CALLS,
      downPercent: config.SOURCE_DOWN_PERCENT,
    },
    discoveryHours: 24,
    revealsPerDay: config.CHALLAN_REVEALS_PER_DAY,
    fees: {
      settlementFee: paise(config.FEE_SETTLEMENT),
      courtLegalFee: paise(config.FEE_LEGAL),
      gstBasisPoints: gstinOf(config) === null ? 0 : config.FEE_GST_BASIS_POINTS,
      legalDiscountBasisPoints: 0,
    },
    partnerKinds: config.PARTNER_KINDS,
    taskLeaseSeconds: config.TASK_LEASE_SECONDS,
  };
}

/** Settings of service-history reports. GST as for challans: only with a GSTIN. */
function serviceHistorySettings(config: Config): ApiSettings['serviceHistory'] {
  return {
    price: paise(config.SERVICE_REPORT_PRICE),
    gstBasisPoints: gstinOf(config) === null ? 0 : config.FEE_GST_BASIS_POINTS,
    vendorCost: paise(config.SERVICE_REPORT_COST),
    freshHours: 24,
    waitHours: 24,
    reportDays: 365,
  };
}

/** Settings of orders and their payments. */
function orderSettings(config: Config): ApiSettings['orders'] {
  return {
    quoteMinutes: config.QUOTE_MINUTES,
    orderMinutes: config.ORDER_MINUTES,
    holdMinutes: config.ORDER_HOLD_MINUTES,
    unpaidOrders: config.UNPAID_ORDERS,
    lateCaptureMinutes: config.LATE_CAPTURE_MINUTES,
    isPaused: config.PAYMENTS_PAUSED,
    operatorRefundLimit: paise(config.OPERATOR_REFUND_LIMIT),
    documentDays: config.DOCUMENT_DAYS,
    seller: {
      legalName: config.SELLER_LEGAL_NAME ?? config.BRAND_NAME,
      gstin: gstinOf(config),
      sac: config.SELLER_SAC,
      address: config.SELLER_ADDRESS,
      supportEmail: config.SUPPORT_EMAIL,
    },
  };
}
