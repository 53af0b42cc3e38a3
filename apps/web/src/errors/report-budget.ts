/** How many reports one page may send: a burst, and in all. */
export const reportsAMinute = 5;
export const reportsAPage = 20;

/** Says whether another report may be sent now (milliseconds of any clock that does not run back). */
export function createReportBudget(): (now: number) => boolean {
  let sent: number[] = [];
  let total = 0;
  return (now) => {
    sent = sent.filter((at) => now - at < 60_000);
    if (sent.length >= reportsAMinute || total >= reportsAPage) return false;
    sent.push(now);
    total += 1;
    return true;
  };
}
