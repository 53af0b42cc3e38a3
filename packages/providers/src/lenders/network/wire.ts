import { type Paise, paise } from '@pahiya/domain/shared/money';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const reference = z.string().regex(/^[\w.-]{1,80}$/);
const code = z.string().regex(/^[A-Z_]{1,40}$/);
/** A line of a lender's own words. */
const words = z.string().trim().min(1).max(400);
/** Rupees with two decimals as paise. */
const amount = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((text): Paise => paise(Math.round(Number(text) * 100)));
/** Percent with two decimals as thousandths. */
const percent = z
  .string()
  .regex(/^-?\d{1,2}\.\d{2}$/)
  .transform((text) => Math.round(Number(text) * 1_000));

export const otpWire = z.object({
  session: reference,
  otp_valid_until: instant,
  resend_after: instant,
});

export const verifiedWire = z.discriminatedUnion('result', [
  z.object({ result: z.literal('OK'), proof: z.string().min(8).max(2_000) }),
  z.object({ result: z.literal('WRONG') }),
]);

const offer = z.object({
  offer_ref: reference,
  amount,
  annual_rate: percent,
  months: z.int().min(1).max(120),
  valid_until: instant,
  rate_type: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('FIXED') }),
    z.object({
      kind: z.literal('FLOATING'),
      benchmark: words,
      benchmark_rate: percent,
      spread: percent,
      reset_months: z.int().min(1).max(60),
    }),
  ]),
  fees: z
    .array(z.object({ name: words, payee: z.enum(['LENDER', 'THIRD_PARTY']), amount }))
    .max(20),
  statement: z.object({
    proposal: words.nullish(),
    penal_charge: words.nullish(),
    foreclosure_charge: words.nullish(),
    cooling_off_days: z.int().min(0).max(60).nullish(),
    first_instalment_after_days: z.int().min(0).max(120).nullish(),
    grievance: words.nullish(),
    transferable: z.boolean().nullish(),
    url: z.url({ protocol: /^https$/ }).nullish(),
    apr: percent.nullish(),
  }),
});
export type OfferWire = z.output<typeof offer>;

export const offersWire = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('OFFERS'),
    request_id: reference,
    offers: z.tuple([offer], offer).refine((all) => all.length <= 10),
  }),
  z.object({ status: z.literal('NO_OFFER'), request_id: reference, reason: code }),
]);

export const statusWire = z.object({
  request_id: reference,
  status: z.enum(['RECEIVED', 'SANCTIONED', 'DECLINED', 'WITHDRAWN']),
  at: instant,
  lender_ref: reference,
  reason: code.nullable(),
  cooling_off_until: instant.nullable(),
});

export const withdrawnWire = z.object({ result: z.enum(['WITHDRAWN', 'TOO_LATE']) });
