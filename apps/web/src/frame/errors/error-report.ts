import type { Input } from '@pahiya/api-client/api-client';

/** Body of an error report. */
export type ErrorReport = Input<'logFrontendError'>['body'];

/** Input of a report. */
export type ReportSource = {
  readonly brand: string;
  readonly platform: 'web' | 'app';
  readonly deviceId: string;
  readonly isLoggedIn: boolean;
  readonly city: string;
  readonly href: string;
  /** Route pattern of the page, to avoid sending path values: `/rc-details/:vehicleNum`. */
  readonly routePattern: string;
  readonly cookieNames: readonly string[];
  readonly meta: Readonly<Record<string, string | number | boolean>>;
};

const utmFields = {
  utm_source: 'utmSource',
  utm_campaign: 'utmCampaign',
  utm_medium: 'utmMedium',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;

/** The payload of the specification (section 3), without personal data: no vehicle or mobile number, cookie value or
 * IP address; of the query only campaign fields. */
export function makeErrorReport(source: ReportSource): ErrorReport {
  const url = new URL(source.href);
  const campaign = new URLSearchParams();
  const utm: Partial<Record<(typeof utmFields)[keyof typeof utmFields], string>> = {};
  for (const [name, field] of Object.entries(utmFields)) {
    const value = url.searchParams.get(name);
    if (value === null || scrub(value) !== value) continue;
    utm[field] = value.slice(0, 100);
    campaign.set(name, value.slice(0, 100));
  }
  const deviceId = source.deviceId.split('.')[0] ?? '';
  return {
    src: `${source.brand.toLowerCase().replace(/\s+/g, '')}${source.platform === 'app' ? 'App' : 'web'}`,
    ...(deviceId === '' ? {} : { deviceId }),
    loggedIn: source.isLoggedIn,
    city: source.city,
    type: 'WEB_FRONTEND_ERROR',
    cookies: source.cookieNames.join(','),
    url: url.origin + source.routePattern,
    queryParams: campaign.toString(),
    ...utm,
    meta: scrubMeta(source.meta),
  };
}

/** Redacts vehicle numbers, mobile numbers and e-mail addresses. */
export function scrub(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]')
    .replace(/(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}/g, '[mobile]')
    .replace(/\b\d{2}[\s-]?BH[\s-]?\d{4}[\s-]?[A-Z]{1,2}\b/gi, '[vehicle]')
    .replace(/\b[A-Z]{2}[\s-]?\d{1,2}[\s-]?(?:[A-Z]{1,3}[\s-]?){0,2}\d{1,4}\b/gi, '[vehicle]');
}

function scrubMeta(meta: ReportSource['meta']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(meta).map(([key, value]) => [
      key,
      typeof value === 'string' ? scrub(value).slice(0, 500) : value,
    ]),
  );
}
