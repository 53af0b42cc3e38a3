import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';

/** Open work on one item of a paid order. */
export type DeskWork = {
  readonly itemId: string;
  readonly orderId: string;
  /** Kind of the order. */
  readonly kind: string;
  /** Type of the work within its kind. */
  readonly type: string;
  /** Name of the item, as on the owner's page. */
  readonly name: string;
  /** State of the item: a code of its kind. */
  readonly state: string;
  /** Who does it. */
  readonly route: 'desk' | 'partner';
  readonly isExpress: boolean;
  readonly amount: Paise;
  readonly dueOn: IstDate;
  readonly publicId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly paidAt: Date;
  /** Id of an operator. */
  readonly assignedTo: string | null;
};
