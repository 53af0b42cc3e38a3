import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { instalmentOf } from './instalment.ts';
import { type Loan, monthlyRate } from './loan.ts';

/** A month of the repayment schedule; `balance`: owed after it. Annex C of the Key Facts Statement has these columns. */
export type ScheduleRow = {
  readonly month: number;
  readonly opening: Paise;
  readonly interest: Paise;
  readonly principal: Paise;
  readonly instalment: Paise;
  readonly balance: Paise;
};

export type Schedule = {
  /** Every month but the last. */
  readonly instalment: Paise;
  /** The last instalment takes the rounding of the others. */
  readonly lastInstalment: Paise;
  readonly totalInterest: Paise;
  readonly totalPaid: Paise;
  readonly rows: readonly ScheduleRow[];
};

/** Repayment month by month. Interest of a month is that on the balance before it, to the paisa, half up. The
 * principal parts add up to the loan exactly. Rule id: EMI. */
export function scheduleOf(loan: Loan): Schedule {
  return scheduleAt(loan, instalmentOf(loan));
}

/** As `scheduleOf`, with the instalment a borrower already pays. It ends sooner where the instalment repays it sooner;
 * in the last month of the term whatever is left falls due. */
export function scheduleAt({ principal, rate, months }: Loan, instalment: Paise): Schedule {
  const rows: ScheduleRow[] = [];
  let balance = principal;
  for (let month = 1; month <= months && balance > 0; month++) {
    const interest = interestOf(balance, rate);
    const due = balance + interest;
    const paid = month === months || due <= instalment ? due : instalment;
    const opening = balance;
    balance = paise(due - paid);
    rows.push({
      month,
      opening,
      interest,
      principal: paise(opening - balance),
      instalment: paise(paid),
      balance,
    });
  }
  return {
    instalment,
    lastInstalment: rows.at(-1)?.instalment ?? paise(0),
    totalInterest: sumPaise(rows.map(({ interest }) => interest)),
    totalPaid: sumPaise(rows.map((row) => row.instalment)),
    rows,
  };
}

/** Interest of one month on what is owed, to the paisa, half up. */
export function interestOf(balance: Paise, rate: number): Paise {
  return paise(Math.round(balance * monthlyRate(rate)));
}

/** Owed after a month; the principal after 0 months, nothing after the last. */
export function balanceAfter({ rows }: Schedule, month: number): Paise {
  return month === 0 ? (rows[0]?.opening ?? paise(0)) : (rows[month - 1]?.balance ?? paise(0));
}

/** A year of the loan: what was paid as interest and as principal, and what is owed after it. For charts. */
export type ScheduleYear = {
  readonly year: number;
  readonly interest: Paise;
  readonly principal: Paise;
  readonly balance: Paise;
};

/** The schedule in years of twelve instalments. */
export function scheduleByYear({ rows }: Schedule): readonly ScheduleYear[] {
  return [...Map.groupBy(rows, ({ month }) => Math.ceil(month / 12))].map(([year, months]) => ({
    year,
    interest: sumPaise(months.map(({ interest }) => interest)),
    principal: sumPaise(months.map(({ principal }) => principal)),
    balance: months.at(-1)?.balance ?? paise(0),
  }));
}
