import type { ApplicationState } from '@pahiya/domain/loans/application-states';

const states: Readonly<Record<ApplicationState, string>> = {
  draft: 'Draft',
  consent: 'Consent given',
  'otp-sent': 'OTP sent',
  'otp-ok': 'Asking lenders',
  offers: 'Offers received',
  'no-offer': 'No offer',
  chosen: 'Offer chosen',
  'handed-over': 'With the lender',
  sanctioned: 'Sanctioned',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
/** Codes of lenders that have words here; others are shown as they came. */
const reasons: Readonly<Record<string, string>> = {
  INCOME: 'Income too low for this loan',
  CREDIT_POLICY: 'Does not fit the lender’s policy',
  PRODUCT: 'Does not offer this kind of loan',
  INCOME_PROOF: 'Income proof not accepted',
  OFFER_OVER: 'The offer had expired',
  REFUSED: 'The lender did not accept the application',
  CONSENT: 'No valid consent, so nothing was sent',
  NOT_TOLD: 'Reason not given',
};

/** Copy of loan applications. */
export const copy = {
  start: {
    title: 'Ask lenders for offers',
    lead: 'Check the loan. Nothing is sent in this step.',
    kind: 'Kind of loan',
    value: 'On-road price or value of the vehicle',
    vehicleAge: 'Age of the vehicle in years',
    submit: 'Continue',
    busy: 'Saving',
    errors: {
      amount: 'Enter an amount from ₹10,000, at most the value of the vehicle.',
      months: 'Enter 1 to 120 months.',
      value: 'Enter the price or value in rupees.',
      vehicleAge: 'Enter 0 to 30 years.',
    },
    mine: 'Your applications',
    open: (kind: string, amount: string) => `${kind}, ${amount}`,
    startedOn: (day: string) => `Started ${day}`,
  },
  title: 'Loan application',
  metaTitle: 'Loan application',
  summary: (kind: string, amount: string, months: number) =>
    `${kind}: ${amount} for ${months} months`,
  sandbox:
    'Demo: the lenders are made up. No real loan is given and no credit bureau is contacted.',
  states,
  reasons,
  errorsTitle: 'Please fix the following',
  person: {
    title: 'Your details',
    text: 'Lenders ask for these to make an offer. We keep them encrypted until the application is over.',
    name: 'Full name as on PAN',
    pan: 'PAN',
    bornOn: 'Date of birth',
    bornHint: 'dd/mm/yyyy',
    pinCode: 'PIN code of your address',
    work: 'Work',
    works: { salaried: 'Salaried', 'self-employed': 'Self-employed' },
    income: 'Monthly income in hand',
    instalments: 'EMIs you pay now',
    employer: 'Employer or business',
    email: 'Email',
    optional: 'Optional',
    errors: {
      name: 'Enter your full name.',
      pan: 'Enter the PAN of a person, like ABCPD1234F.',
      bornOn: 'Enter the date as dd/mm/yyyy. Loans are for people of 18 and above.',
      pinCode: 'Enter a six-digit PIN code.',
      income: 'Enter your monthly income in rupees.',
      instalments: 'Enter your present EMIs in rupees, or 0.',
      employer: 'Enter at most 100 characters.',
      email: 'Enter a valid email address, or leave it empty.',
      lenders: 'Choose at least one lender.',
    },
  },
  consent: {
    title: 'Consent, lender by lender',
    text: 'Tick the lenders that may get your details for an offer. None is ticked for you.',
    checks: {
      soft: (bureau: string) =>
        `Soft check at ${bureau}: other lenders do not see it and it does not change your score.`,
      hard: (bureau: string) =>
        `Hard check at ${bureau}: other lenders see it and it may lower your score.`,
    },
    terms: (days: number) =>
      `For an offer on this loan, once. Without a loan, the lender deletes your details after ${days} days.`,
    officer: (officer: string) => `Complaints: ${officer}`,
    order:
      'First the lenders’ service sends you its own OTP. A lender gets your details only after that OTP is right.',
    withdraw:
      'You can withdraw here at any time with one tap. We then tell every lender that got your details. A hard check is never made without a separate consent.',
    submit: 'I agree: send the OTP',
    busy: 'Sending the OTP',
  },
  otp: {
    title: 'Enter the lenders’ OTP',
    text: (sender: string, mobile: string) => `Sent by ${sender} to ${mobile}. It is not our OTP.`,
    label: 'OTP',
    hint: (until: string) => `Valid until ${until}`,
    submit: 'Verify and ask the lenders',
    busy: 'Verifying',
    resend: { sms: 'Resend OTP', voice: 'Get OTP by call' },
    resending: 'Sending',
    resendFrom: (time: string) => `You can resend from ${time}.`,
    left: (count: number) => (count === 1 ? '1 resend left' : `${count} resends left`),
    error: 'Enter the six-digit OTP.',
    first: 'Send OTP',
    firstTitle: 'Send the OTP',
    firstText:
      'Your consent is saved. No lender has received anything yet. The next step is the OTP.',
  },
  waiting: {
    title: 'Lenders',
    lead: 'We ask all of them at once. Offers appear as they come.',
    look: 'Refresh',
    states: {
      waiting: 'Waiting for a reply',
      offers: 'Made an offer',
      'no-offer': 'No offer',
      failed: 'Did not respond',
    },
    again: 'Ask again',
    asking: 'Asking',
    againText: 'A lender that did not respond may still have an offer for you.',
  },
  offers: {
    title: 'Offers',
    order:
      'Sorted by APR, lowest first. Nothing else counts: no lender can pay to be listed higher.',
    apr: 'APR',
    lenderApr: {
      'without-gst': (apr: string) =>
        `The lender states ${apr}, without the GST on its fees. You pay that GST, so we count it.`,
      other: (apr: string) =>
        `The lender states ${apr}. The fees of this offer do not explain the difference: ask which charges it counts.`,
    },
    emi: 'EMI',
    months: 'Months',
    amount: 'Amount',
    receive: 'You receive',
    penal: 'Penal charge',
    notStated: 'Not stated',
    choose: 'Choose this offer',
    choosing: 'Choosing',
    validUntil: (day: string) => `Offer valid until ${day}`,
    kfs: 'Key Facts Statement',
    own: 'Statement on the lender’s site',
    none: 'Lenders without an offer',
  },
  kfs: {
    proposal: 'Proposal number',
    loanType: 'Type of loan',
    amount: 'Sanctioned amount',
    disbursal: 'Disbursal',
    disbursals: { 'at-once': '100% upfront', 'in-stages': 'In stages' },
    term: 'Loan term',
    monthsValue: (months: number) => `${months} months`,
    instalments: 'Instalments',
    instalmentsValue: (count: number, amount: string) => `${count} monthly of ${amount}`,
    first: 'First instalment',
    firstValue: (days: number) => `${days} days after the loan starts`,
    rate: 'Interest rate',
    rateKinds: { fixed: 'fixed', floating: 'floating', hybrid: 'hybrid' },
    benchmark: 'Benchmark and spread',
    benchmarkValue: (name: string, rate: string, spread: string) => `${name} ${rate} + ${spread}`,
    reset: (months: number) => `reset every ${months} months`,
    rise: 'If the rate rises by 0.25%',
    riseValue: (emi: string) => `EMI ${emi}`,
    riseMonths: (months: number) => ` or ${months} more months`,
    fees: 'Fees',
    feePayee: { lender: 'to the lender', 'third-party': 'to others through the lender' },
    feeValue: (name: string, amount: string, gst: string) => `${name}: ${amount} + GST ${gst}`,
    noFees: 'None',
    interest: 'Total interest',
    net: 'Net amount disbursed',
    total: 'Total to pay, with fees',
    apr: 'APR',
    lenderApr: 'APR as stated by the lender',
    aprNote: 'By the RBI’s method, fees with GST, EMI before rounding.',
    penal: 'Penal charges',
    otherPenal: 'Other penal charges',
    foreclosure: 'Foreclosure charges',
    switching: 'Switching between floating and fixed',
    recovery: 'Clause on recovery agents',
    grievance: 'Clause on grievance redress',
    officer: 'Nodal grievance officer',
    transfer: 'May be transferred to others',
    coLending: 'Co-lending',
    coolingOff: 'Cooling-off period',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    agent: 'Service provider as recovery agent',
    yes: 'Yes',
    no: 'No',
    valid: (days: number) => `Binding on the lender for ${days} working days.`,
    schedule: 'Repayment schedule',
  },
  handOver: {
    title: (lender: string) => `Apply to ${lender}`,
    text: (lender: string) =>
      `Your details and this offer go to ${lender}, which decides on the loan. The loan is between you and the lender: its money never passes through us.`,
    agree: (lender: string, bureau: string) =>
      `I agree that ${lender} gets my details for this application and makes a hard check at ${bureau}. Other lenders see a hard check and it may lower my score.`,
    agreeSoft: (lender: string, bureau: string) =>
      `I agree that ${lender} gets my details for this application and makes a soft check at ${bureau}.`,
    terms: (days: number) =>
      `For this application only. Without a loan, the lender deletes your details after ${days} days. You can withdraw here until it is sanctioned.`,
    error: 'Tick the box if you agree.',
    submit: 'Send application',
    busy: 'Sending',
    back: 'Choose another offer',
  },
  result: {
    title: 'Status',
    'handed-over': 'The lender has your application or is getting it now. We check its status.',
    sanctioned: (lender: string) =>
      `${lender} has sanctioned the loan. Read its sanction letter and Key Facts Statement before you sign. The money comes from the lender to you or the dealer.`,
    coolingOff: (until: string) =>
      `Cooling-off until ${until}: you can return the loan without a penalty.`,
    declined: 'The lender has declined the application.',
    'no-offer': 'None of the lenders made an offer. Your details have been deleted here.',
    withdrawn: 'You withdrew the application, and your details have been deleted here.',
    reason: 'Reason',
    ref: 'Lender’s reference',
    again: 'Start a new request',
  },
  data: {
    title: 'Who received my data',
    none: 'No one yet.',
    purposes: { offers: 'For offers', application: 'For the application' },
    sent: (at: string) => `Sent ${at}`,
    notSent: 'Nothing sent',
    checks: { soft: 'soft check', hard: 'hard check' },
    consent: (check: string, bureau: string, at: string) =>
      `Consent for a ${check} at ${bureau}, given ${at}`,
    version: (version: string) => `Wording of the consent: ${version}`,
    kept: (days: number) => `Kept by the lender for ${days} days without a loan`,
    withdrawals: {
      asked: 'Withdrawn; we are informing the lender',
      withdrawn: 'Withdrawn',
      'too-late':
        'Withdrawn, but the lender had already sanctioned the loan: use the cooling-off period',
      unreachable: 'Withdrawn, but we could not reach the lender. Write to its grievance officer.',
    },
  },
  withdraw: {
    title: 'Withdraw',
    text: 'Ends this application and withdraws every consent. We inform every lender that received your details.',
    submit: 'Withdraw application',
    busy: 'Withdrawing',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'loan-application': typeof copy;
  }
}
