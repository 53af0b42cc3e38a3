import { z } from 'zod';
import type { InventedInsurer } from './insurer-list.ts';
import { type InventedPolicy, type PolicyBook, policyPdf } from './policy-book.ts';

const id = z.string().regex(/^[\w.-]{1,80}$/);
const sum = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((text) => Math.round(Number(text) * 100));
const line = z.string().min(1).max(200);
const one = z.strictObject({ policy_id: id });

/** Pictures that every insurer wants. */
const SHOTS = [
  ...(['FRONT', 'REAR', 'LEFT', 'RIGHT', 'GLASS', 'ENGINE', 'CHASSIS', 'ODOMETER'] as const),
] as const;

/** Bodies of the calls about policies, as both protocols have them once read. */
export const policyBodies = {
  inspections: z.strictObject({
    inspection_ref: id,
    quote_ref: id,
    valid_until: z.iso.datetime(),
    shots: z.array(z.strictObject({ code: z.enum(SHOTS) })).max(20),
  }),
  proposals: z.strictObject({
    policy_id: id,
    quote_ref: id,
    inspection_ref: z.string().max(80),
    name: line,
    mobile: z.string().regex(/^[6-9]\d{9}$/),
    email: z.string().max(254),
    address: line,
    pin: z.string().regex(/^[1-9]\d{5}$/),
    // Empty without owner-driver cover.
    nominee: z.string().max(200),
    nominee_relation: z.string().max(200),
    previous_insurer: z.string().max(200),
    previous_policy: z.string().max(80),
    hypothecation: z.string().max(200),
    chassis_number: z.string().regex(/^([A-HJ-NPR-Z0-9]{17})?$/),
    engine_number: z.string().regex(/^([A-Z0-9]{5,25})?$/),
  }),
  policies: z.strictObject({ policy_id: id, proposal_ref: id, amount: sum }),
  status: one,
  stop: one,
  document: one,
  cancellations: z.strictObject({
    policy_id: id,
    part: z.enum(['OD', 'ALL']),
    ground: z.enum(['', 'DOUBLE', 'TOTAL_LOSS', 'REGISTRATION']),
    other_policy: z.string().max(80),
    cancel_on: z.iso.date(),
    claim: z.enum(['Y', 'N']),
    refund: sum,
  }),
  endorsements: z.strictObject({
    policy_id: id,
    vehicle_number: z.string().regex(/^[A-Z0-9]{4,12}$/),
  }),
  premiums: z.strictObject({
    hand_over_id: id,
    premiums: z
      .array(z.strictObject({ policy_number: z.string().max(80), amount: sum }))
      .min(1)
      .max(1_000),
  }),
  statement: z.strictObject({ day: z.iso.date() }),
} as const;
export type PolicyPath = keyof typeof policyBodies;
export const policyPaths = Object.keys(policyBodies) as readonly PolicyPath[];

type Written = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

/** Does what a call about policies asks for; null for a body that is not as documented. */
export function actOnPolicy(
  book: PolicyBook,
  insurer: InventedInsurer,
  { path, body }: { readonly path: PolicyPath; readonly body: unknown },
): Written | null {
  switch (path) {
    case 'proposals': {
      const given = policyBodies.proposals.safeParse(body);
      if (!given.success) return null;
      const { policy_id, quote_ref, inspection_ref } = given.data;
      const asked = {
        quoteRef: quote_ref,
        inspectionRef: inspection_ref,
        financier: given.data.hypothecation,
        chassis: given.data.chassis_number,
        engine: given.data.engine_number,
      };
      const made = book.propose(insurer, policy_id, asked);
      return typeof made === 'string'
        ? { status: 'REFUSED', policy_id, reason: made }
        : { status: 'OPEN', policy_id, proposal_ref: made.ref, total: inRupees(made.total) };
    }
    case 'inspections': {
      const given = policyBodies.inspections.safeParse(body);
      if (!given.success) return null;
      const { inspection_ref, quote_ref, valid_until, shots } = given.data;
      const isWhole = SHOTS.every((shot) => shots.some(({ code }) => code === shot));
      const refused = isWhole
        ? book.inspect(insurer, inspection_ref, { quoteRef: quote_ref, until: valid_until })
        : 'PICTURES';
      return refused === null
        ? { status: 'ACCEPTED', inspection_ref }
        : { status: 'REFUSED', inspection_ref, reason: refused };
    }
    case 'policies': {
      const given = policyBodies.policies.safeParse(body);
      if (!given.success) return null;
      const { policy_id, proposal_ref, amount } = given.data;
      return written(policy_id, book.issue(insurer, policy_id, { ref: proposal_ref, amount }));
    }
    case 'premiums': {
      const given = policyBodies.premiums.safeParse(body);
      if (!given.success) return null;
      book.receive(
        insurer,
        given.data.hand_over_id,
        given.data.premiums.map(({ policy_number, amount }) => ({ number: policy_number, amount })),
      );
      return { hand_over_id: given.data.hand_over_id, status: 'RECEIVED' };
    }
    case 'statement': {
      const given = policyBodies.statement.safeParse(body);
      if (!given.success) return null;
      const { day } = given.data;
      const rows = (list: readonly { readonly number: string; readonly amount: number }[]) =>
        list.map(({ number, amount }) => ({ policy_number: number, amount: inRupees(amount) }));
      return {
        day,
        premiums: rows(book.statement(insurer, day)),
        refunds: rows(book.paidBack(insurer, day)),
      };
    }
    case 'cancellations': {
      const given = policyBodies.cancellations.safeParse(body);
      if (!given.success) return null;
      const { policy_id, ...wish } = given.data;
      const done = book.cancel(insurer, policy_id, wish);
      return typeof done === 'string'
        ? { status: 'REFUSED', policy_id, reason: done }
        : { status: 'CANCELLED', policy_id, refund: inRupees(done.refund) };
    }
    case 'endorsements': {
      const given = policyBodies.endorsements.safeParse(body);
      if (!given.success) return null;
      const { policy_id, vehicle_number } = given.data;
      const refused = book.addNumber(insurer, policy_id, vehicle_number);
      return refused === null
        ? { status: 'ENDORSED', policy_id }
        : { status: 'REFUSED', policy_id, reason: refused };
    }
    default: {
      const given = one.safeParse(body);
      if (!given.success) return null;
      const { policy_id } = given.data;
      if (path === 'stop') return written(policy_id, book.stop(insurer, policy_id));
      const policy = book.status(insurer, policy_id);
      if (path === 'status') return written(policy_id, policy);
      if (policy.status !== 'ISSUED') return null;
      return {
        policy_id,
        pdf: policyPdf(insurer, policy, book.cancelled(insurer, policy_id)).toString('base64'),
      };
    }
  }
}

function written(policyId: string, policy: InventedPolicy): Written {
  const head = { status: policy.status, policy_id: policyId };
  if (policy.status === 'ISSUED') {
    const { policyNumber: policy_number, from: starts_on, until: ends_on } = policy;
    const issued = { ...head, policy_number, starts_on, ends_on };
    const third_party_until = policy.thirdPartyUntil;
    return third_party_until === '' ? issued : { ...issued, third_party_until };
  }
  return policy.status === 'FAILED' ? { ...head, reason: policy.reason } : head;
}

function inRupees(amount: number): string {
  return (amount / 100).toFixed(2);
}
