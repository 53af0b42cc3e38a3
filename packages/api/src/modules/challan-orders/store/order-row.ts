import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { Challan, ChallanKind } from '@pahiya/domain/challans/challan';
import type { Quote, SettlementType } from '@pahiya/domain/challans/quote';
import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { OrderRow } from '../../../order-row.ts';

/** The price of a cart at both speeds, at the time of the quote. The order's own speed is charged. */
export type QuotePair = Readonly<Record<SettlementType, Quote>>;

/** Terms of a challan order. */
export type ChallanTerms = { readonly settlementType: SettlementType; readonly quote: QuotePair };

/** A challan order with its terms. */
export type ChallanOrderRow = Omit<OrderRow, 'activeStep'> &
  ChallanTerms & { readonly activeStep: ActiveStep };

/** One challan of an order as stored. */
export type OrderChallanRow = {
  readonly orderChallanId: string;
  readonly orderId: string;
  readonly challanNumber: string;
  readonly kind: ChallanKind;
  readonly challan: Challan;
  readonly fine: Paise;
  readonly total: Paise;
  readonly settlement: SettlementState;
  readonly settlementChangedAt: Date;
  readonly promisedOn: IstDate | null;
  readonly route: 'partner' | 'desk' | null;
  /** Id of an operator. */
  readonly assignedTo: string | null;
  readonly receiptNumber: string | null;
  readonly receiptPaidAt: Date | null;
  readonly clearedAt: Date | null;
  readonly isLateTold: boolean;
  readonly isOpen: boolean;
  /** The operator who entered the authority's receipt; null without a stored file. */
  readonly receiptBy: string | null;
};
