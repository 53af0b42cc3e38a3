import type { OrderPaymentState } from '@pahiya/domain/payments/payment-states';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Paise } from '@pahiya/domain/shared/money';

/** An order of any kind as stored. */
export type OrderRow = {
  readonly orderId: string;
  readonly publicId: string;
  /** Name of its kind, one of `Services.orderKinds`. */
  readonly kind: string;
  /** Null after the account is deleted. */
  readonly userId: string | null;
  readonly vehicleNumber: VehicleNumber;
  /** A step of its kind. */
  readonly activeStep: string;
  readonly paymentState: OrderPaymentState;
  readonly quoteId: string;
  readonly quoteValidUntil: Date;
  /** The sum of its lines. */
  readonly total: Paise;
  readonly sourceKey: string;
  readonly isSandbox: boolean;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  /** Number of its receipt or tax invoice, once paid. */
  readonly documentNumber: string | null;
  readonly closesAt: Date;
  /** Until then its items are reserved, though it is unpaid. Never extended. */
  readonly holdsUntil: Date;
  readonly rating: number | null;
};
