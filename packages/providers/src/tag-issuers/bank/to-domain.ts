import type { IssueCheck, IssueReport, IssueSession, TagPlan } from '@pahiya/domain/fastag/ports';
import type { Paise } from '@pahiya/domain/shared/money';
import type { z } from 'zod';
import type { checkWire, OrderRecord, planWire, sessionWire } from './wire.ts';

/** Maps a price plan. */
export function toPlan(plan: z.infer<typeof planWire>): TagPlan {
  return {
    planRef: plan.plan_ref,
    vehicleClass: Number(plan.vehicle_class.slice(2)),
    fee: plan.issue_fee,
    deposit: plan.security_deposit,
    firstLoad: plan.first_load,
    validFrom: plan.valid_from,
  };
}

/** Maps a session. */
export function toSession(session: z.infer<typeof sessionWire>): IssueSession {
  return {
    sessionRef: session.session,
    known: session.customer === 'EXISTING' ? 'existing' : 'new',
    otpSentAt: session.otp_sent_at,
    otpValidUntil: session.otp_valid_until,
    resendAfter: session.resend_after,
  };
}

/** Maps the check of person and vehicle. */
export function toCheck(check: z.infer<typeof checkWire>): IssueCheck {
  switch (check.result) {
    case 'VEHICLE_OK':
      return { kind: 'accepted', pictures: check.pictures };
    case 'MISMATCH':
      return { kind: 'vehicle-mismatch' };
    case 'OTHER_TAG_ACTIVE':
      return { kind: 'other-tag-active', bankId: check.bank_id ?? null };
    case 'PERSON_REFUSED':
      return { kind: 'person-refused', reason: reasonOf(check.reason) };
  }
}

/** Maps the status of an order. */
export function toIssueReport(order: OrderRecord): IssueReport {
  const at = order.updated_at;
  switch (order.state) {
    case 'KYC_REVIEW':
      return { state: 'kyc-review', at };
    case 'REJECTED':
      return { state: 'rejected', at, reason: reasonOf(order.reason), resend: order.resend };
    case 'REFUSED':
      return { state: 'refused', at, reason: reasonOf(order.reason) };
    case 'ASSIGNED':
      return { state: 'assigned', at, tagSerial: order.tag_serial };
    case 'DISPATCHED':
      return {
        state: 'dispatched',
        at,
        tagSerial: order.tag_serial,
        courier: order.courier,
        consignmentId: order.consignment_id,
      };
    case 'DELIVERED':
      return { state: 'delivered', at, tagSerial: order.tag_serial };
    case 'ACTIVE':
      return {
        state: 'active',
        at,
        tagSerial: order.tag_serial,
        tagId: order.tag_id.toUpperCase(),
      };
    case 'CLOSED':
      return { state: 'closed', at };
  }
}

/** Rupees with two decimals, without floating-point arithmetic. */
export function toRupeeText(amount: Paise): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** Only codes pass: free text of a bank could contain names. */
function reasonOf(code: string): string {
  return /^[a-z0-9_]{1,60}$/.test(code) ? code : 'other';
}
