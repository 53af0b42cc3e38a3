import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import {
  approveRefund,
  declineRefund,
  type RefundDecision,
  resendRefund,
} from '../../payments/refunds/decide-refund.ts';
import { secondNeeded, wrongState } from '../refusals.ts';

/** An operator's decision on a refund. */
export type Verdict = 'approve' | 'decline' | 'resend';

/** Approves (by a second operator) or declines a refund above the limit; resends one that the bank rejected. */
export async function decideDeskRefund(
  tx: Transaction,
  services: Services,
  { refundId, operatorId, verdict }: { refundId: string; operatorId: string; verdict: Verdict },
): Promise<Result<undefined, Refusal>> {
  const decision = await decide[verdict](tx, services, refundId, operatorId);
  if (decision === 'decided') return ok(undefined);
  return err(decision === 'same-operator' ? secondNeeded : wrongState);
}

type Decide = (
  tx: Transaction,
  services: Services,
  refundId: string,
  operatorId: string,
) => Promise<RefundDecision>;

const decide: Readonly<Record<Verdict, Decide>> = {
  approve: (tx, services, refundId, approvedBy) =>
    approveRefund(tx, services, { refundId, approvedBy }),
  decline: (tx, _, refundId, declinedBy) => declineRefund(tx, { refundId, declinedBy }),
  resend: (tx, services, refundId) => resendRefund(tx, services, refundId),
};
