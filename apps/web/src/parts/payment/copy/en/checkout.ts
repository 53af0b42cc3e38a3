import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';

type Group = CheckoutData['userCart'][number]['type'];

const settledBy: Readonly<Record<Group, (day: string) => string>> = {
  'E-Challan': (day) => `Settled by ${day}`,
  'Court Challan': (day) => `In court, settled by ${day}`,
};

/** Copy of the checkout. */
export const copy = {
  metaTitle: 'Review and pay',
  title: 'Review and pay',
  vehicle: 'Vehicle number',
  cart: { title: 'Your challans', settledBy },
  speed: {
    title: 'Settlement speed',
    included: 'Included',
    standard: { name: 'Standard', text: 'Processed in order of payment.' },
    express: {
      name: 'Express',
      text: 'Processed first. The settlement dates on the receipt stay the same.',
    },
  },
  price: {
    fines: 'Total fines',
    finesNote: 'Paid in full to the authority',
    legalFee: (n: number) => `Legal fee, ${n === 1 ? '1 court challan' : `${n} court challans`}`,
    discount: 'Discount on legal fee',
    settlementFee: 'Settlement fee',
    gst: 'GST on our fees',
    total: 'Total',
  },
  court: {
    what: (n: number) => (n === 1 ? 'For the court challan' : `For the ${n} court challans`),
    needs:
      'you will need to upload the RC and driving licence, and enter an OTP from the court, after payment.',
  },
  refund:
    'If a challan is not settled by its date, its fine and fees are refunded automatically. Fees for settled challans are non-refundable.',
  accept: {
    before: (n: number) =>
      n === 1
        ? 'By paying, you accept this offence and our'
        : `By paying, you accept these ${n} offences and our`,
    terms: 'terms for challans',
    after: '.',
    disagree: 'Don’t agree?',
    contest: 'Contest it instead',
  },
  pay: {
    fines: (amount: string) => `Fines ${amount} + fees`,
    /** Split at the amount, which switches with the speed. */
    amount: 'Pay {amount}',
    signIn: 'Sign in and pay',
    busy: 'Opening the payment page',
    note: 'You pay by UPI, card or net banking on our payment gateway’s page. You are charged only once you confirm there.',
  },
  changed: {
    title: 'The price has changed',
    text: 'A fine changed while you were here. You have not been charged. Check the new total and pay again if you agree.',
    before: 'You saw',
    now: 'New total',
  },
  failed: 'The total could not be calculated',
  empty: {
    title: 'No challans selected',
    text: 'Select the challans you want to pay.',
  },
  toResults: 'View challans',
  toOrders: 'Your orders',
  gateway: {
    title: 'Opening the payment page',
    text: (amount: string) =>
      `You pay ${amount} on our payment gateway’s page. You can safely go back; you are never charged twice.`,
    button: (amount: string) => `Pay ${amount}`,
    later: 'View order instead',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly checkout: typeof copy;
  }
}
