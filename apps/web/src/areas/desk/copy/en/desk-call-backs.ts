/** Words of the desk's call-back list. */
export const copy = {
  title: 'Call-backs',
  text: 'Each person agreed to one call about one service. Never ask for an OTP, password or payment. Name and number are erased when you close the call-back.',
  waiting: (n: number) => `${n} pending`,
  none: 'No call-backs pending.',
  when: 'When',
  hours: (day: string, from: number, until: number) => `${day}, ${from}:00 to ${until}:00`,
  mobile: 'Mobile number',
  language: 'Language',
  languages: { en: 'English', hi: 'Hindi' },
  state: 'State',
  service: 'Service',
  account: 'Has an account',
  yes: 'Yes',
  no: 'No',
  consented: 'Consent given',
  unreadable: 'Encrypted with another secret',
  outcomes: { called: 'Called', 'not-reached': 'Not reached', 'not-wanted': 'Declined' },
  outcomeLong: (outcome: string, name: string) => `${outcome}: ${name}`,
  closed: 'Call-back closed. Name and number erased.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-call-backs': typeof copy;
  }
}
