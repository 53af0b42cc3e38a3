import type { Refusal } from '../../http/refusal.ts';

/** Does not reveal whether name, password or code was wrong. */
export const signInRefused: Refusal = {
  code: 'operator/sign-in-refused',
  detail: 'The name, password or code is wrong, or the code was already used.',
};

/** Too many attempts; the same response whether the account exists or not. */
export function locked(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return {
    code: 'operator/locked',
    detail: `Too many attempts. Try again in ${seconds} seconds.`,
    retryAfterSeconds: seconds,
  };
}

export const passwordFirst: Refusal = {
  code: 'operator/password-first',
  detail: 'Change your initial password first.',
};

export const wrongRole: Refusal = {
  code: 'operator/wrong-role',
  detail: 'Your account does not have the role required for this.',
};

export const passwordSame: Refusal = {
  code: 'operator/password-same',
  detail: 'Choose a password that differs from your current one.',
};

/** For an order, challan, document, refund, difference or task that does not exist. */
export const notAtDesk: Refusal = {
  code: 'operator/not-found',
  detail: 'Not found.',
};

/** For an act that the current state does not allow. */
export const wrongState: Refusal = {
  code: 'operator/wrong-state',
  detail: 'This is not possible in the current state. Reload the page.',
};

/** For a refund of what the other side may still carry out. */
export const mayStillSucceed: Refusal = {
  code: 'operator/may-still-succeed',
  detail:
    'The other side may still carry this out. Refund it once it says that it failed or that it never received it.',
};

/** For a tag that its issuer no longer cancels. */
export const tagSent: Refusal = {
  code: 'operator/tag-sent',
  detail: 'The tag is already on its way; its issuer no longer cancels it.',
};

/** For an act that needs an answer of the other side. */
export const sourceUnavailable: Refusal = {
  code: 'operator/source-unavailable',
  detail: 'The other side did not respond, so nothing was changed. Try again in a few minutes.',
  retryAfterSeconds: 60,
};

export const secondNeeded: Refusal = {
  code: 'operator/second-needed',
  detail: 'A second operator must decide this.',
};
