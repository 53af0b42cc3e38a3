import { addDays, type IstDate, istDateOf } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import { fastagRuleOn } from './rules.ts';

/** A balance as a bank told it. `toldOn`: when its person was last told of a low one, of this or an earlier reading. */
export type BalanceReading = {
  readonly balance: Paise;
  readonly readAt: Date;
  readonly toldOn: IstDate | null;
};

/** Amounts below which a person can be told, the smallest first. Rule id: FASTAG-LOW-BALANCE. */
export function balanceLines(today: IstDate): readonly Paise[] {
  return fastagRuleOn('low-balance', today).values.lines;
}

/** The next day on which a low balance is called to mind: from the day after the reading on, which the person saw, and
 * at most once in a period. Null when it is not low, or so old that it says nothing any more. Rule id:
 * FASTAG-LOW-BALANCE. */
export function lowBalanceOn(
  { balance, readAt, toldOn }: BalanceReading,
  line: Paise,
  today: IstDate,
): IstDate | null {
  if (balance >= line) return null;
  const { everyDays, keepDays } = fastagRuleOn('low-balance', today).values;
  const readOn = istDateOf(readAt);
  const days = [addDays(readOn, 1), today];
  if (toldOn !== null) days.push(addDays(toldOn, everyDays));
  const next = days.reduce((latest, day) => (day > latest ? day : latest));
  return next <= addDays(readOn, keepDays) ? next : null;
}
