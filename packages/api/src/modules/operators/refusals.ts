import type { Refusal } from '../../http/refusal.ts';

/** Name, password and code are refused in one: which of them was wrong is not told. */
export const signInRefused: Refusal = {
  code: 'operator/sign-in-refused',
  detail: 'Name, password or code is not right, or the code was used before.',
};

/** A name that was tried too often; the same whether it exists or not. */
export function locked(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return {
    code: 'operator/locked',
    detail: `Too many tries. Try again in ${seconds} seconds.`,
    retryAfterSeconds: seconds,
  };
}

export const passwordFirst: Refusal = {
  code: 'operator/password-first',
  detail: 'Change the password that you were given before anything else.',
};

export const wrongRole: Refusal = {
  code: 'operator/wrong-role',
  detail: 'Your account does not have the role that this needs.',
};

export const passwordSame: Refusal = {
  code: 'operator/password-same',
  detail: 'Choose a password that is not the one you have.',
};

/** For an order, challan, document, refund, difference or task that is not there. */
export const notAtDesk: Refusal = {
  code: 'operator/not-found',
  detail: 'There is no such thing at the desk.',
};

/** For an act that the state of its subject does not allow (any more). */
export const wrongState: Refusal = {
  code: 'operator/wrong-state',
  detail: 'It has moved on, or cannot be done in this state. Open it again.',
};

export const amountDiffers: Refusal = {
  code: 'operator/amount-differs',
  detail: 'The receipt is over another amount than the fine of the order.',
};

export const secondNeeded: Refusal = {
  code: 'operator/second-needed',
  detail: 'Another operator has to decide what you asked for.',
};
