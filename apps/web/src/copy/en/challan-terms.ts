/** Words of the terms for challans. Fees and days are the operator's and stand at the price. */
export const copy = {
  metaTitle: 'Terms for challans',
  metaDescription:
    'What we do with a challan and its money, what it costs, and when it comes back.',
  title: 'Terms for challans',
  lead: 'In plain words. The price page repeats what concerns your money before you pay.',
  parts: [
    {
      id: 'what',
      title: 'What we do',
      items: [
        'We ask three sources for a vehicle’s challans and show what they answer, with the time.',
        'When you pay here, a partner or a person of ours pays the challan at its authority or virtual court, and gives you the authority’s receipt.',
        'We are not an authority. You can always pay at the authority’s own site, without our fee.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      items: [
        'The fine goes to the authority whole. GST is never put on the fine.',
        'Our settlement fee for an order, and a legal fee for each court challan, with 18 % GST on both. Express settlement costs 1.1 times these fees.',
        'Every part stands on its own line before you pay. The first total you see is the total you pay.',
        'A price holds for 15 minutes. If the authority’s amount changed, you are asked again.',
      ],
    },
    {
      id: 'time',
      title: 'How long it takes',
      items: [
        'E-Challans up to 3 days, court challans up to 60 days after payment.',
        'Court challans may need papers and a one-time password of the court from you. The order says which.',
      ],
    },
    {
      id: 'back',
      title: 'When money comes back',
      items: [
        'Not settled by the promised day, or it cannot be settled: fine and fees come back by themselves. You need not ask.',
        'The amount changed or the challan went to a regular court: the same.',
        'Once the authority has the money, the fine cannot come back from us, and the fees are earned.',
        'The order shows amount, way, expected day and the bank’s reference. A bank takes up to seven working days.',
        'Money taken but the order failed: it is found and given back by itself.',
      ],
    },
    {
      id: 'you',
      title: 'What you say by paying',
      items: [
        'Paying a challan counts as accepting it, also later as a previous offence. If it is wrong, contest it first.',
        'You pay for your own vehicle, or its owner asked you to.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      items: [
        'A vehicle number is passed only to the sources, and for paying to the partner and the gateway.',
        'Place, time and photographs are shown only after a sign-in and a reason, and that is kept.',
        'We never send files, and never ask for a card number, PIN or one-time password by message or call.',
      ],
    },
  ],
  help: 'A question or a complaint?',
  write: 'Write to us',
  back: 'Look for challans',
};
