import type { Queryable } from '../../../db/database.ts';

/** A bank account of a firm as stored. */
export type BankRow = {
  readonly accountId: string;
  readonly firmId: string;
  readonly accountSealed: Uint8Array;
  readonly lastFour: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly confirmedAt: Date | null;
  readonly usableFrom: Date | null;
  readonly cancelledAt: Date | null;
};

/** Bank accounts of a firm, the newest first. */
export function bankAccountsOf(sql: Queryable, firmId: string): Promise<readonly BankRow[]> {
  return sql<BankRow[]>`
    select id as "accountId", firm_id as "firmId", account_sealed as "accountSealed",
      last_four as "lastFour", proposed_by as "proposedBy", proposed_at as "proposedAt",
      confirmed_at as "confirmedAt", usable_from as "usableFrom", cancelled_at as "cancelledAt"
    from partner_bank_accounts where firm_id = ${firmId}
    order by proposed_at desc, id limit 20`;
}

/** Stores a proposed account; one that was proposed before ends. */
export async function insertBankAccount(
  tx: Queryable,
  one: Pick<
    BankRow,
    'accountId' | 'firmId' | 'accountSealed' | 'lastFour' | 'proposedBy' | 'proposedAt'
  >,
): Promise<void> {
  await tx`
    update partner_bank_accounts set cancelled_at = ${one.proposedAt},
      cancelled_by = ${one.proposedBy}
    where firm_id = ${one.firmId} and confirmed_at is null and cancelled_at is null`;
  await tx`
    insert into partner_bank_accounts (id, firm_id, account_sealed, last_four, proposed_by,
      proposed_at)
    values (${one.accountId}, ${one.firmId}, ${one.accountSealed}, ${one.lastFour},
      ${one.proposedBy}, ${one.proposedAt})`;
}

/** Confirms a proposed account. */
export async function updateBankConfirmed(
  tx: Queryable,
  accountId: string,
  { memberId, at, usableFrom }: { memberId: string; at: Date; usableFrom: Date },
): Promise<void> {
  await tx`
    update partner_bank_accounts set confirmed_by = ${memberId}, confirmed_at = ${at},
      usable_from = ${usableFrom}
    where id = ${accountId}`;
}

/** Cancels an account. */
export async function updateBankCancelled(
  tx: Queryable,
  accountId: string,
  { memberId, at }: { memberId: string; at: Date },
): Promise<void> {
  await tx`
    update partner_bank_accounts set cancelled_by = ${memberId}, cancelled_at = ${at}
    where id = ${accountId}`;
}
