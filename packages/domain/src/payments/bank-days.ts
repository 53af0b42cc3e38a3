import { addDays, type IstDate, partsOf } from '../shared/ist-date.ts';

/** Nationwide bank holidays as month and day. Sources: the three national holidays, notified under section 25 of the
 * Negotiable Instruments Act 1881 in every state. State holidays are not included: a bank there may take a day
 * longer. Rule id: BANK-DAYS. */
export const nationalHolidays: Readonly<Record<string, string>> = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
};

/** Whether a date is a bank working day: no Sunday, second or fourth Saturday, or national holiday.
 * Source: notification of the Department of Financial Services, 20 Aug 2015 (Saturdays, from 1 Sep 2015). */
export function isBankDay(day: IstDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || day.slice(5) in nationalHolidays) return false;
  const saturdayOfMonth = Math.ceil(partsOf(day).day / 7);
  return weekday !== 6 || (saturdayOfMonth !== 2 && saturdayOfMonth !== 4);
}

/** Adds bank working days to `day`, which is not counted itself. */
export function addBankDays(day: IstDate, count: number): IstDate {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isBankDay(reached)) left -= 1;
  }
  return reached;
}
