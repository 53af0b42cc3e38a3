import { type Paise, paise } from '@pahiya/domain/shared/money';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const reference = z.string().regex(/^[\w.-]{1,80}$/);
const code = z.string().regex(/^[A-Z_]{1,40}$/);
/** A line of an insurer's own words. */
const words = z.string().trim().min(1).max(200);
/** Rupees with two decimals as paise. */
const amount = z
  .string()
  .regex(/^-?\d{1,9}\.\d{2}$/)
  .transform((text): Paise => paise(Math.round(Number(text) * 100)));

export const quoteWire = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('QUOTE'),
    request_id: reference,
    quote_ref: reference,
    product: z.object({ name: words, uin: z.string().regex(/^[A-Z0-9]{8,40}$/) }),
    idv: amount.nullable(),
    idv_min: amount.nullable(),
    idv_max: amount.nullable(),
    lines: z
      .array(z.object({ head: code, add_on: code.nullable(), amount }))
      .min(1)
      .max(40),
    taxable: amount,
    gst: amount,
    rounding: amount,
    total: amount,
    add_ons: z.array(z.object({ code, premium: amount })).max(40),
    deductible: amount,
    voluntary_deductible: amount,
    yearly_km: z.int().min(1).max(200_000).nullable(),
    inspection: z.boolean(),
    valid_until: instant,
  }),
  z.object({ status: z.literal('DECLINED'), request_id: reference, reason: code }),
]);
export type QuoteWire = Extract<z.output<typeof quoteWire>, { status: 'QUOTE' }>;
