import type { EligibilityBar, SumByRule } from '@pahiya/domain/loans/eligibility';
import type { LoanKind } from '@pahiya/domain/loans/loan-rules';
import type { PrepaymentRule } from '@pahiya/domain/loans/prepayment-charge';

const kinds: Readonly<Record<LoanKind, string>> = {
  'new-car': 'New car',
  'used-car': 'Used car',
  'two-wheeler': 'Two-wheeler',
  'against-car': 'Loan against car',
  personal: 'Personal loan',
};
const bars: Readonly<Record<EligibilityBar, string>> = {
  'age-now': 'Lenders ask for a higher age when the loan starts.',
  'age-at-end': 'You would be older at the end of the loan than lenders accept.',
  income: 'Your income is below what lenders ask for.',
  instalments: 'Your current EMIs already take up the share of income that lenders allow.',
  months: 'Lenders do not offer this kind of loan for that long.',
  'vehicle-age': 'The vehicle would be older at the end of the loan than lenders accept.',
};
const limits: Readonly<Record<SumByRule['rule'], string>> = {
  'instalment-share': 'All EMIs within a share of your monthly income',
  'loan-share': 'Loan within a share of the price or value',
};
const charges: Readonly<Record<PrepaymentRule['kind'], string>> = {
  none: 'No charge: on a floating-rate loan the lender may not charge for prepayment.',
  'as-agreed':
    'Fixed rate: the lender may charge, but at most what the sanction letter, agreement and KFS say. If they say nothing, it may not charge anything.',
  'by-lender':
    'For business: depends on the kind of lender and the loan amount. Check your agreement.',
  'not-known': 'Sanctioned before the current rule. Check your agreement.',
};

