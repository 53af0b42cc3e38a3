import type { BankBooking, LedgerEntry, OrderBooking } from '@pahiya/domain/ledger/ledger';
import type { Queryable } from '../../db/database.ts';

type Booked = {
  /** Identifies what is booked, e.g. `capture:pay_…`; a key is booked once. */
  readonly key: string;
  readonly at: Date;
  /** Balanced, from the domain's builders. */
  readonly entries: readonly LedgerEntry[];
};

/** A transaction of an order, or one on our bank account with the bank's reference. */
export type Booking =
  | (Booked & { readonly kind: OrderBooking; readonly orderId: string })
  | (Booked & {
      readonly kind: BankBooking;
      /** UTR of the transfer. */
      readonly reference: string;
      readonly note?: string;
      readonly operatorId?: string;
    });

/** Books a transaction once per key, within the database transaction of the change it belongs to; the commit fails if
 * the entries do not sum to 0. */
export async function book(tx: Queryable, booking: Booking): Promise<'booked' | 'already'> {
  const { key, kind, at, entries } = booking;
  const bank = 'reference' in booking ? booking : null;
  if (entries.length < 2) throw new RangeError('a ledger transaction without two sides');
  const [row] = await tx<{ id: number }[]>`
    insert into ledger_transactions (key, kind, order_id, at, reference, note, operator_id)
    values (${key}, ${kind}, ${'orderId' in booking ? booking.orderId : null}, ${at},
      ${bank?.reference ?? null}, ${bank?.note ?? null}, ${bank?.operatorId ?? null})
    on conflict (key) do nothing returning id`;
  if (row === undefined) return 'already';
  const lines = entries.map(({ account, amount }) => ({
    transaction_id: row.id,
    account,
    amount_paise: amount,
  }));
  await tx`insert into ledger_entries ${tx(lines)}`;
  return 'booked';
}
