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

const reversal: End = {
  title: 'Recharge reversed, refund started',
  text: (issuer) =>
    `${issuer} confirmed the recharge and then reversed it. The full amount is refunded automatically; no action is needed.`,
};
const reversed: Readonly<Record<Exclude<Ended, 'done'>, End>> = {
  failed: reversal,
  refunding: reversal,
  refunded: {
    title: 'Recharge reversed, amount refunded',
    text: (issuer) =>
      `${issuer} confirmed the recharge and then reversed it. You have been refunded in full.`,
  },
};

/** What is shown of an order of a FASTag recharge. */
export const copy = {
  kind: {
    name: 'FASTag recharge',
    count: (_n: number) => '',
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
      late: 'No reply from the bank in time',
      resumed: 'Started again',
    } as Readonly<Record<string, string>>,
    reasons: {
      'recharge-failed': 'The recharge failed.',
      'recharge-reversed': 'The bank reversed the recharge after confirming it.',
      surplus: 'A second payment was received for this order.',
      mismatch: 'The amount received did not match the order.',
    } as Readonly<Record<string, string>>,
    deeds: {} as Readonly<Record<string, string>>,
    of: (names: string) => `For ${names}`,
    unpaid: 'Complete the payment to recharge the FASTag.',
    held: (time: string) => `Please pay before ${time}.`,
    heldOver: 'The amount stays the same.',
    closed:
      'It was not paid in time. If a payment still arrives, we recharge the FASTag or refund it automatically.',
    again: 'Recharge again',
  },
  title: 'FASTag recharge',
  vehicle: 'Vehicle number',
  of: (issuer: string, amount: string) => `${amount} for the FASTag issued by ${issuer}.`,
  waiting: (issuer: string) => `Waiting for ${issuer}`,
  usual: 'Most recharges reach the tag within seconds. Some banks take longer.',
  slow: 'This bank is taking longer than usual. We keep checking.',
  overdue: 'The bank has not replied in time. We have filed a complaint and keep checking.',
  overdueStatus: 'Awaiting the bank’s reply',
  steps: 'Progress',
  ends,
  reversed,
  wasReversed: 'Confirmed, then reversed by the bank.',
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
  onTag: (from: number, to: number) =>
    `Plazas usually see it ${from} to ${to} minutes after the reply.`,
  failures: {
    'bank-unreachable': 'The bank could not be reached. The recharge was not sent.',
    'no-tag': 'The bank has no such tag.',
    closed: 'The tag is closed.',
    left: 'The issuer has left the market.',
    'no-room': 'The amount no longer fits the limits of the tag.',
    'unknown-bank': 'Tags of this bank can no longer be recharged.',
    'bank-refused': 'The bank refused the vehicle number.',
    'given-up': 'It never reached the bank.',
    'details-refused': 'The bank refused the details entered for it.',
    'needs-details': 'The details for the bank are no longer stored.',
  } as Readonly<Record<string, string>>,
  otherFailure: 'The bank declined the recharge.',
  reference: 'BBPS reference:',
  complaint: 'For a complaint, quote this reference to the bank or to us.',
  notAgain: 'Please do not pay again.',
  onlyOnce: 'Your recharge is sent only once.',
  lastDay: (day: string, amount: string) =>
    `You can close this page. By the end of ${day} the tag is recharged or ${amount} is refunded. We will message you either way.`,
  complained: (ref: string | null) =>
    ref === null
      ? 'You can close this page. We have complained to the bank and will message you as soon as it replies.'
      : `You can close this page. We have complained to the bank (complaint no. ${ref}) and will message you as soon as it replies.`,
  checkNow: 'Check now',
  help: 'Help with this order',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-fastag-recharge': typeof copy;
  }
}
