/** Copy of the part exchange. */
export const copy = {
  title: 'Part exchange',
  lead: (car: string, price: string) => `Your car towards the ${car} at ${price}.`,
  field: 'What you get for your car',
  hint: 'The amount that the dealer offers you. An estimate tells what is usual.',
  wrong: 'Enter whole rupees, such as 250000',
  submit: 'Show what is left',
  estimate: 'Estimate your car',
  deal: 'What is left to pay',
  price: 'Asking price',
  exchange: 'Your car',
  toPay: 'To pay',
  over: 'You get back',
  tcs: (amount: string, percent: string) =>
    `Besides, the dealer collects ${amount} tax at source (TCS): ${percent}% of the whole price, whatever your car is worth. It is credited with your income tax.`,
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
  downPayment: (amount: string) => `${amount} is left to pay at once.`,
  noLoan: 'Lenders hardly finance a car of this age.',
  note: 'An example, not an offer. The RC of your car must be transferred: see Forms 29 and 30 when you hand it over.',
  back: 'Back to the car',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'part-exchange': typeof copy;
  }
}
