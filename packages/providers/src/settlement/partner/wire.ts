import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

/** Rupees with two decimals as paise. */
const amount = z
  .string()
  .regex(/^\d{1,7}\.\d{2}$/)
  .transform((text): Paise => rupees(Number(text)));

/** Response of `POST /settlements` and `GET /settlements/:reference`. */
export const settlementWire = z.object({
  settlement: z.discriminatedUnion('status', [
    z.object({ reference: z.string(), status: z.literal('ACCEPTED'), accepted_at: instant }),
    z.object({
      reference: z.string(),
      status: z.literal('PAID'),
      receipt_number: z.string().regex(/^[A-Za-z0-9/-]{4,40}$/),
      completed_at: instant,
    }),
    z.object({
      reference: z.string(),
      status: z.literal('AMOUNT_CHANGED'),
      current_amount: amount,
    }),
    z.object({ reference: z.string(), status: z.literal('MOVED_TO_COURT') }),
    z.object({ reference: z.string(), status: z.literal('FAILED'), failure_code: z.string() }),
  ]),
});

/** One settlement after parsing. */
export type PartnerSettlement = z.infer<typeof settlementWire>['settlement'];

/** Response of `POST /court-otp`. */
export const otpSentWire = z.object({ sent_at: instant });

/** Response of `POST /court-otp/verify`. */
export const otpResultWire = z.object({ result: z.enum(['ACCEPTED', 'WRONG', 'EXPIRED']) });

/** The partner's 404. */
export const notFoundWire = z.object({ error: z.object({ code: z.literal('not_found') }) });
