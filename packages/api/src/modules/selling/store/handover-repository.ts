import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** Where messages about a sale to a dealer go. */
export type SaleChannel = 'sms' | 'email';

/** A handover as stored. */
export type HandoverRow = {
  readonly saleId: string;
  readonly handedOverAt: Date;
  readonly place: string;
  readonly odometerKm: number;
  readonly isOtherState: boolean;
  readonly code: string;
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly ownerSerial: number | null;
  readonly acknowledgement: string | null;
  readonly liabilityClosedAt: Date | null;
  readonly recordClosedAt: Date | null;
  /** Of the messages on the days of the law; empty: switched off. */
  readonly channels: readonly SaleChannel[];
};

/** Stores a handover. */
export async function insertHandover(
  tx: Queryable,
  row: Omit<
    HandoverRow,
    'acknowledgement' | 'liabilityClosedAt' | 'recordClosedAt' | 'channels'
  > & {
    readonly nextReminderOn: IstDate | null;
  },
): Promise<void> {
  await tx`
    insert into sale_handovers (sale_id, handed_over_at, place, odometer_km, is_other_state, code,
      storage_key, sha256, owner_serial, next_reminder_on)
    values (${row.saleId}, ${row.handedOverAt}, ${row.place}, ${row.odometerKm},
      ${row.isOtherState}, ${row.code}, ${row.storageKey}, ${row.sha256}, ${row.ownerSerial},
      ${row.nextReminderOn})`;
}

/** The handover of a sale; null: none. */
export async function findHandover(sql: Queryable, saleId: string): Promise<HandoverRow | null> {
  const [row] = await sql<HandoverRow[]>`
    select ${columns(sql)} from sale_handovers where sale_id = ${saleId}`;
  return row ?? null;
}

/** The handover of a check code. */
export async function findHandoverByCode(
  sql: Queryable,
  code: string,
): Promise<HandoverRow | null> {
  const [row] = await sql<HandoverRow[]>`
    select ${columns(sql)} from sale_handovers where code = ${code}`;
  return row ?? null;
}

/** Stores the acknowledgement of Form 29C; the first tick keeps its time. */
export async function updateAcknowledged(
  tx: Queryable,
  saleId: string,
  { number, at }: { readonly number: string; readonly at: Date },
): Promise<void> {
  await tx`
    update sale_handovers set acknowledgement = ${number},
      liability_closed_at = coalesce(liability_closed_at, ${at})
    where sale_id = ${saleId}`;
}

/** Stores that the record names a later owner, or the owner's number that was seen first. */
export async function updateRecordSeen(
  tx: Queryable,
  saleId: string,
  {
    ownerSerial,
    closedAt,
  }: { readonly ownerSerial: number | null; readonly closedAt: Date | null },
): Promise<void> {
  await tx`
    update sale_handovers set owner_serial = coalesce(owner_serial, ${ownerSerial}),
      record_closed_at = coalesce(record_closed_at, ${closedAt})
    where sale_id = ${saleId}`;
}

/** Handovers with a reminder on a day or before it, locked; the record of none of them names a later owner. */
export async function takeDueHandovers(
  tx: Transaction,
  today: IstDate,
  most: number,
): Promise<
  readonly (Pick<
    HandoverRow,
    'saleId' | 'handedOverAt' | 'isOtherState' | 'liabilityClosedAt' | 'channels'
  > & {
    readonly userId: string | null;
    readonly dueOn: IstDate;
  })[]
> {
  return tx`
    select h.sale_id as "saleId", h.handed_over_at as "handedOverAt",
      h.is_other_state as "isOtherState", h.liability_closed_at as "liabilityClosedAt", h.channels,
      s.user_id as "userId", h.next_reminder_on as "dueOn"
    from sale_handovers h join sale_cases s on s.id = h.sale_id
    where h.next_reminder_on <= ${today} and h.record_closed_at is null
    order by h.next_reminder_on, h.sale_id limit ${most} for update of h skip locked`;
}

/** Sets the day of the next reminder; null: there is none. */
export async function updateHandoverReminder(
  tx: Transaction,
  saleId: string,
  on: IstDate | null,
): Promise<void> {
  await tx`update sale_handovers set next_reminder_on = ${on} where sale_id = ${saleId}`;
}

/** Sets where the messages go; empty: nowhere. False: there is no such handover. */
export async function updateHandoverChannels(
  tx: Queryable,
  saleId: string,
  channels: readonly SaleChannel[],
): Promise<boolean> {
  const { count } = await tx`
    update sale_handovers set channels = ${[...channels]} where sale_id = ${saleId}`;
  return count > 0;
}

function columns(sql: Queryable) {
  return sql`sale_id as "saleId", handed_over_at as "handedOverAt", place,
    odometer_km as "odometerKm", is_other_state as "isOtherState", code,
    storage_key as "storageKey", sha256, owner_serial as "ownerSerial", acknowledgement,
    liability_closed_at as "liabilityClosedAt", record_closed_at as "recordClosedAt", channels`;
}
