import { type Paise, sumPaise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';
import {
  type FirmLine,
  selectFirmBalance,
  selectFirmCharged,
  selectFirmLines,
} from './ledger-repository.ts';

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

/** What a firm owes before an instant, and what it was charged since another, without GST and less credits. */
export async function readFirmBalance(
  sql: Queryable,
  { firmId, since, until }: { readonly firmId: string; readonly since: Date; readonly until: Date },
): Promise<{ readonly owed: Paise; readonly charged: Paise }> {
  const [owed, charged] = await Promise.all([
    selectFirmBalance(sql, firmId, until),
    selectFirmCharged(sql, { firmId, from: since, until }),
  ]);
  return { owed, charged };
}
