import type { Answer } from '@pahiya/api-client/api-client';

const biddable: ReadonlySet<string> = new Set(['inspected', 'unsold', 'declined', 'expired']);

/** Whether bids could be invited, had the report of the car not expired. */
export function needsReport(
  { state, report }: Pick<Answer<'sellCarSale'>, 'state' | 'report'>,
  nowIso: string,
): boolean {
  return (
    biddable.has(state) && report !== null && Date.parse(report.validUntil) <= Date.parse(nowIso)
  );
}
