export const copy = {
  title: 'Complaints',
  text: 'Nearest deadline first. What you write goes to the complainant word for word.',
  waiting: (open: number, overdue: number) =>
    overdue === 0 ? `${open} open` : `${open} open, ${overdue} past the deadline`,
  none: 'No open complaints.',
  done: 'Complaint decided. The complainant has been informed.',
  overdue: 'Past the deadline',
  about: 'About',
  page: 'Page',
  noPage: 'None named',
  name: 'Name',
  contact: 'Contact',
  language: 'Language of the answer',
  languages: { en: 'English', hi: 'Hindi' },
  receivedAt: 'Received',
  resolveBy: 'Decide by',
  unreadable: 'Cannot be decrypted',
  outcome: 'Decision',
  chooseOutcome: 'Choose',
  removes: 'Upheld: the text on that page is removed at once.',
  answer: 'Answer to the complainant',
  answerHint: '20 to 4,000 characters, with the reason.',
  submit: 'Decide and send',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-grievances': typeof copy;
  }
}
