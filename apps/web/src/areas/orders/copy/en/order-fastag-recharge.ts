import type { RechargeOnWire } from '@pahiya/contracts/fastag/details/recharge-details';

type End = { readonly title: string; readonly text: (issuer: string) => string };
type Ended = Exclude<RechargeOnWire['state'], 'awaiting-payment' | 'queued' | 'sent'>;

const refund: End = {
  title: 'Recharge failed, refund started',
  text: (issuer) =>
    `${issuer} did not accept the recharge. The full amount is refunded automatically; no action is needed.`,
};

const ends: Readonly<Record<Ended, End>> = {
  done: {
    title: 'FASTag recharged',
    text: (issuer) => `${issuer} has confirmed the recharge.`,
  },
  failed: refund,
  refunding: refund,
  refunded: {
    title: 'Recharge failed, amount refunded',
    text: (issuer) => `${issuer} did not accept the recharge. You have been refunded in full.`,
  },
};

/** What is shown of an order of a FASTag recharge. */
export const copy = {
  kind: {
    name: 'FASTag recharge',
    count: (_n: number) => '1 recharge',
    steps: {
      RECHARGE_PAY: 'Pending',
      RECHARGE_PAYMENT_IN_PROGRESS: 'Checking with your bank',
      RECHARGE_PROCESSING: 'With the issuer bank',
      RECHARGE_DONE: 'Recharged',
      RECHARGE_FAILED: 'Failed, refund started',
      RECHARGE_REFUNDED: 'Refunded',
      RECHARGE_CLOSED: 'Closed, unpaid',
    } as Readonly<Record<string, string>>,
    marks: {} as Readonly<Record<string, string>>,
    lines: { recharge: 'FASTag recharge' } as Readonly<Record<string, string>>,
    events: {
      'sent-to-bank': 'Sent to the issuer bank',
      recharged: 'Recharge confirmed by the bank',
      'recharge-failed': 'Recharge failed',
      'recharge-reversed': 'Recharge reversed by the bank',
      late: 'No answer from the bank on time',
      resumed: 'Started again',
    } as Readonly<Record<string, string>>,
    reasons: {
      'recharge-failed': 'The recharge failed.',
      'recharge-reversed': 'The bank reversed the recharge after confirming it.',
      surplus: 'A second payment was received for this order.',
      mismatch: 'The amount received did not match the order.',
    } as Readonly<Record<string, string>>,
    deeds: {} as Readonly<Record<string, string>>,
    of: (names: string) => `For the FASTag of ${names}`,
    unpaid: 'Complete the payment to recharge the FASTag.',
    held: (time: string) => `Please pay before ${time}.`,
    heldOver: 'The amount stays the same.',
    closed:
      'It was not paid in time. If a payment still arrives, we recharge the FASTag or refund it automatically.',
    again: 'Recharge again',
  },
  title: 'FASTag recharge',
  vehicle: 'Vehicle number',
  of: (issuer: string, amount: string) => `${amount} to the FASTag of ${issuer}.`,
  waiting: (issuer: string) => `Waiting for ${issuer}`,
  usual: 'Most recharges reach the tag within seconds. Some banks take longer.',
  overdue: 'The bank has not answered in time. We have complained and keep asking.',
  overdueStatus: 'Bank has not answered',
  steps: 'Progress',
  ends,
  stops: {
    paid: 'Paid',
    sent: 'Sent to the bank',
    reply: 'Bank’s reply',
    tag: 'Balance on the tag',
    refund: 'Refund to you',
  },
  words: { done: 'done', now: 'in progress', next: 'next', failed: 'failed' },
  order: (publicId: string) => `Order ${publicId}`,
  asked: (count: number, next: string | null) => {
    const asked = count === 1 ? 'Checked once.' : `Checked ${count} times.`;
    return next === null ? asked : `${asked} Next check: ${next}.`;
  },
  onTag: 'Plazas usually see it 3 to 15 minutes after the reply.',
  failures: {
    'bank-unreachable': 'The bank could not be reached. Nothing was sent.',
    'no-tag': 'The bank has no such tag.',
    closed: 'The tag is closed.',
    left: 'The issuer has left the market.',
    'no-room': 'The amount no longer fits the limits of the tag.',
    'unknown-bank': 'The bank cannot be recharged any more.',
    'bank-refused': 'The bank refused the vehicle number.',
    'given-up': 'It never reached the bank.',
    'details-refused': 'The bank refused the details entered for it.',
    'needs-details': 'The details for the bank are no longer stored.',
  } as Readonly<Record<string, string>>,
  otherFailure: 'The bank declined the recharge.',
  reference: 'BBPS reference:',
  complaint: 'For a complaint, quote this reference to the bank or to us.',
  notAgain: 'Please do not pay again.',
  onlyOnce: 'We never send a recharge twice.',
  lastDay: (day: string, amount: string) =>
    `You can close this page. By the end of ${day} the tag is recharged or ${amount} is refunded, and we message you.`,
  complained: (ref: string | null) =>
    ref === null
      ? 'You can close this page. We are complaining to the bank and message you as soon as it answers.'
      : `You can close this page. Our complaint to the bank has the number ${ref}; we message you as soon as it answers.`,
  checkNow: 'Check now',
  help: 'Help with this order',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-fastag-recharge': typeof copy;
  }
}
