import type { LedgerAccount, LedgerKind } from '@pahiya/domain/ledger/ledger';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** One transaction of an order, as the desk sees it. */
export type OrderLedgerLine = {
  readonly key: string;
  readonly kind: LedgerKind;
  readonly at: Date;
  readonly entries: readonly { readonly account: LedgerAccount; readonly amount: Paise }[];
};

/** Transactions of an order in booking order. */
export async function readLedgerOfOrder(
  sql: Queryable,
  orderId: string,
): Promise<readonly OrderLedgerLine[]> {
  return sql<OrderLedgerLine[]>`
    select t.key, t.kind, t.at,
      jsonb_agg(jsonb_build_object('account', e.account, 'amount', e.amount_paise) order by e.account) as entries
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${orderId}
    group by t.id order by t.id`;
}
