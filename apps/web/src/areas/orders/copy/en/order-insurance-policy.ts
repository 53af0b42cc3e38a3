import type { InsurancePolicyDetails } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import { formatNumber } from '@pahiya/domain/shared/format';

type State = { readonly word: string; readonly text: string };

/** State of the policy, as a word and a sentence. */
const states: Readonly<Record<InsurancePolicyDetails['state'], State>> = {
  unpaid: {
    word: 'Not paid yet',
    text: 'You are not covered yet. The insurer issues the policy once you have paid.',
  },
  issuing: {
    word: 'Being issued',
    text: 'You are covered once the policy has a number. This usually takes a few minutes; you can leave this page.',
  },
  'insurer-down': {
    word: 'Insurer unavailable',
    text: 'The insurer is not responding. We keep trying. You are not covered until the policy has a number.',
  },
  issued: { word: 'Policy issued', text: 'Check name, vehicle number and dates in the policy.' },
  cancelled: {
    word: 'Cancelled',
    text: 'This policy has ended. You are not covered by it any more.',
  },
  failed: {
    word: 'Not issued',
    text: 'The insurer did not issue the policy. You are not covered by this order; the full amount is refunded automatically.',
  },
};

type Cancelled = { readonly day: string; readonly refund: string; readonly isConfirmed: boolean };

const cancelledText = (what: string, { day, refund, isConfirmed }: Cancelled) =>
  isConfirmed
    ? `${what} was cancelled as of ${day}. Refund: ${refund}.`
    : `You cancelled on ${day}. The insurer has not confirmed yet; we keep asking. That day counts, and you get ${refund} back.`;

type BonusDays = { readonly askedBy: string; readonly answeredBy: string };

