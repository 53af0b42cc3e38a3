/** Copy of complaints to the grievance officer. */
export const copy = {
  title: 'Complain to the grievance officer',
  metaTitle: 'File a complaint with the grievance officer',
  lead: 'You need no account. You get a number and a link at once, and an answer within the time that the law or our own rule gives.',
  officer: 'Who the officer is, and where to appeal',
  kind: 'What is it about?',
  within: {
    hours: (hours: number) =>
      hours === 1 ? 'decided within 1 hour' : `decided within ${hours} hours`,
    days: (days: number) => `decided within ${days} days`,
    months: (months: number) =>
      months === 1 ? 'decided within 1 month' : `decided within ${months} months`,
  },
  subject: 'Page address',
  subjectHint: 'Copy it from the browser, if the complaint is about a page. Optional.',
  words: 'What happened, and what should we do?',
  wordsHint: 'At least 20 characters. Never an OTP, card number or PIN.',
  name: 'Your name',
  contact: 'Email address or mobile number',
  contactHint:
    'For questions and the answer. Only the officer sees it; it is erased 180 days after the decision.',
  submit: 'Send complaint',
  busy: 'Sending…',
  fix: 'Please fix the following',
  faults: {
    kind: 'Choose what it is about.',
    subject: 'Shorten the page address.',
    words: 'Describe it in 20 to 4,000 characters.',
    name: 'Enter your name.',
    contact: 'Enter an email address or a ten-digit mobile number.',
  },
  sent: (ticket: string) =>
    `Complaint ${ticket} received. Save this page: its link is the only way to read the answer without an email address. Do not share it.`,
  status: {
    title: (ticket: string) => `Complaint ${ticket}`,
    about: 'About',
    receivedAt: 'Received',
    resolveBy: 'To be decided by',
    outcome: 'Decision',
    open: 'Not decided yet',
    late: 'Not decided in time. You can write to the appeal body now.',
    decidedAt: 'Decided',
    answer: 'Answer of the officer',
    erased: 'The answer was erased 180 days after the decision.',
    appeal:
      'Not satisfied? About content you can appeal to the Grievance Appellate Committee (gac.gov.in) within 30 days of the answer.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly grievance: typeof copy;
  }
}
