import rules from '../../data/community-rules.json' with { type: 'json' };

/** How many of a person's last fifty decided reports were agreed with. */
export type ReportRecord = { readonly judged: number; readonly agreed: number };

/** Whether a person's reports have no weight, because they were wrong too often. Rule id: COMMUNITY-REPORTERS. */
export function ignoresReporter({ judged, agreed }: ReportRecord): boolean {
  const { ignoredReporter: limit } = rules;
  return judged >= limit.judged && (judged - agreed) * 100 > judged * limit.wrongPercent;
}