/** What is shown of an order of an insurance policy. */
export const copy = {
  kind: {
    name: 'Insurance',
    count: (_n: number) => '',
    steps: {
      CREATED: 'Pending',
      PAYING: 'Checking with your bank',
      CLOSED: 'Closed, unpaid',
      PAID: 'Paid',
      ISSUING: 'Being issued',
      NOT_ISSUED: 'Not issued, refund started',
      ISSUED: 'Policy issued',
      CANCELLED: 'Cancelled',
      REFUNDED: 'Refunded',
    } as Readonly<Record<string, string>>,
    marks: { 'insurer-down': 'Insurer unavailable' } as Readonly<Record<string, string>>,
    lines: { premium: 'Premium with GST' } as Readonly<Record<string, string>>,
    events: {
      'policy-asked': 'Policy requested from the insurer',
      'policy-issued': 'Policy issued',
      'policy-failed': 'The insurer did not issue the policy',
      'policy-cancel-asked': 'You asked for the cancellation',
      'policy-cancelled': 'The insurer confirmed the cancellation',
      'policy-cancel-refused': 'The insurer refused the cancellation',
      'policy-number-added': 'You added the vehicle number',
      'policy-number-noted': 'The insurer noted the vehicle number',
      'policy-number-refused': 'The insurer refused the vehicle number',
      'policy-bonus-asked': 'You asked to correct the no-claim bonus',
      'policy-bonus-corrected': 'The insurer corrected the no-claim bonus',
      'policy-bonus-kept': 'The insurer did not change the no-claim bonus',
    } as Readonly<Record<string, string>>,
    reasons: {
      'not-issued': 'The insurer did not issue the policy.',
      cancelled: 'You cancelled the policy.',
      'bought-twice': 'This quote had already been bought and paid for.',
      surplus: 'A second payment was received for this order.',
      mismatch: 'The amount received did not match the order.',
    } as Readonly<Record<string, string>>,
    deeds: {
      'policy-number-added': 'Vehicle number added.',
    } as Readonly<Record<string, string>>,
    of: (_names: string) => 'For the insurance policy',
    unpaid: 'Complete the payment to have the policy issued.',
    held: (time: string) => `Price valid until ${time}. After that we check it again.`,
    heldOver: 'We check with the insurer that the price is still valid before you pay.',
    closed:
      'It was not paid in time, and there is no cover. If a payment still arrives, the policy is issued or the money is refunded automatically.',
    again: 'Get new quotes',
  },
  newVehicle: {
    title: 'Vehicle number',
    appliedFor: 'The policy says “number applied for” and lists the chassis and engine numbers.',
    added: 'Number added. The insurer has not confirmed it yet; we keep trying:',
    noted: 'The insurer has noted the number on the policy:',
    number: 'Vehicle number',
    hint: 'Once the RTO has allotted it. We pass it on to the insurer.',
    missing: 'Enter the vehicle number.',
    wrong: 'Enter the permanent vehicle number, such as DL 8C AF 5030.',
    submit: 'Add the number',
    busy: 'Sending to the insurer',
  },
  policy: 'Insurance policy',
  states,
  covers: {
    bundle: 'New vehicle: own damage and long-term third party',
    package: 'Own damage and third party',
    'own-damage': 'Own damage only',
    'third-party': 'Third party only',
  },
  checking: {
    word: 'Payment not confirmed yet',
    text: 'You are not covered yet. The insurer issues the policy once the payment is confirmed.',
  },
  priceChanged: (before: string, now: string) =>
    `The insurer changed its price before the payment: ${before} in the quote, ${now} in the order.`,
  refundBy: (time: string) =>
    `If it is not issued by ${time}, you get a full refund automatically.`,
  insurer: 'Insurer',
  product: 'Product',
  cover: 'Cover',
  number: 'Policy number',
  from: 'Starts on',
  until: 'Last day',
  damageUntil: 'Last day of own damage',
  thirdPartyUntil: 'Last day of third party',
  insuredValue: 'Insured value (IDV)',
  deductible: 'You pay per claim',
  withVoluntary: (sums: { compulsory: string; voluntary: string }) =>
    `${sums.compulsory}, and ${sums.voluntary} by your choice`,
  kilometres: 'Kilometres in the year',
  upToKm: (km: number) => `Up to ${formatNumber(km)} km`,
  property: 'Other people’s property',
  limitedTo: (limit: string) => `Up to ${limit} only, as you chose`,
  helpline: 'Helpline',
  pdf: 'Download policy (PDF)',
  handOverBy: (time: string) => `We hand the premium over to the insurer by ${time}.`,
  handOverLate: (time: string) =>
    `The insurer has not confirmed the premium, which was due by ${time}. We keep trying, and our staff know.`,
  handedOver: (time: string) => `The premium was handed over to the insurer on ${time}.`,
  sheet: 'Bill and information sheet',
  ending: (day: string) => `This policy ends on ${day}.`,
  quotesAgain: 'Get new quotes for this vehicle',
  renew: 'Compare prices for the next one',
  bonus: {
    title: 'No-claim bonus check',
    declared: (percent: number, sum: string | null) =>
      sum === null
        ? `You declared a no-claim bonus of ${percent}%.`
        : `You declared a no-claim bonus of ${percent}%. It saved you ${sum} with GST.`,
    phases: {
      asking: ({ askedBy, answeredBy }: BonusDays) =>
        `The insurer asks your previous insurer about it by ${askedBy}; the answer is due by ${answeredBy}.`,
      answering: ({ askedBy, answeredBy }: BonusDays) =>
        `The insurer had until ${askedBy} to ask your previous insurer; the answer is due by ${answeredBy}.`,
      over: ({ answeredBy }: BonusDays) =>
        `The answer of your previous insurer was due on ${answeredBy}. The insurers do not tell us the result.`,
    },
    proof: 'Keep your last policy or the renewal notice as proof.',
    wallet: 'Add it to your documents',
    wrong:
      'Was there a claim under your last policy after all? Correct it before you make a claim and pay the difference. Otherwise own-damage claims can be refused.',
    correct: 'Correct the bonus',
    corrections: {
      asked: (percent: number) =>
        `You asked to correct it to ${percent}%. Our staff are arranging it with the insurer, which states the exact amount.`,
      endorsed: (percent: number) => `The insurer has corrected it to ${percent}%.`,
      kept: (percent: number) =>
        `The insurer did not change it to ${percent}%. Keep its answer as proof that you informed them.`,
    },
  },
  cancel: 'Cancel this policy',
  cancelled: {
    whole: (said: Cancelled) => cancelledText('The policy', said),
    'own-damage': (said: Cancelled) => cancelledText('Own-damage cover', said),
  },
  claimGuide: 'Claim guide: papers, days, letters',
  ownClaims: 'My insurance claims',
  complainTitle: 'Complaints',
  or: ' or ',
  /** `portal`: its address and numbers. */
  complain: ({
    insurer,
    grievanceOfficer,
    portal,
  }: {
    insurer: string;
    grievanceOfficer: string | null;
    portal: string | null;
  }) => [
    grievanceOfficer === null
      ? `Write to the grievance officer of ${insurer}; the address is in the policy.`
      : `Write to the grievance officer of ${insurer}: ${grievanceOfficer}.`,
    portal === null
      ? 'Then Bima Bharosa, the portal of IRDAI.'
      : `Then Bima Bharosa, the portal of IRDAI: ${portal}.`,
    'Then the Insurance Ombudsman of your area, free of charge.',
  ],
  claim:
    'After an accident or theft, call the insurer at once, and the police if anyone is hurt or the vehicle is stolen.',
  claimNotice: (from: number, to: number) =>
    `Insurers usually want to know within ${from} to ${to} hours.`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-insurance-policy': typeof copy;
  }
}
