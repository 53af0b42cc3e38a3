import type { InsuranceLicence } from '@pahiya/domain/insurance/ports';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { z } from 'zod';
import { address } from './config-forms.ts';

const line = z.string().min(1).max(120);

/** What `INSURERS` says of each insurer; shown to a person before anything is sent. */
const insurerList = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{2,40}$/),
      name: line,
      over: z.enum(['hub', 'link']),
      registration: line,
      helpline: line,
      grievanceOfficer: line,
      covers: z.array(z.enum(['bundle', 'package', 'own-damage', 'third-party'])).min(1),
      way: z.enum(['here', 'hand-over']),
      page: address.optional(),
    }),
  )
  .min(1)
  .max(40)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
  .refine((all) => all.every(({ way, page }) => (way === 'hand-over') === (page !== undefined)));

const licence = z.strictObject({
  number: line,
  kind: z.enum(['web-aggregator', 'broker', 'corporate-agent']),
  validUntil: z.string().transform((text, context) => {
    const day = parseIstDate(text);
    if (day === null) context.addIssue('no day');
    return day ?? z.NEVER;
  }),
});

const listForm = 'must be a JSON list of insurers (docs/providers/insurers.md)';
const licenceForm = 'must be JSON with number, kind and validUntil (docs/providers/insurers.md)';

function jsonOf<T>(shape: z.ZodType<T>, form: string) {
  return z
    .string()
    .transform((text, context): T => {
      const read = shape.safeParse(jsonIn(text));
      if (read.success) return read.data;
      context.addIssue(form);
      return z.NEVER;
    })
    .optional();
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Variables of the insurers and of the licence to sell. */
export const insurerVariables = {
  INSURER_HUB_BASE_URL: address.optional(),
  INSURER_HUB_CLIENT_ID: line.optional(),
  INSURER_HUB_CLIENT_SECRET: line.optional(),
  INSURER_LINK_BASE_URL: address.optional(),
  INSURER_LINK_SECRET: line.optional(),
  INSURER_PARTNER_NAME: line.optional(),
  INSURERS: jsonOf(insurerList, listForm),
  IRDAI_REGISTRATION: jsonOf(licence, licenceForm),
};

type Variables = z.output<z.ZodObject<typeof insurerVariables>>;

/** The insurers with the ways to them. */
export type InsurerConfig = {
  readonly hub: {
    readonly baseUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
  } | null;
  readonly link: { readonly baseUrl: string; readonly secret: string } | null;
  readonly partner: string;
  readonly insurers: z.output<typeof insurerList>;
};

const hubGroup = [
  'INSURER_HUB_BASE_URL',
  'INSURER_HUB_CLIENT_ID',
  'INSURER_HUB_CLIENT_SECRET',
] as const;
const linkGroup = ['INSURER_LINK_BASE_URL', 'INSURER_LINK_SECRET'] as const;
const named = [...hubGroup, ...linkGroup, 'INSURER_PARTNER_NAME', 'INSURERS'] as const;

/** Errors that depend on several variables. */
export function insurerFaults(
  given: Readonly<Record<string, string | undefined>>,
  { needsLive }: { readonly needsLive: boolean },
): string[] {
  const lacks = (names: readonly string[]) => names.some((name) => given[name] === undefined);
  const faults: string[] = [];
  const hasAny = named.some((name) => given[name] !== undefined);
  if (hasAny && lacks(['INSURERS', 'INSURER_PARTNER_NAME', 'INSURER_LINK_SECRET'])) {
    faults.push('INSURERS, INSURER_PARTNER_NAME and INSURER_LINK_SECRET are given together');
  }
  if (lacks(hubGroup) && given.INSURERS?.includes('"hub"')) {
    faults.push(`${hubGroup.join(', ')} must be given with an insurer over the hub`);
  }
  if (lacks(linkGroup) && given.INSURERS?.includes('"link"')) {
    faults.push(`${linkGroup.join(' and ')} must be given with an insurer over the link`);
  }
  if (!needsLive) return faults;
  for (const name of ['INSURER_HUB_BASE_URL', 'INSURER_LINK_BASE_URL'] as const) {
    if (given[name]?.startsWith('http:')) {
      faults.push(`${name} must be an https address in production`);
    }
  }
  return faults;
}

/** Converts the variables for the composition; `insurers` null: none are configured. */
export function insurersOf(env: Variables): {
  readonly insurers: InsurerConfig | null;
  readonly insuranceLicence: InsuranceLicence | null;
} {
  const insuranceLicence = env.IRDAI_REGISTRATION ?? null;
  const { INSURERS: insurers, INSURER_PARTNER_NAME: partner } = env;
  const { INSURER_HUB_BASE_URL: hubUrl, INSURER_HUB_CLIENT_ID: clientId } = env;
  const { INSURER_HUB_CLIENT_SECRET: clientSecret, INSURER_LINK_BASE_URL: linkUrl } = env;
  const secret = env.INSURER_LINK_SECRET;
  if (insurers === undefined || partner === undefined) return { insurers: null, insuranceLicence };
  const bare = (url: string) => url.replace(/\/$/, '');
  const hub =
    hubUrl === undefined || clientId === undefined || clientSecret === undefined
      ? null
      : { baseUrl: bare(hubUrl), clientId, clientSecret };
  const link =
    linkUrl === undefined || secret === undefined ? null : { baseUrl: bare(linkUrl), secret };
  return { insurers: { hub, link, partner, insurers }, insuranceLicence };
}
