import { type Paise, paise } from '@pahiya/domain/shared/money';
import { z } from 'zod';
import { unescapeXml } from '../../http/safe-xml.ts';

const reference = z.string().regex(/^[\w./-]{1,80}$/);
const code = z.string().regex(/^[A-Z_]{0,40}$/);
const words = z.string().min(1).max(400).transform(unescapeXml);
const instant = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());
const amount = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((value): Paise => paise(Math.round(Number(value) * 100)));
const optionalAmount = z
  .union([z.literal(''), amount])
  .transform((value) => (value === '' ? null : value));

/** One element or several of a name as a list. */
const listOf = <T>(one: z.ZodType<T>) =>
  z.union([z.array(one).max(40), one.transform((single) => [single])]).default([]);

const quoteWire = z.object({
  quoteNo: reference,
  productName: words,
  uin: z.string().regex(/^[A-Z0-9]{8,40}$/),
  idv: optionalAmount,
  idvMin: optionalAmount,
  idvMax: optionalAmount,
  line: listOf(z.object({ head: code, cover: code, sign: z.enum(['P', 'M']), amount })),
  net: amount,
  gst: amount,
  gross: amount,
  cover: listOf(z.object({ code, amount })),
  excess: amount,
  volExcess: amount,
  kmLimit: z
    .union([z.literal(''), z.string().regex(/^[1-9]\d{0,5}$/)])
    .transform((value) => (value === '' ? null : Number(value))),
  inspection: z.enum(['Y', 'N']),
  validTill: instant,
});
export type QuoteXml = z.output<typeof quoteWire>;

export const answerWire = z.discriminatedUnion('decision', [
  quoteWire.extend({ decision: z.literal('QUOTE'), requestId: reference }),
  z.object({ decision: z.literal('REGRET'), requestId: reference, reason: code }),
]);
