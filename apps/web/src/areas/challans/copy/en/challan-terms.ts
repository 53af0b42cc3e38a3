/** Copy of the terms for challans. The amounts of fees are shown at checkout. */
export const copy = {
  metaTitle: 'Terms for challans',
  metaDescription: 'What we do, what it costs, how long it takes and when you get a refund.',
  title: 'Terms for challans',
  lead: 'In plain words. The checkout repeats what concerns your payment.',
  parts: [
    {
      id: 'what',
      title: 'What we do',
      items: [
        'We check three sources for a vehicle’s challans and show their responses with the time.',
        'When you pay here, a partner or our staff pay the challan to its authority or virtual court and give you the authority’s receipt.',
        'We are not an authority. You can always pay on the authority’s own site without our fees.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      items: [
        'The fine is paid in full to the authority. There is no GST on the fine.',
        'We charge a settlement fee per order and a legal fee per court challan. GST on these fees, where it applies, is a separate line. Express settlement costs 1.1 times these fees: your order is processed first; the settlement dates stay the same.',
        'Every charge is listed before you pay. There are no hidden charges.',
        'A price is valid for 15 minutes. If the authority changes the amount, we ask you again.',
      ],
    },
    {
      id: 'time',
      title: 'How long it takes',
      items: [
        'E-challans up to 3 days, court challans up to 60 days after payment.',
        'For court challans you need to upload the RC and driving licence and enter an OTP from the court after payment. The order says what is needed.',
      ],
    },
    {
      id: 'back',
      title: 'Refunds',
      items: [
        'If a challan is not settled by its date, or cannot be settled, its fine and fees are refunded automatically.',
        'The same applies if the amount changes or the challan moves to a regular court.',
        'Once the authority has received the payment, fine and fees are non-refundable.',
        'The order shows the refund amount, method, expected date and bank reference. Banks take up to 7 working days.',
        'If money was debited but the order failed, it is refunded automatically.',
      ],
    },
    {
      id: 'you',
      title: 'What paying means',
      items: [
        'Paying a challan means accepting the offence; it counts as a previous offence later. If it is wrong, contest it first.',
        'You pay for your own vehicle or with its owner’s permission.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      items: [
        'We share the vehicle number only with the sources and, for payment, the partner and the gateway.',
        'Place, time and photos are shown only after you sign in and give a reason, which is recorded.',
        'We never send files, and never ask for a card number, PIN or OTP by message or call.',
      ],
    },
  ],
  help: 'Question or complaint?',
  write: 'Write to us',
  back: 'Check challans',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'challan-terms': typeof copy;
  }
}
