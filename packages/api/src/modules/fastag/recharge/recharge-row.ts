import type { BillerComplaint } from '@pahiya/domain/fastag/ports';
import type { RechargeState } from '@pahiya/domain/fastag/recharge-states';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Paise } from '@pahiya/domain/shared/money';

type ComplaintState = BillerComplaint['state'];

/** A recharge as stored. */
export type RechargeRow = {
  readonly rechargeId: string;
  readonly orderId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly billerId: string;
  readonly issuer: string;
  readonly vehicleClass: number | null;
  readonly amount: Paise;
  readonly state: RechargeState;
  /** Idempotency key at the bill-payment system. */
  readonly requestId: string;
  readonly paidAt: Date | null;
  readonly sentAt: Date | null;
  readonly lastSentAt: Date | null;
  /** Questions for its outcome; after a confirmation, looks at it. */
  readonly askedCount: number;
  readonly askedAt: Date | null;
  readonly nextAskAt: Date | null;
  readonly answeredAt: Date | null;
  readonly reference: string | null;
  readonly failure: string | null;
  readonly isLateTold: boolean;
  readonly complaintRef: string | null;
  readonly complaintState: ComplaintState | null;
  /** What was typed for the bank, encrypted; null where it asks for nothing, and after its answer. */
  readonly details: string | null;
};
