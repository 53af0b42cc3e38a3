/** Copy of the cancellation of a policy. */
export const copy = {
  title: 'Cancel policy',
  order: 'Order',
  orders: 'My orders',
  refundTitle: 'You get back',
  ends: {
    whole: 'The whole policy is cancelled today. You will have no cover from it.',
    'own-damage':
      'Own damage, add-ons and owner-driver cover are cancelled today. Third-party cover continues, as the law requires.',
  },
  paid: 'Paid with GST',
  days: 'Days left',
  daysLeft: ({ left, of }: { left: number; of: number }) => `${left} of ${of}`,
  premium: 'Refund of premium',
  gst: 'Refund of GST',
  rounding: 'Rounded by the insurer',
  until: 'Would have ended on',
  least:
    'At least this much: for third-party cover the insurer’s own rule may add part of the running year.',
  rule: 'Own damage and owner-driver cover: refunded by the day, today counted as used; no refund after a claim. Third party: only on a ground the law allows. We charge no fee.',
  refusedTitle: 'This policy cannot be cancelled now',
  refused: {
    'compulsory-cover': (_helpline: string) =>
      'Third-party cover is compulsory. It ends early only for double insurance, total loss or a cancelled registration. Choose one of them below if it applies. If you sold the vehicle, the cover passes to the buyer.',
    over: (_helpline: string) => 'This policy has ended.',
    'not-in-force': (_helpline: string) =>
      'It was cancelled, or its cancellation is with the insurer.',
    'third-party-left': (helpline: string) =>
      `Own damage was cancelled. Third-party cover continues and ends early only for double insurance, total loss or a cancelled registration. If one of them applies, call the insurer on ${helpline}.`,
    'not-known': (helpline: string) =>
      `We cannot calculate the refund of this policy. Call the insurer on ${helpline}.`,
  },
  choiceTitle: 'What the refund depends on',
  claim: 'Claim under this policy',
  claimHint: 'Paid, or still open.',
  claims: { no: 'No claim', yes: 'There was a claim' },
  ground: 'Ground to end third-party cover',
  groundHint: 'Leave empty if none applies.',
  noGround: 'None',
  grounds: {
    'double-insurance': 'Second policy for the same vehicle',
    'total-loss': 'Total loss or theft, settled',
    'registration-cancelled': 'Registration cancelled',
  },
  recompute: 'Show refund',
  confirmTitle: 'Cancel',
  errorsTitle: 'Please fix the following',
  otherPolicy: 'Number of the other policy',
  otherPolicyHint: (insurer: string) => `Sent to ${insurer}, which checks it.`,
  reason: 'Reason',
  reasonHint: 'Optional. You need not give one.',
  noReason: 'No answer',
  reasons: {
    sold: 'Vehicle sold',
    'other-insurer': 'Insured elsewhere',
    'not-needed': 'Not needed any more',
    service: 'Not satisfied',
    other: 'Something else',
  },
  sold: 'Sold the vehicle? Third-party cover passes to the buyer by law. Before you cancel, ask the insurer for a no-claim bonus certificate: it carries your bonus over to your next vehicle.',
  confirm: 'I understand that this cover is cancelled today',
  confirmClaim: {
    no: 'I made no claim under this policy, and understand that this cover is cancelled today',
    yes: 'I made a claim under this policy, and understand that this cover is cancelled today',
  },
  confirmHint: {
    whole: 'It cannot be undone. Driving without third-party cover is an offence.',
    'own-damage': 'It cannot be undone.',
  },
  submit: (total: string) => `Cancel and get ${total} back`,
  submitWithout: 'Cancel without a refund',
  busy: 'Cancelling',
  keep: 'Keep the policy',
  back: 'Back to the order',
  errors: {
    confirm: 'Confirm that the cover is cancelled today.',
    otherPolicy: 'Enter the number of the other policy: letters, digits, dot, slash and dash.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-cancel': typeof copy;
  }
}
