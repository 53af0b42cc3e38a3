import type { BankBooking } from '@pahiya/domain/ledger/ledger';
import type { Queryable } from '../../db/database.ts';

/** One transaction on our bank account, in paise: positive for a credit. */
export type BankLine = {
  readonly kind: BankBooking;
  readonly at: Date;
  readonly reference: string;
  readonly note: string | null;
  readonly by: string | null;
  readonly amount: number;
};

/** The latest transactions on our bank account. */
export async function readBankBookings(
  sql: Queryable,
  count: number,
): Promise<readonly BankLine[]> {
  return sql<BankLine[]>`
    select t.kind, t.at, t.reference, t.note, o.display_name as by,
      coalesce(e.amount_paise, 0)::bigint as amount
    from ledger_transactions t
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'bank'
      left join operators o on o.id = t.operator_id
    where t.order_id is null order by t.at desc, t.id desc limit ${count}`;
}
