import type { RenewalCover } from '@pahiya/domain/insurance/reference-premium';
import type { PolicyState } from '@pahiya/domain/insurance/sale-states';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';

/** A policy as stored. */
export type PolicyRow = {
  readonly policyId: string;
  readonly orderId: string;
  readonly insurerId: string;
  readonly insurerName: string;
  readonly helpline: string;
  readonly product: string;
  readonly uin: string;
  readonly cover: RenewalCover;
  readonly proposalRef: string;
  readonly quotedTotal: Paise;
  readonly priceUntil: Date;
  readonly state: PolicyState;
  readonly paidAt: Date | null;
  readonly askedAt: Date | null;
  readonly policyNumber: string | null;
  readonly startsOn: IstDate;
  readonly endsOn: IstDate | null;
  readonly handOverId: string | null;
  readonly handedOverAt: Date | null;
  readonly statedAmount: Paise | null;
  readonly comparedAt: Date | null;
  /** The insurer's statement has another sum, or none. */
  readonly isDisputed: boolean;
};
