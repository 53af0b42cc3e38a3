import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';

type Group = CheckoutData['userCart'][number]['type'];

const groups: Readonly<Record<Group, string>> = {
  'E-Challan': 'E-challans',
  'Court Challan': 'Court challans',
};

/** Words of the cart and of the way to the payment page. */
export const copy = {
  metaTitle: 'Check and pay',
  title: 'Check and pay',
  vehicle: 'Vehicle number',
  back: 'Back to the challans',
  groups,
  cart: {
    title: 'What you pay for',
    number: 'Challan no.',
    issued: (day: string) => `issued ${day}`,
    fine: 'Fine',
    legalFee: 'Legal fee',
    discount: 'Discount on the legal fee',
    gst: 'GST on the legal fee',
    sum: 'This challan',
    express: (amount: string) => `${amount} with express`,
  },
  tat: {
    row: (group: string, days: number) => `${group}: within ${days} days`,
    by: (day: string) => `by ${day}`,
  },
  promise: {
    title: 'Settled by that day, or your money back',
    text: 'A challan that is not settled by its day is refunded by itself: the fine and our fees for it. You need not ask. The fee of the order goes back too when nothing of it was settled.',
    kept: 'Fees for a challan that was settled are not refunded.',
  },
  speed: {
    title: 'How fast',
    standard: { name: 'Standard', text: 'Settled in the order in which orders come.' },
    express: {
      name: 'Express',
      text: 'Goes to the front of the queue. Our fees are 1.1 times as high; the promised days stay the same.',
    },
    choose: (name: string, total: string) => `${name}: ${total}`,
    missing: 'Choose standard or express.',
    missingTitle: 'One choice is missing',
  },
  price: {
    fines: 'Fines',
    finesNote: 'passed on to the authority whole, without GST',
    legalFees: 'Legal fees',
    discount: 'Discount on legal fees',
    legalGst: 'GST on legal fees',
    settlementFee: 'Settlement fee',
    settlementNote: 'once for the order',
    settlementGst: 'GST on the settlement fee',
    total: 'You pay',
  },
  pay: {
    choose: 'Choose a speed to pay',
    amount: (amount: string) => `Pay ${amount}`,
    busy: 'Opening the payment page',
    note: 'You pay on the page of our payment gateway: UPI, card or net banking. Nothing is taken before you confirm there. Going back is safe.',
    held: 'The price holds for 15 minutes from when you press the button.',
  },
  signIn: {
    title: 'Sign in to pay',
    text: 'So that the order, the receipt and a refund are yours. The cart is kept.',
    action: 'Sign in to pay',
  },
  changed: {
    title: 'This is not the price that holds now',
    text: 'The amount that was sent is not our price for these challans. A fine may have changed while you were here, or the list or the amount sent was not the one we showed. Nothing was taken. Look at both amounts and choose again.',
    before: 'Sent with the order',
    now: 'It is now',
  },
  failed: 'This cart could not be priced',
  empty: {
    title: 'Nothing is chosen yet',
    text: 'Choose on the list which challans you want to pay.',
  },
  toResults: 'See the challans',
  toOrders: 'See your orders',
  gateway: {
    title: 'On to the payment page',
    text: (amount: string) =>
      `You pay ${amount} on the page of our payment gateway. Going back is safe: nothing is taken twice.`,
    button: (amount: string) => `Pay ${amount}`,
    later: 'See the order instead',
  },
};