/** Copy of the loan calculators. */
export const copy = {
  crumb: 'Loans',
  title: 'Vehicle loans',
  metaTitle: 'Vehicle loan EMI calculator with APR and full cost',
  metaDescription:
    'EMI, total interest and APR of a car or two-wheeler loan, the repayment schedule, prepayment, eligibility, and rates that lenders publish with their date.',
  lead: 'Work out the EMI and the full cost before you talk to a lender. Nothing you enter here is sent to anyone.',
  kinds,
  kindLabel: 'Kind of loan',
  errorsTitle: 'Please fix the following',
  update: 'Calculate',
  errors: {
    amount: 'Enter an amount from ₹10,000 to ₹10 crore.',
    rate: 'Enter a rate from 0% to 60%.',
    months: 'Enter 1 to 120 months.',
    fee: 'Enter a fee that is less than the loan.',
    income: 'Enter your monthly income in rupees.',
    instalments: 'Enter your current EMIs in rupees, or 0.',
    age: 'Enter your age in years, 18 to 80.',
    value: 'Enter the price or value in rupees.',
    vehicleAge: 'Enter the age of the vehicle in years.',
    part: 'Enter an amount that is less than the balance.',
    after: 'Enter a month within the loan.',
    sanctioned: 'Enter the date as dd/mm/yyyy.',
    charge: 'Enter a charge from 0% to 10%, or leave it empty.',
    days: 'Enter 1 to 30 days.',
  },
  fields: {
    amount: 'Loan amount',
    rate: 'Interest rate, % a year',
    rateHint: 'Reducing balance, as in the Key Facts Statement',
    months: 'Months',
    fee: 'Processing and other fees',
    feeHint: 'Without GST. Include insurance paid through the lender.',
    slide: (field: string) => `${field}: slide to change`,
  },
  emi: 'EMI',
  perMonth: 'a month',
  emiTitle: 'EMI calculator',
  costTitle: 'Full cost',
  cost: {
    interest: 'Total interest',
    fees: 'Fees with GST',
    net: 'Amount you receive',
    total: 'Total you pay',
    apr: 'APR',
    aprNone: 'Not computable: the fees use up the loan',
  },
  feesWithGst: (fees: string, gst: string) => `${fees}, of which ${gst} GST`,
  sheet: 'Download the APR sheet (CSV)',
  aprNote:
    'APR by the RBI’s method: the fees with GST are taken off at the start, and the EMI before rounding is used. Compare lenders by it.',
  flatNote: (flat: string, reducing: string) =>
    `If the dealer quotes ${flat} as a flat rate, you would actually pay about ${reducing} a year on the reducing balance. Always ask for the reducing rate.`,
  fixedNote:
    'Most car loans of private lenders are at a fixed rate, and a fixed-rate loan may carry a prepayment charge if the papers say so. For individuals a floating-rate loan sanctioned from 1 January 2026 has none.',
  lastEmi: (amount: string) => `The last EMI is ${amount}, because the others are rounded.`,
  schedule: 'Repayment schedule',
  scheduleByMonth: 'Month by month',
  columns: {
    year: 'Year',
    month: 'Month',
    interest: 'Interest',
    principal: 'Principal',
    instalment: 'EMI',
    balance: 'Balance',
  },
  total: 'Total',
  usual: (months: string, rate: string, fee: string) =>
    `Usual terms: ${months} months, ${rate} a year, fee ${fee} of the loan.`,
  usualSource: (confidence: string, since: string) =>
    `Usual ranges in the market, seen since ${since}; not an offer. Confidence: ${confidence}.`,
  confidence: { high: 'high', medium: 'medium', low: 'low', unverified: 'not verified' },
  rates: {
    title: 'Rates that lenders publish for new cars',
    lead: 'Your rate depends on your score, the loan and the lender. Check it on the lender’s site.',
    lender: 'Lender',
    rate: 'Rate',
    from: (rate: string) => `from ${rate}`,
    asOf: (day: string, days: number) => `As of ${day} (${days} days ago)`,
    none: 'No rate is recent enough to show. We show rates for 90 days after we saw them.',
    source: (source: string) => `Source: ${source}.`,
  },
  apply: {
    title: 'Compare offers',
    text: (count: number) =>
      `Ask up to ${count} lenders for offers at once and compare them by APR. Nothing is sent before you consent, lender by lender.`,
    sandbox: 'Demo: the lenders here are invented, and no real loan is given.',
    link: 'Ask for offers',
    closed:
      'You cannot apply here: this site has no contract with a lender. Use the calculators, and apply with the lender of your choice.',
  },
  tools: {
    title: 'More tools',
    prepay: 'Prepayment and exit planner',
    prepayHint: 'What a part payment saves, and what closing the loan costs',
    eligibility: 'How much can I borrow?',
    eligibilityHint: 'A range by lenders’ usual rules, without a credit check',
    bike: 'Bike loan or personal loan?',
    bikeHint: 'Both for the same amount and months',
    noc: 'Loan closed: NOC and hypothecation',
    nocHint: 'The lender’s 30 days, your compensation, and the letter',
  },
  prepay: {
    title: 'Prepayment and exit planner',
    metaDescription:
      'What a part payment saves in interest or months, what closing the loan costs, and when the lender may charge for it.',
    lead: 'Use the amount, rate and months of your loan papers.',
    part: 'Part payment',
    after: 'After EMI number',
    kept: 'Keep',
    keptOptions: { instalment: 'the EMI, finish sooner', months: 'the months, lower the EMI' },
    rateKind: 'Rate',
    rateKinds: { fixed: 'Fixed', floating: 'Floating' },
    borrower: 'Borrower',
    borrowers: { individual: 'Individual', business: 'For business' },
    sanctioned: 'Sanctioned or last renewed on',
    charge: 'Prepayment charge in your papers, %',
    chargeHint: 'Leave empty if you have not looked it up',
    result: 'With the part payment',
    balance: 'Balance before',
    newEmi: 'New EMI',
    monthsLeft: 'Months left',
    monthsSaved: 'Months saved',
    saved: 'Interest saved',
    chargeTitle: 'Prepayment charge',
    chargeSum: (amount: string) => `${amount} with GST`,
    chargeNone: 'None',
    chargeUnknown: 'Depends on your papers',
    rules: charges,
    exit: 'Close the loan after this EMI',
    exitSum: 'Balance to pay',
    cooling: {
      title: 'Cooling-off exit',
      text: 'A loan taken digitally can be given back within the lender’s cooling-off period, at least one day, without a penalty. You pay the principal and the APR for the days.',
      days: 'Days since you got the money',
      sum: 'To pay',
      note: 'A one-time processing fee may be kept if the KFS said so.',
    },
  },
  eligibility: {
    title: 'How much can I borrow?',
    metaDescription:
      'A range for your loan by the usual rules of lenders: income, present EMIs, age, value and age of the vehicle. No credit check.',
    lead: 'A range by lenders’ usual rules. No credit check is made, and nothing is sent to anyone.',
    work: 'Work',
    works: { salaried: 'Salaried', 'self-employed': 'Self-employed' },
    age: 'Your age',
    income: 'Monthly income in hand',
    instalments: 'EMIs you pay now',
    value: 'On-road price or value of the vehicle',
    vehicleAge: 'Age of the vehicle in years',
    result: 'You may get',
    range: (least: string, most: string) => `${least} to ${most}`,
    upTo: (most: string) => `up to ${most}`,
    none: 'No lender’s usual rules fit these figures',
    careful:
      'From a cautious lender to a generous one. Each lender decides by its own rules and your credit report.',
    by: 'How it is worked out',
    rules: limits,
    limited: 'This rule sets the upper figure.',
    share: (share: string) => `Share: ${share}`,
    bars,
    doubts: 'Only some lenders accept this',
  },
  bike: {
    title: 'Bike loan or personal loan?',
    metaDescription:
      'A two-wheeler loan and a personal loan compared for the same amount and months: EMI, APR, total and what each asks of you.',
    lead: 'The same amount and months, at the lowest and highest usual rate and fee.',
    least: 'At the lowest',
    most: 'At the highest',
    order: 'Ordered by APR at the lowest rate.',
    secured: {
      'two-wheeler':
        'Secured: the lender’s name (hypothecation) goes on the RC until the loan is paid.',
      personal:
        'Unsecured: nothing on the RC, the money comes to your account. Lenders ask for a better score.',
    },
    unusual: 'Not usual for that many months.',
    rate: 'Rate',
    fee: 'Fee with GST',
    prepay: {
      'two-wheeler': 'Mostly a fixed rate: a prepayment charge is possible if the papers say so.',
      personal: 'Mostly a fixed rate: a prepayment charge is possible if the papers say so.',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly loans: typeof copy;
  }
}
