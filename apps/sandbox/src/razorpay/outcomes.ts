import type { Delivery } from './webhooks.ts';

/** Outcomes of a payment attempt: buttons of the checkout page, and values of the control API. */
export const outcomes = [
  'success',
  'failure',
  'dismissal',
  'pending-then-success',
  'pending-then-failure',
  'success-webhook-late',
  'success-webhook-twice',
  'success-webhook-never',
  'success-webhook-reordered',
  'success-webhook-wrong-signature',
  'success-browser-closed',
  'failure-then-captured',
] as const;
export type Outcome = (typeof outcomes)[number];

/** An outcome in steps: the bank's first and later response, delivery of events, and visibility of the result. */
export type OutcomePlan = {
  readonly first: 'capture' | 'fail' | 'wait' | 'nothing';
  readonly later?: 'capture' | 'fail';
  readonly delivery: Delivery;
  /** False: the browser was closed; nothing is posted to the return page. */
  readonly returns: boolean;
};

export const OUTCOME_PLANS: Readonly<Record<Outcome, OutcomePlan>> = {
  success: { first: 'capture', delivery: 'normal', returns: true },
  failure: { first: 'fail', delivery: 'normal', returns: true },
  dismissal: { first: 'nothing', delivery: 'never', returns: false },
  'pending-then-success': { first: 'wait', later: 'capture', delivery: 'normal', returns: true },
  'pending-then-failure': { first: 'wait', later: 'fail', delivery: 'normal', returns: true },
  'success-webhook-late': { first: 'capture', delivery: 'late', returns: true },
  'success-webhook-twice': { first: 'capture', delivery: 'twice', returns: true },
  'success-webhook-never': { first: 'capture', delivery: 'never', returns: true },
  'success-webhook-reordered': { first: 'capture', delivery: 'reordered', returns: true },
  'success-webhook-wrong-signature': {
    first: 'capture',
    delivery: 'wrong-signature',
    returns: true,
  },
  'success-browser-closed': { first: 'capture', delivery: 'normal', returns: false },
  'failure-then-captured': { first: 'fail', later: 'capture', delivery: 'normal', returns: true },
};
