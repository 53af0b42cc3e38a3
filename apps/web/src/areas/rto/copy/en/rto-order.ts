import { states } from '../../../../frame/copy/shared/en/states.ts';

/** Copy of the page that orders an RTO service. */
export const copy = {
  metaTitle: (name: string) => `${name}: have it done`,
  crumbs: 'Breadcrumb',
  services: 'RTO services',
  crumb: 'Have it done',
  title: (name: string) => `${name}: we do it for you`,
  lead: 'A fixed price, every step dated, and your money back if we do not file in time.',
  failed: 'This service could not be shown',
  callBack: 'Request a callback',
  noPrice: 'No fixed price for this service',
  notOffered: 'We do not do this service yet. Request a callback, or follow the guide.',
  feeUnknown:
    'The government fee of this service is not certain, so we do not fix a price. Request a callback and we tell you what it costs before you decide.',
  choice: {
    title: 'Your vehicle',
    number: 'Vehicle number',
    numberHint: 'For example DL 8C AF 5030',
    vehicleClass: 'Vehicle class',
    state: 'State of the RTO',
    choose: 'Select',
    states,
    submit: 'See price',
    busy: 'Calculating',
    errorsTitle: 'Please fix the following',
    wrongNumber: 'Enter a valid vehicle number, for example DL 8C AF 5030.',
    missingClass: 'Select the vehicle class.',
    missingState: 'Select the state of the RTO.',
  },
  scope: {
    doTitle: 'What we do',
    does: [
      'Check your documents before anything is filed.',
      'Prepare the forms and file the application.',
      'Follow it with the RTO and show every step with its date.',
      'If the RTO sends it back: explain why, and file it again without another fee of ours.',
    ],
    notTitle: 'What is not included',
    doesNot: [
      'What the state adds: its own fee, smart card, tax, postage. You pay that on the official portal.',
      'Pending challans, expired insurance or PUC, and other dues of the vehicle.',
      'Appearing for you where the RTO must see you or the vehicle.',
    ],
    documents: 'Documents',
    documentsText: 'You upload them after payment. Photos or PDFs are enough to start.',
  },
  price: {
    title: 'Price',
    states,
    lines: {
      'service-fee': 'Our fee',
      gst: 'GST on our fee',
      'government-fee': 'Government fee (central)',
    } as Readonly<Record<string, string>>,
    notes: {
      'government-fee': 'Passed on in full. The state may add its own charges.',
    } as Readonly<Record<string, string>>,
    total: 'Total',
    filed: (days: number) =>
      `We file within ${days} days of accepting your documents, or refund everything automatically.`,
    documents: (days: number) =>
      `You have ${days} days for the documents. After that we refund everything.`,
    refund:
      'Before filing you can cancel and get everything back. After filing the government fee is spent; our fee is refunded if we cannot complete the work.',
    neverAsk: 'We never ask for your portal password or an OTP.',
    pay: (total: string) => `Pay ${total}`,
    signIn: 'Sign in and pay',
    busy: 'Opening payment',
    source: (day: string) => `Own price list, since ${day}. Central fee: CMVR rule 81.`,
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'rto-order': typeof copy;
  }
}
