/** Words of the desk's list of reported mistakes. */
export const copy = {
  title: 'Reported mistakes',
  text: 'Check each report against the record. Only the RTO can correct the RC. Closing a report does not change the record: a verified owner’s mark stays until the record is next updated.',
  open: (n: number) => `${n} open`,
  oldest: (n: number) => `Showing the oldest ${n}`,
  none: 'No open reports.',
  field: 'Incorrect detail',
  value: 'Correct value, as reported',
  owner: 'Verified owner',
  yes: 'Yes',
  no: 'No',
  at: 'Reported on',
  note: 'What you found',
  noteHint: 'For the audit trail. No names, mobile numbers or addresses.',
  noteMissing: 'Enter what you found, 3 to 200 characters.',
  close: 'Close',
  closeLong: (number: string, field: string) => `Close: ${number}, ${field}`,
  closed: 'Report closed.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-reports': typeof copy;
  }
}
