import type { OrderLine } from '@pahiya/domain/orders/order-line';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';

/** A price that was shown, from which one order can be created. */
export type OrderQuote = {
  readonly quoteId: string;
  /** Name of the kind, one of `Services.orderKinds`. */
  readonly kind: string;
  /** Null for a visitor's: the account that orders from it becomes its owner. */
  readonly userId: string | null;
  readonly vehicleNumber: VehicleNumber;
  readonly lines: readonly OrderLine[];
  readonly itemCount: number;
  /** What the kind stored with it, as JSON: the kind checks it with a schema of its own. */
  readonly terms: unknown;
  readonly isSandbox: boolean;
  readonly createdAt: Date;
  readonly validUntil: Date;
  /** The order created from it. */
  readonly orderId: string | null;
};
