import { type Paise, sumPaise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';
import { type FirmLine, selectFirmBalance, selectFirmLines } from './ledger-repository.ts';

/** What a firm owed at the start of a period, what was added, and what it owes at the end. */
export type FirmStatement = {
  readonly opening: Paise;
  readonly lines: readonly FirmLine[];
  readonly closing: Paise;
};

/** The transactions of a firm in a period, from the ledger. Past periods never change: the ledger is only added to. */
export async function readFirmStatement(
  sql: Queryable,
  period: { readonly firmId: string; readonly from: Date; readonly until: Date },
): Promise<FirmStatement> {
  const [opening, lines] = await Promise.all([
    selectFirmBalance(sql, period.firmId, period.from),
    selectFirmLines(sql, period),
  ]);
  return { opening, lines, closing: sumPaise([opening, ...lines.map(({ total }) => total)]) };
}
