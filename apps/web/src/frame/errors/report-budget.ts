/** Limits of reports per page: burst and total. */
export const reportsAMinute = 5;
export const reportsAPage = 20;

/** Whether another report may be sent now (milliseconds of a monotonic clock). */
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
