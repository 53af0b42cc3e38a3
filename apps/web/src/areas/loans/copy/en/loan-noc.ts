/** Copy of the page about closed loans. */
export const copy = {
  crumb: 'Loans',
  title: 'Loan closed: NOC and hypothecation',
  lead: 'Once the loan is paid in full, the lender has 30 days to send the NOC and Form 35. We count the days, watch the RC record, and write the letter.',
  signIn: 'Sign in to start the clock of your loan',
  signInText: 'We then watch the RC record for you and keep the dates.',
  signInLink: 'Sign in',
  errorsTitle: 'Please fix the following',
  form: {
    title: 'Start the clock',
    vehicle: 'Vehicle number',
    closedOn: 'Loan paid in full on',
    closedHint: 'dd/mm/yyyy, as on the no-dues letter or the last receipt',
    lender: 'Lender',
    lenderHint: 'Leave empty to use the name in the RC record',
    submit: 'Start',
    busy: 'Looking up the record',
    note: 'Counts as one look-up. We then check VAHAN for this vehicle on set days until the lender is off the RC, for up to six months.',
    errors: {
      vehicleNumber: 'Enter a valid vehicle number.',
      closedOn: 'Enter the date as dd/mm/yyyy, not in the future.',
      lender: 'Enter at most 80 characters.',
      papersOn: 'Enter a date from the payment until today, as dd/mm/yyyy.',
      channels: 'Choose a channel that your account has.',
    },
  },
  phases: {
    waiting: 'On time',
    late: 'Late',
    ombudsman: 'Can go to ombudsman',
    papers: 'Papers received',
  },
  day: (day: number) => `Day ${day}`,
  facts: {
    lender: 'Lender',
    closedOn: 'Paid in full',
    dueOn: 'Papers due by',
    late: 'Delay',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    claim: 'Compensation so far',
    claimFinal: 'Compensation for the delay',
    claimSum: (days: number, perDay: string, sum: string) => `${days} × ${perDay} = ${sum}`,
    ombudsmanFrom: 'Ombudsman from',
    papersOn: 'Papers received',
    nocUntil: 'Use the NOC by',
    record: 'RC record',
    next: 'Next check of the record',
  },
  record: {
    listed: (financier: string) => `Financier: ${financier}`,
    clear: (day: string) => `No financier, first seen on ${day}`,
    unknown: 'Not checked yet',
    failed: (at: string) => `VAHAN did not respond on ${at}. We will try again.`,
  },
  advice: {
    waiting:
      'The lender still has time. Ask for the papers in writing now, so that the date is on record.',
    late: 'The 30 days are over. Claim the compensation in writing, to the lender’s nodal officer.',
    ombudsman:
      'If the lender has not replied to your letter within 30 days, take it to the RBI ombudsman at cms.rbi.org.in.',
    papers:
      'Apply for hypothecation termination with the NOC, which RTOs usually take for three months.',
    clear:
      'The RC record no longer names a lender. Ask the insurer to remove the lender from the policy too.',
  },
  noClaim: 'No compensation: the rule covers papers due from 1 December 2023.',
  rule: (source: string) =>
    `Rule: ${source}. It is about property papers of personal loans; that it also covers a vehicle’s hypothecation is our reading.`,
  papers: {
    title: 'Papers received?',
    on: 'NOC and Form 35 received on',
    onHint: 'dd/mm/yyyy',
    submit: 'Save',
    undo: 'Not received yet',
    remove: 'Remove this loan',
    busy: 'Saving',
  },
  alerts: {
    title: 'Alerts before key dates',
    channel: 'Send them by',
    channels: { sms: 'SMS', email: 'Email' },
    note: 'A week before the lender’s last day, when it is over, when you can go to the ombudsman, before the NOC runs out, and when the RC no longer names the lender. Each once, between 8 am and 9 pm. Untick to stop.',
    noEmail: 'The account has no email address. Add one first, or choose SMS.',
    next: (day: string) => `Next alert on ${day}`,
    submit: 'Save alerts',
    busy: 'Saving',
    stopped: 'Alerts of this loan have stopped.',
    stop: {
      title: 'Stop alerts for this loan?',
      text: 'The clock keeps running; you can read it here any time.',
      submit: 'Stop alerts',
      busy: 'Stopping',
    },
  },
  letter: {
    title: 'Letter',
    kinds: {
      request: 'Ask for NOC and Form 35',
      claim: 'Claim the compensation',
      ombudsman: 'Complaint to the ombudsman',
    },
    loanNumber: 'Loan account number',
    loanHint: 'Only for the letter; we do not store it',
    write: (kind: string) => kind,
    busy: 'Writing',
    text: 'Text of the letter',
    copy: 'Copy',
    pdf: 'Letter as PDF',
  },
  steps: {
    title: 'How to get the lender’s name off your RC',
    list: [
      'Get the no-dues letter, the NOC and Form 35, signed by the lender, in two copies.',
      'Many lenders report the end of the loan to VAHAN online (e-NOC). Check the financier in the record first.',
      'Apply for hypothecation termination (HPT) on the Parivahan portal with RC, insurance and PUC. The fee differs by state.',
      'When the record names no financier, get the new RC.',
      'Ask the insurer to remove the lender from the policy.',
    ],
    service: 'Hypothecation termination: fee, forms and papers',
    lost: 'The lender has merged or closed? The bank that took it over issues the papers. We have no list of successors.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'loan-noc': typeof copy;
  }
}
