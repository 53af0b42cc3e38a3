import { type SinkName, sinkNames } from '@pahiya/domain/forms/form-definition';
import { z } from 'zod';
import { address } from './config-forms.ts';

/** Variables of the operator's own endpoints: where form submissions are forwarded and advertising events are sent. */
export const sinkVariables = {
  FORM_WEBHOOK_URL: address.optional(),
  SHEET_LEADS_URL: address.optional(),
  SHEET_FEEDBACK_URL: address.optional(),
  FORM_SINK_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  META_BASE_URL: address.optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, { error: 'must be digits' })
    .optional(),
  META_ACCESS_TOKEN: z.string().min(1).optional(),
};

type Variables = z.output<z.ZodObject<typeof sinkVariables>>;

/** Addresses of sinks with their signing keys; a missing sink is closed. */
export type SinkConfig = {
  readonly secret: string;
  readonly urls: Readonly<Partial<Record<SinkName, string>>>;
};

/** Meta's Conversions API. */
export type MetaConfig = {
  readonly baseUrl: string;
  readonly pixelId: string;
  readonly accessToken: string;
};

/** Null: not configured. Then the sandbox plays them while it runs; without it they are closed. */
export type OutsideEnds = {
  readonly sinks: SinkConfig | null;
  readonly meta: MetaConfig | null;
};

const variableOf: Readonly<Record<SinkName, keyof typeof sinkVariables>> = {
  webhook: 'FORM_WEBHOOK_URL',
  'sheet-leads': 'SHEET_LEADS_URL',
  'sheet-feedback': 'SHEET_FEEDBACK_URL',
};
const metaGroup = ['META_BASE_URL', 'META_PIXEL_ID', 'META_ACCESS_TOKEN'] as const;

/** Errors that depend on several variables. */
export function sinkFaults(
  given: Readonly<Record<string, string | undefined>>,
  { isProduction }: { readonly isProduction: boolean },
): string[] {
  const faults: string[] = [];
  const addresses = [...Object.values(variableOf), 'META_BASE_URL'];
  const hasSink = Object.values(variableOf).some((name) => given[name] !== undefined);
  if (hasSink && given.FORM_SINK_SECRET === undefined) {
    faults.push('FORM_SINK_SECRET must be given with an address of a sink: what is sent is signed');
  }
  const missing = metaGroup.filter((name) => given[name] === undefined);
  if (missing.length > 0 && missing.length < metaGroup.length) {
    faults.push(`${missing.join(', ')} must be given with the others of ${metaGroup.join(', ')}`);
  }
  if (!isProduction) return faults;
  for (const name of addresses) {
    if (given[name]?.startsWith('http:'))
      faults.push(`${name} must be an https address in production`);
  }
  return faults;
}

/** Converts the variables for the composition. */
export function endsOf(env: Variables): OutsideEnds {
  const urls = Object.fromEntries(
    sinkNames.flatMap((name) => {
      const url = env[variableOf[name]];
      return url === undefined ? [] : [[name, url]];
    }),
  );
  const { FORM_SINK_SECRET: secret } = env;
  const { META_BASE_URL: baseUrl, META_PIXEL_ID: pixelId, META_ACCESS_TOKEN: accessToken } = env;
  return {
    sinks: secret === undefined || Object.keys(urls).length === 0 ? null : { secret, urls },
    meta:
      baseUrl === undefined || pixelId === undefined || accessToken === undefined
        ? null
        : { baseUrl, pixelId, accessToken },
  };
}
