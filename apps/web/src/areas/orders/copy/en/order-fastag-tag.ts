type Words = Readonly<Record<string, string>>;

/** What is shown of an order of a new FASTag. */
export const copy = {
  kind: {
    name: 'New FASTag',
    count: (_n: number) => '',
    steps: {
      'to-pay': 'Pending',
      paying: 'Checking with your bank',
      closed: 'Closed, unpaid',
      paid: 'Paid, being ordered',
      'kyc-review': 'The bank is checking your details',
      rejected: 'The bank needs a new photo',
      assigned: 'Tag assigned',
      dispatched: 'On its way',
      delivered: 'Delivered, not active yet',
      active: 'Active',
      refunding: 'Not issued, refund started',
      refunded: 'Refunded',
    } as Words,
    marks: { 'pictures-needed': 'Photo needed' } as Words,
    lines: {
      'tag-price': 'Issue fee',
      'tag-deposit': 'Security deposit',
      'tag-balance': 'Balance on the tag',
    } as Words,
    events: {} as Words,
    reasons: {
      'tag-refused': 'The bank refused to issue the tag.',
      'tag-closed': 'The tag was cancelled before dispatch.',
      surplus: 'A second payment was received for this order.',
      mismatch: 'The amount received did not match the order.',
    } as Words,
    deeds: { picture: 'Photo sent to the bank.' } as Words,
    of: (names: string) => `For ${names}`,
    unpaid: 'Complete the payment to order the tag from the bank.',
    held: (time: string) =>
      `Price valid until ${time}. After that we check it with the bank again.`,
    heldOver: 'We check the price with the bank again before you pay.',
    closed:
      'It was not paid in time. If a payment still arrives, we use it for this tag or refund it automatically.',
    again: 'Order the tag again',
  },
  from: (issuer: string) => `Issued by ${issuer}`,
  tag: 'Your tag',
  facts: {
    issuer: 'Issuer bank',
    class: 'Type of vehicle',
    serial: 'Serial number',
    courier: 'Courier',
    consignment: 'Consignment number',
    address: 'Delivery address',
  },
  stops: {
    paid: 'Paid',
    'kyc-review': 'Details checked by the bank',
    rejected: 'Photo not accepted',
    assigned: 'Tag assigned to your vehicle',
    dispatched: 'Dispatched',
    delivered: 'Delivered',
    active: 'Active, once matched with VAHAN',
    refused: 'Refused by the bank',
    closed: 'Cancelled before dispatch',
  } as Words,
  marks: { done: 'done', now: 'in progress', next: 'pending', failed: 'not accepted' },
  dispatchBy: (day: string) =>
    `If the bank has not dispatched it by ${day}, you get the full amount back automatically.`,
  resend: {
    title: 'The bank needs a new photo',
    text: 'Upload it below. The bank usually checks it within three working days.',
    otherReason: (reason: string | null) =>
      reason === null ? 'The bank gave no reason.' : `Bank’s reason: ${reason}`,
  },
  rejections: {
    picture_unreadable:
      'The photo cannot be read. Take it in daylight, close up and without reflections.',
  } as Words,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-fastag-tag': typeof copy;
  }
}
