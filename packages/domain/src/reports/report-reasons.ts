/** Reasons for posts and comments. */
const communityReasons = [
  ...(['spam', 'scam', 'personal-data', 'harassment', 'nudity', 'impersonation'] as const),
  ...(['child-danger', 'unlawful', 'wrong-facts', 'off-topic', 'copyright', 'other'] as const),
] as const;

/** What can be reported, with the reasons to choose from. A kind is one line here, and a subject of the API that finds
 * and hides things of its kind (docs/adr/0049). Source of the obligation to take reports: Information Technology
 * (Intermediary Guidelines and Digital Media Ethics Code) Rules 2021, rule 3(2). Rule id: CONTENT-REPORT. */
export const reportReasons = {
  'car-review': ['abusive', 'personal-data', 'advertising', 'not-a-review', 'other'],
  'used-car': [
    'sold',
    'wrong-price',
    'wrong-car',
    'stolen',
    'odometer',
    'money-first',
    'duplicate',
    'dealer-as-owner',
    'abusive',
    'other',
  ],
  'community-post': communityReasons,
  'community-comment': communityReasons,
} as const satisfies Record<string, readonly string[]>;

export type ReportedKind = keyof typeof reportReasons;
export type ReportReason = (typeof reportReasons)[ReportedKind][number];
/** Reasons of one kind. */
export type ReasonFor<Kind extends ReportedKind> = (typeof reportReasons)[Kind][number];

export const reportedKinds = Object.keys(reportReasons) as readonly ReportedKind[];

/** Every reason of any kind, each once. */
export const allReportReasons: readonly ReportReason[] = [
  ...new Set(Object.values(reportReasons).flat()),
];

/** Whether a reason can be given for a kind. */
export function isReasonFor(kind: ReportedKind, reason: ReportReason): boolean {
  return reportReasons[kind].some((one) => one === reason);
}
