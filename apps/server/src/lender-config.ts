import { loanKinds } from '@pahiya/domain/loans/loan-rules';
import { z } from 'zod';
import { address } from './config-forms.ts';

const line = z.string().min(1).max(120);
const check = z.enum(['soft', 'hard']);

/** What `LENDERS` says of each lender; shown to a person before anything is sent. */
const lenderList = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{2,40}$/),
      name: line,
      over: z.enum(['network', 'gateway']),
      kinds: z.array(z.enum(loanKinds)).min(1),
      offerCheck: check,
      applicationCheck: check,
      bureau: line,
      keptDays: z.int().min(1).max(3650),
      grievanceOfficer: line,
    }),
  )
  .min(1)
  .max(30)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);

const listForm = 'must be a JSON list of lenders (docs/providers/lenders.md)';

/** Variables of the lenders. */
export const lenderVariables = {
  LOAN_NETWORK_BASE_URL: address.optional(),
  LOAN_NETWORK_CLIENT_ID: line.optional(),
  LOAN_NETWORK_CLIENT_SECRET: line.optional(),
  LOAN_NETWORK_NAME: line.optional(),
  LENDER_GATEWAY_BASE_URL: address.optional(),
  LENDER_GATEWAY_SECRET: line.optional(),
  LENDERS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue(listForm);
        return z.NEVER;
      }
    })
    .pipe(z.custom((value) => lenderList.safeParse(value).success, { error: listForm }))
    .transform((value) => lenderList.parse(value))
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof lenderVariables>>;

/** The lenders' network with its lenders, and the gateway where one of them needs it. */
export type LenderConfig = {
  readonly network: {
    readonly baseUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly name: string;
  };
  readonly gateway: { readonly baseUrl: string; readonly secret: string } | null;
  readonly lenders: z.output<typeof lenderList>;
};

const networkGroup = [
  'LOAN_NETWORK_BASE_URL',
  'LOAN_NETWORK_CLIENT_ID',
  'LOAN_NETWORK_CLIENT_SECRET',
  'LOAN_NETWORK_NAME',
  'LENDERS',
] as const;
const gatewayGroup = ['LENDER_GATEWAY_BASE_URL', 'LENDER_GATEWAY_SECRET'] as const;

/** Errors that depend on several variables. */
export function lenderFaults(
  given: Readonly<Record<string, string | undefined>>,
  { needsLive }: { readonly needsLive: boolean },
): string[] {
  const faults: string[] = [];
  const hasAny = [...networkGroup, ...gatewayGroup].some((name) => given[name] !== undefined);
  const missing = networkGroup.filter((name) => given[name] === undefined);
  if (hasAny && missing.length > 0) {
    faults.push(
      `${missing.join(', ')} must be given with the others of ${networkGroup.join(', ')}`,
    );
  }
  const lacksGateway = gatewayGroup.some((name) => given[name] === undefined);
  if (lacksGateway && given.LENDERS?.includes('"gateway"')) {
    faults.push(`${gatewayGroup.join(' and ')} must be given with a lender over the gateway`);
  }
  if (!needsLive) return faults;
  for (const name of ['LOAN_NETWORK_BASE_URL', 'LENDER_GATEWAY_BASE_URL'] as const) {
    if (given[name]?.startsWith('http:')) {
      faults.push(`${name} must be an https address in production`);
    }
  }
  return faults;
}

/** Converts the variables for the composition; null: no lenders are configured. */
export function lendersOf(env: Variables): LenderConfig | null {
  const { LOAN_NETWORK_BASE_URL: baseUrl, LOAN_NETWORK_CLIENT_ID: clientId } = env;
  const {
    LOAN_NETWORK_CLIENT_SECRET: clientSecret,
    LOAN_NETWORK_NAME: name,
    LENDERS: lenders,
  } = env;
  const { LENDER_GATEWAY_BASE_URL: gatewayUrl, LENDER_GATEWAY_SECRET: secret } = env;
  if (!baseUrl || !clientId || !clientSecret || !name || lenders === undefined) return null;
  return {
    network: { baseUrl: baseUrl.replace(/\/$/, ''), clientId, clientSecret, name },
    gateway:
      gatewayUrl === undefined || secret === undefined
        ? null
        : { baseUrl: gatewayUrl.replace(/\/$/, ''), secret },
    lenders,
  };
}
