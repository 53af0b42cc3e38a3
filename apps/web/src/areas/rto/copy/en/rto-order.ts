import { states } from '../../../../frame/copy/shared/en/states.ts';

/** Copy of the page that orders an RTO service. */
export const copy = {
  metaTitle: (name: string) => `${name}: get it done for you`,
  crumbs: 'Breadcrumb',
  services: 'RTO services',
  crumb: 'Order',
  title: (name: string) => `${name}: we do it for you`,
  lead: 'A fixed price, a date for every step, and a full refund if we do not file in time.',
  failed: 'This service could not be loaded',
  callBack: 'Request a callback',
  noPrice: 'No fixed price for this service',
  notOffered: 'We do not offer this service yet. Request a callback, or follow the guide.',
  feeUnknown:
    'The government fee for this service is not confirmed, so there is no fixed price. Request a callback and we will tell you the cost before you decide.',
  choice: {
    title: 'Your vehicle',
    number: 'Vehicle number',
    numberExample: 'DL 8C AF 5030',
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
      'Check your documents before filing.',
      'Prepare the forms and file the application.',
      'Follow up with the RTO and update you on every step.',
      'If the RTO sends it back, explain why and file again without charging our fee twice.',
    ],
    notTitle: 'Not included',
    doesNot: [
      'State charges such as smart card fee, tax and postage. You pay these on the official portal.',
      'Pending challans, expired insurance or PUC, and other dues of the vehicle.',
      'Visiting the RTO for you where you or the vehicle must be present.',
    ],
    documents: 'Documents',
    documentsText: 'Upload them after payment. Photos or PDFs are enough to start.',
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
      'government-fee': 'Paid in full to the RTO. State charges are extra.',
    } as Readonly<Record<string, string>>,
    total: 'Total',
    filed: (days: number) =>
      `We file within ${days} days of accepting your documents, or you get a full refund automatically.`,
    documents: (days: number) =>
      `Upload your documents within ${days} days. After that you get a full refund.`,
    refund:
      'Cancel any time before filing for a full refund. After filing, the government fee is not refundable; our fee is refunded if we cannot complete the work.',
    neverAsk: 'We never ask for your portal password or an OTP.',
    pay: (total: string) => `Pay ${total}`,
    signIn: 'Sign in and pay',
    busy: 'Opening the payment page',
    source: (day: string) => `Our price list from ${day}. Central fee: CMVR rule 81.`,
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'rto-order': typeof copy;
  }
}
