import type { PolicyReport } from '@pahiya/domain/insurance/policy-ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { z } from 'zod';

const reference = z.string().regex(/^[\w./-]{1,80}$/);
const code = z.string().regex(/^[A-Z_]{1,40}$/);
const amount = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((text): Paise => paise(Math.round(Number(text) * 100)));
const day = z.iso.date().transform((text) => text as IstDate);

/** Both protocols write the same fields; each has read its own form of them. */
export const inspectionWire = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ACCEPTED'), inspection_ref: reference }),
  z.object({ status: z.literal('REFUSED'), inspection_ref: reference, reason: code }),
]);

export const proposalWire = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('OPEN'),
    policy_id: reference,
    proposal_ref: reference,
    total: amount,
  }),
  z.object({ status: z.literal('REFUSED'), policy_id: reference, reason: code }),
]);

export const policyWire = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['UNKNOWN', 'WORKING']), policy_id: reference }),
  z.object({
    status: z.literal('ISSUED'),
    policy_id: reference,
    policy_number: reference,
    starts_on: day,
    ends_on: day,
    third_party_until: day.optional(),
  }),
  z.object({ status: z.literal('FAILED'), policy_id: reference, reason: code }),
]);

export const cancelWire = z.discriminatedUnion('status', [
  z.object({ status: z.literal('CANCELLED'), policy_id: reference, refund: amount }),
  z.object({ status: z.literal('REFUSED'), policy_id: reference, reason: code }),
]);

export const endorsementWire = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ENDORSED'), policy_id: reference }),
  z.object({ status: z.literal('REFUSED'), policy_id: reference, reason: code }),
]);

/** At most 2 MB of PDF. */
export const documentWire = z.object({
  policy_id: reference,
  pdf: z
    .base64()
    .max(2_800_000)
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((bytes) => bytes.subarray(0, 5).toString() === '%PDF-'),
});

export const receivedWire = z.object({ hand_over_id: reference, status: z.literal('RECEIVED') });

export const statementWire = z.object({
  day,
  premiums: z.array(z.object({ policy_number: reference, amount })).max(10_000),
  refunds: z.array(z.object({ policy_number: reference, amount })).max(10_000),
});

/** The report of the port. */
export function toPolicyReport(wire: z.output<typeof policyWire>): PolicyReport {
  switch (wire.status) {
    case 'ISSUED':
      return {
        state: 'issued',
        policyNumber: wire.policy_number,
        startsOn: wire.starts_on,
        endsOn: wire.ends_on,
        thirdPartyUntil: wire.third_party_until ?? null,
      };
    case 'FAILED':
      return { state: 'failed', reason: wire.reason };
    case 'WORKING':
      return { state: 'working' };
    case 'UNKNOWN':
      return { state: 'unknown' };
  }
}
