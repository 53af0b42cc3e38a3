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
  ask: {
    title: (dealer: string) => `Ask ${dealer}`,
    text: 'The dealer gets your car, the amount you entered and what is left to pay. Do not write your vehicle number.',
    car: 'Your car: make and model',
    carHint: 'Such as Maruti Alto K10',
    year: 'Year of manufacture',
    km: 'Odometer in km',
    contact: (dealer: string) => `How may ${dealer} answer you?`,
    channels: {
      call: 'By calls that hide my number',
      'show-number': 'With my number',
      export: 'They may also keep my number in their own software',
    },
    contactNote: 'You can withdraw this at any time under “Who has my number”.',
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
      channel: 'Choose at least one way',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'part-exchange': typeof copy;
  }
}
