import type { ReportedKind, ReportReason } from '@pahiya/domain/reports/report-reasons';

const title: Readonly<Record<ReportedKind, string>> = {
  'car-review': 'Report a review',
  'used-car': 'Report a used car',
  'community-post': 'Report a post',
  'community-comment': 'Report a reply',
};

const reasons: Readonly<Record<ReportReason, string>> = {
  abusive: 'Abusive or hateful',
  'personal-data': 'Has someone’s name, number or address',
  advertising: 'Advertising',
  'not-a-review': 'Not about the writer’s own experience',
  sold: 'Already sold',
  'wrong-price': 'Real price differs from the listing',
  'wrong-car': 'Wrong car or photographs',
  stolen: 'Stolen, or a police case',
  odometer: 'Odometer does not add up',
  'money-first': 'Asks for money before showing the car',
  duplicate: 'Listed twice',
  'dealer-as-owner': 'A dealer posing as the owner',
  spam: 'Spam or advertising',
  scam: 'Fraud, a false challan or a false link',
  harassment: 'Hate or harassment',
  nudity: 'Nudity or sexual content',
  impersonation: 'Pretends to be someone else',
  'child-danger': 'Danger to a child',
  unlawful: 'Against the law',
  'wrong-facts': 'Wrong about the law or fines',
  'off-topic': 'Not about this topic',
  copyright: 'Copied without permission',
  other: 'Something else',
};

/** Words of the page where something is reported. */
export const copy = {
  metaTitle: 'Report',
  title,
  lead: 'A person on our team reads every report and decides. We never say who reported it.',
  reason: 'What is wrong?',
  reasons,
  fix: 'Please fix the following',
  noReason: 'Choose a reason.',
  note: 'Anything to add? (optional)',
  noteHint: 'Up to 500 characters. Please leave out names and phone numbers.',
  submit: 'Send report',
  busy: 'Sending…',
  done: {
    title: 'Report sent',
    text: 'Thank you. We read it and decide; it stays up until then.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'content-report': typeof copy;
  }
}
