import type { LedgerEntry, LedgerKind } from '@pahiya/domain/ledger/ledger';
import type { Queryable } from '../../db/database.ts';

export type Booking = {
  /** Says what is booked, e.g. `capture:pay_…`: a second booking under it is none. */
  readonly key: string;
  readonly kind: LedgerKind;
  readonly orderId: string;
  readonly at: Date;
  /** Balanced, from the domain's builders. */
  readonly entries: readonly LedgerEntry[];
};

/** Books a transaction once. Call it in the transaction that changes the state it belongs to; the database refuses
 * entries that do not sum to nothing when that one commits. */
export async function book(
  tx: Queryable,
  { key, kind, orderId, at, entries }: Booking,
): Promise<'booked' | 'already'> {
  if (entries.length < 2) throw new RangeError('a ledger transaction without two sides');
  const [row] = await tx<{ id: number }[]>`
    insert into ledger_transactions (key, kind, order_id, at)
    values (${key}, ${kind}, ${orderId}, ${at})
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
