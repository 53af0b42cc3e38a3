import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { Challan, ChallanKind } from '@pahiya/domain/challans/challan';
import type { Quote, SettlementType } from '@pahiya/domain/challans/quote';
import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { OrderPaymentState } from '@pahiya/domain/payments/payment-states';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';

/** The price of a cart at both speeds, at the time of the quote. The order's own speed is charged. */
export type QuotePair = Readonly<Record<SettlementType, Quote>>;

/** An order as stored. */
export type OrderRow = {
  readonly orderId: string;
  readonly publicId: string;
  /** Null after the account is deleted. */
  readonly userId: string | null;
  readonly vehicleNumber: VehicleNumber;
  readonly settlementType: SettlementType;
  readonly activeStep: ActiveStep;
  readonly paymentState: OrderPaymentState;
  readonly quoteId: string;
  readonly quote: QuotePair;
  readonly quoteValidUntil: Date;
  readonly total: Paise;
  readonly sourceKey: string;
  readonly isSandbox: boolean;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  /** Number of its receipt or tax invoice, once paid. */
  readonly documentNumber: string | null;
  readonly closesAt: Date;
  /** Until then its challans are reserved, though it is unpaid. Never extended. */
  readonly holdsUntil: Date;
  readonly rating: number | null;
  readonly remark: string | null;
  readonly ratedAt: Date | null;
};

/** One challan of an order as stored. */
export type OrderChallanRow = {
  readonly orderChallanId: string;
  readonly orderId: string;
  readonly challanNumber: string;
  readonly kind: ChallanKind;
  readonly challan: Challan;
  readonly fine: Paise;
  readonly settlement: SettlementState;
  readonly settlementChangedAt: Date;
  readonly promisedOn: IstDate | null;
  readonly route: 'partner' | 'desk' | null;
  readonly assignedTo: string | null;
  readonly receiptNumber: string | null;
  readonly receiptPaidAt: Date | null;
  readonly clearedAt: Date | null;
  readonly isLateTold: boolean;
  readonly isOpen: boolean;
  /** The authority's receipt file is stored. */
  readonly hasReceiptFile: boolean;
};
