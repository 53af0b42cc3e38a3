/** Words of the home page. */
export const copy = {
  metaTitle: 'All your vehicle’s details in one place',
  metaDescription:
    'Enter a vehicle number for RC details, insurance, PUC, challans and RTO. Free and open source. No sign-in, no captcha, no sales calls.',
  title: 'All your vehicle’s details in one place',
  lead: 'RC, challans, insurance and FASTag from the number plate. No sign-in, no captcha.',
  /** Above parts that open by their names. */
  /** Group of areas that an editor added. */
  more: 'More',
  straight: {
    to: 'Go straight to',
    challans: 'Challans',
    insurance: 'Insurance',
    fastag: 'FASTag',
  },
  garage: {
    label: 'Your garage',
    attention: (n: number) =>
      n === 0
        ? 'All up to date'
        : n === 1
          ? '1 thing needs attention'
          : `${n} things need attention`,
    expired: (n: number) => `${n} expired`,
    soon: (n: number) => `${n} due soon`,
    open: 'Open garage',
  },
  promises: {
    title: 'What we promise',
    items: {
      masked: {
        title: 'Owner details stay masked.',
        text: 'No full name, address or mobile number.',
      },
      calls: { title: 'No sales calls.', text: 'We share your number only if you agree.' },
      price: { title: 'Every rupee before you pay.', text: 'No hidden charges.' },
      refund: { title: 'Refunded automatically', text: 'if it isn’t done on time.' },
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly home: typeof copy;
  }
}
