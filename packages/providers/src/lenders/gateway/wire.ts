import { noFacts } from '@pahiya/domain/loans/key-facts';
import type { LenderOffer, OfferAnswer } from '@pahiya/domain/loans/ports';
import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { ok, type Result } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import { unescapeXml } from '../../http/safe-xml.ts';

const text = z.string().max(400).transform(unescapeXml);
const optionalText = text.transform((value) => (value.trim() === '' ? null : value.trim()));
const reference = z.string().regex(/^[\w./-]{1,80}$/);
const code = z.string().regex(/^[A-Z_]{0,40}$/);
const instant = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());
const wholeRupees = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform((value): Paise => rupees(Number(value)));
const percent = z
  .string()
  .regex(/^\d{1,2}\.\d{2}$/)
  .transform((value) => Math.round(Number(value) * 1_000));
const days = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);

const offerWire = z.object({
  ref: reference,
  amount: wholeRupees,
  ratePercent: percent,
  tenure: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((months) => months >= 1 && months <= 120),
  validTill: instant,
  rateType: z.enum(['F', 'V']),
  processingFee: wholeRupees,
  insurancePremium: wholeRupees,
  penalCharges: optionalText,
  foreclosureCharges: optionalText,
  coolingOffDays: days,
  grievance: optionalText,
  kfsNumber: reference,
  apr: percent.optional(),
});
type OfferWire = z.output<typeof offerWire>;

const quoteWire = z.object({
  requestId: reference,
  decision: z.enum(['OFFER', 'REGRET']),
  reason: code.optional(),
  offer: z
    .union([z.array(offerWire).min(1).max(10), offerWire.transform((one) => [one])])
    .optional(),
});

export const statusWire = z.object({
  requestId: reference,
  status: z.enum(['RECEIVED', 'SANCTIONED', 'DECLINED', 'WITHDRAWN']),
  at: instant,
  loanRef: reference,
  reason: code.transform((value) => value || null),
  coolingOffTill: z
    .union([z.literal(''), instant])
    .transform((value) => (value === '' ? null : value)),
});

export const withdrawnWire = z.object({ result: z.enum(['WITHDRAWN', 'TOO_LATE']) });

/** The offers of an answer; null when it is not as documented, or to another request. */
export function offersOf(data: unknown, requestId: string): Result<OfferAnswer, never> | null {
  const quote = quoteWire.safeParse(data);
  if (!quote.success || quote.data.requestId !== requestId) return null;
  if (quote.data.decision === 'REGRET') {
    return ok({ kind: 'no-offer', reason: quote.data.reason || 'NOT_TOLD' });
  }
  const [first, ...others] = (quote.data.offer ?? []).map(toOffer);
  return first === undefined ? null : ok({ kind: 'offers', offers: [first, ...others] });
}

function toOffer(wire: OfferWire): LenderOffer {
  return {
    offerRef: wire.ref,
    amount: wire.amount,
    rate: wire.ratePercent,
    months: wire.tenure,
    validUntil: wire.validTill,
    fees: [
      { name: 'Processing fee', payee: 'lender' as const, amount: wire.processingFee },
      { name: 'Insurance', payee: 'third-party' as const, amount: wire.insurancePremium },
    ].filter(({ amount }) => amount > 0),
    facts: {
      ...noFacts,
      proposalNumber: wire.kfsNumber,
      // The gateway does not state the benchmark of a rate that varies: then the kind of rate is not stated either.
      rate: wire.rateType === 'F' ? { kind: 'fixed' } : null,
      penalCharge: wire.penalCharges,
      foreclosureCharge: wire.foreclosureCharges,
      coolingOffDays: wire.coolingOffDays,
      grievanceContact: wire.grievance,
    },
    statementUrl: null,
    statedApr: wire.apr ?? null,
  };
}
