import type { HolidayChange, LeadKind } from '@pahiya/domain/leads/lead-rules';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** A changed holiday as stored. */
export type HolidayRow = HolidayChange & { readonly note: string };

/** A price that a firm has from a day, without GST. */
export type PriceRow = {
  readonly firmId: string;
  readonly kind: LeadKind;
  readonly from: IstDate;
  readonly price: Paise;
  readonly note: string;
};

/** By whom and when something was written. */
type Written = { readonly operatorId: string; readonly at: Date };

/** Changed holidays from a day on, in the order in which they were made. */
export function holidaysSince(sql: Queryable, from: IstDate): Promise<readonly HolidayRow[]> {
  return sql<HolidayRow[]>`
    select day::text as day, state_code as "stateCode", is_open as "isOpen", note
    from partner_holidays where day >= ${from}::date order by id limit 2000`;
}

/** Stores a changed holiday. */
export async function insertHoliday(tx: Queryable, one: HolidayRow & Written): Promise<void> {
  await tx`
    insert into partner_holidays (day, state_code, is_open, note, created_by, created_at)
    values (${one.day}::date, ${one.stateCode}, ${one.isOpen}, ${one.note},
      ${one.operatorId}, ${one.at})`;
}

/** The price that a firm has for a kind on a day; null without one of its own. */
export async function priceOfFirm(
  sql: Queryable,
  firmId: string,
  kind: LeadKind,
  day: IstDate,
): Promise<Paise | null> {
  const [row] = await sql<{ price: Paise }[]>`
    select price_paise as price from partner_prices
    where firm_id = ${firmId} and kind = ${kind} and from_day <= ${day}::date
    order by from_day desc, id desc limit 1`;
  return row?.price ?? null;
}

/** Prices of firms, or of one, the latest first; a later row for the same day replaces an earlier one. */
export function pricesOfFirms(sql: Queryable, firmId: string | null): Promise<readonly PriceRow[]> {
  return sql<PriceRow[]>`
    select distinct on (from_day, firm_id, kind) firm_id as "firmId", kind,
      from_day::text as "from", price_paise as price, note
    from partner_prices ${firmId === null ? sql`` : sql`where firm_id = ${firmId}`}
    order by from_day desc, firm_id, kind, id desc limit 1000`;
}

/** Stores a price. */
export async function insertPrice(tx: Queryable, one: PriceRow & Written): Promise<void> {
  await tx`
    insert into partner_prices (firm_id, kind, from_day, price_paise, note, created_by,
      created_at)
    values (${one.firmId}, ${one.kind}, ${one.from}::date, ${one.price}, ${one.note},
      ${one.operatorId}, ${one.at})`;
}
