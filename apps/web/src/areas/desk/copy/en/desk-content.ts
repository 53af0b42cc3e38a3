import type { ReportedKind, ReportReason } from '@pahiya/domain/reports/report-reasons';

const kinds: Readonly<Record<ReportedKind, string>> = {
  'car-review': 'Review',
  'used-car': 'Used car',
  'community-post': 'Post',
  'community-comment': 'Comment',
};

const reasons: Readonly<Record<ReportReason, string>> = {
  abusive: 'Abusive or hateful',
  'personal-data': 'Personal data',
  advertising: 'Advertising',
  'not-a-review': 'Not the writer’s own experience',
  sold: 'Already sold',
  'wrong-price': 'Wrong price',
  'wrong-car': 'Wrong car or photographs',
  stolen: 'Stolen or police case',
  odometer: 'Odometer',
  'money-first': 'Money before showing the car',
  duplicate: 'Listed twice',
  'dealer-as-owner': 'Dealer as owner',
  spam: 'Spam or advertising',
  scam: 'Fraud',
  harassment: 'Hate or harassment',
  nudity: 'Nudity',
  impersonation: 'Impersonation',
  'child-danger': 'Danger to a child',
  unlawful: 'Against the law',
  'wrong-facts': 'Wrong facts',
  'off-topic': 'Off topic',
  copyright: 'Copyright',
  other: 'Against our terms',
};

/** Words of the desk's pages about what people write: reviews to check, and reports. */
export const copy = {
  reasons,
  reason: 'Reason to refuse',
  choose: 'Choose a reason',
  noReason: 'Choose a reason.',
  note: 'Note for the audit trail (optional)',
  found: 'What you found',
  foundHint: 'For the audit trail. No names, mobile numbers or addresses.',
  noNote: 'Enter what you found, 3 to 200 characters.',
  reviews: {
    title: 'Reviews to check',
    text: 'Show a review if it is about the writer’s own experience, and has no insults, personal data or advertising. A low score is no reason to refuse it.',
    none: 'No reviews are waiting.',
    waiting: (n: number) => `${n} waiting`,
    done: { shown: 'Review shown.', refused: 'Review refused. The writer sees the reason.' },
    ownerChecked: 'Owner checked',
    scores: 'Scores',
    km: 'Driven',
    months: 'Months owned',
    at: 'Written on',
    before: 'Version shown now',
    show: 'Show',
    refuse: 'Refuse',
  },
  reports: {
    title: 'Reported content',
    text: 'Decide all reports of one thing together: it stays, or it is hidden. The writer sees the reason; nobody sees who reported it.',
    none: 'No open reports.',
    open: (n: number) => `${n} reported`,
    kinds,
    notShown: 'Not shown',
    openPage: 'Open its page',
    count: (n: number) => (n === 1 ? '1 report' : `${n} reports`),
    visitor: 'visitor',
    hideReason: 'Reason, if you hide it',
    keep: 'Keep',
    hide: 'Hide',
    done: { keep: 'Reports closed. It stays up.', hide: 'Hidden. Reports closed.' },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-content': typeof copy;
  }
}
