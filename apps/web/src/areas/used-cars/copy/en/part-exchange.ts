import type { ValuationLineId } from '@pahiya/domain/valuation/valuation';

/** Copy of the part exchange. */
export const copy = {
  title: 'Part exchange',
  lead: (car: string, price: string) => `Your car towards the ${car} at ${price}.`,
  field: 'What you expect for your car',
  otherField: 'Or enter another amount',
  hint: 'Your own figure, such as what the dealer offers you. An estimate shows the usual price.',
  wrong: 'Enter whole rupees, such as 250000',
  submit: 'Show what is left',
  estimate: 'Estimate your car',
  estimateAgain: 'Estimate another car',
  oldEstimate: 'This estimate is unknown or too old. Please get a new one, or enter an amount.',
  estimated: {
    title: 'Estimate of your car',
    car: (car: string, km: string) => `${car}, ${km}`,
    lines: {
      start: 'Starting price',
      age: 'Age',
      km: 'Kilometres',
      fuel: 'Fuel',
      gearbox: 'Gearbox',
      owners: 'Number of owners',
      variant: 'Variant',
      city: 'City',
      level: 'Today’s price level',
      condition: 'Condition',
      rounding: 'Rounding',
    } satisfies Record<ValuationLineId, string>,
    privately: 'Private sale',
    trade: 'Less the dealer’s margin and risk',
    total: 'To a dealer',
    range: (low: string, high: string) => `Dealers usually pay ${low} to ${high}.`,
    day: (day: string) =>
      `Estimated on ${day}. The dealer sees the car first; the offer may differ.`,
  },
  deal: 'What is left to pay',
  price: 'Asking price',
  exchange: 'Your car, as estimated',
  exchangeTyped: 'Your car, as you entered it',
  toPay: 'To pay',
  over: 'You get back',
  tcs: (amount: string, percent: string) =>
    `In addition, the dealer collects ${amount} tax at source (TCS): ${percent}% of the whole price, whatever your car is worth. It is credited with your income tax.`,
  loan: ({
    loan,
    months,
    low,
    high,
  }: {
    loan: string;
    months: number;
    low: string;
    high: string;
  }) => `A usual loan of ${loan} over ${months} months comes to ${low} to ${high} a month.`,
  downPayment: (amount: string) => `The remaining ${amount} is due upfront.`,
  noLoan: 'Lenders rarely finance a car of this age.',
  note: 'An example, not an offer. The RC of your car must be transferred: see Forms 29 and 30 when you hand it over.',
  back: 'Back to the car',
  ask: {
    title: (dealer: string) => `Ask ${dealer}`,
    estimateText:
      'The dealer gets your car, the estimate with its date and number, and what is left to pay. No vehicle number.',
    text: 'The dealer gets your car, the amount you entered and what is left to pay. Do not write your vehicle number.',
    car: 'Your car: make and model',
    carHint: 'Such as Maruti Alto K10',
    year: 'Year of manufacture',
    km: 'Odometer in km',
    submit: (dealer: string) => `Send to ${dealer}`,
    busy: 'Sending',
    sent: (dealer: string) => `Sent. ${dealer} has your enquiry.`,
    visitor: 'Sign in to send the dealer your car and the amount.',
    signIn: 'Sign in',
    errors: 'Please fix the following',
    faults: {
      car: 'Enter make and model, without vehicle number or contact details',
      year: 'Enter the year, such as 2016',
      km: 'Enter the odometer reading in km, such as 60000',
      valuePaise: 'Enter an amount between ₹10,000 and ₹10 crore above',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'part-exchange': typeof copy;
  }
}
