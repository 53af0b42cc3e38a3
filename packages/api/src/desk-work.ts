import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { RowChoice } from './db/choose-rows.ts';
import type { Queryable } from './db/database.ts';

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
  /** Id of the operator, for kinds that store it with the item. Absent: the queue stores it, until the work ends. */
  readonly assignedTo?: string | null;
};

/** Open work as the kind's own tables have it now, chosen and sorted by item id. */
export type OpenWork = (sql: Queryable, which: RowChoice) => Promise<readonly DeskWork[]>;
