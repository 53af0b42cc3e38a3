import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { RowChoice } from './db/choose-rows.ts';
import type { Queryable } from './db/database.ts';

/** Open work of the desk: on one item of a paid order, or on a thing that has none, such as a listing to check. */
export type DeskWork = {
  readonly itemId: string;
  /** Null: it belongs to no order. */
  readonly orderId: string | null;
  /** Kind of the order, or of the work. */
  readonly kind: string;
  /** Type of the work within its kind, or the id of the firm that owes it. */
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
  /** Null: it concerns no vehicle. */
  readonly vehicleNumber: VehicleNumber | null;
  /** Time of payment; of work without an order: since when it waits. */
  readonly paidAt: Date;
  /** Id of the operator, for kinds that store it with the item. Absent: the queue stores it, until the work ends. */
  readonly assignedTo?: string | null;
};

/** Open work as the kind's own tables have it now, chosen and sorted by item id. */
export type OpenWork = (sql: Queryable, which: RowChoice) => Promise<readonly DeskWork[]>;

/** A thing of a module, whether there is work on it or not. */
export type DeskThing = Pick<DeskWork, 'itemId' | 'type' | 'name' | 'state' | 'publicId'>;

/** Work of the desk that belongs to no order: a thing of a module, such as a listing. */
export type DeskWorkKind = {
  readonly openWork: OpenWork;
  /** Locks a thing until the transaction ends. */
  readonly lock: (tx: Queryable, itemId: string) => Promise<void>;
  /** Things by their id, whole or as the queue shows it, also those without open work. Absent: the search finds only what
   * has open work. */
  readonly find?: (sql: Queryable, id: string) => Promise<readonly DeskThing[]>;
  /** The queue shows the vehicle number masked: no act at the desk needs it. */
  readonly isVehicleMasked?: true;
};

/** Kinds of work without an order, by the name that is stored with it. */
export type DeskWorkKinds = Readonly<Record<string, DeskWorkKind>>;
