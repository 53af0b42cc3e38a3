import type { Refusal } from '../../../http/refusal.ts';

/** Does not reveal whether address, password or code was wrong. */
export const signInRefused: Refusal = {
  code: 'partner/sign-in-refused',
  detail: 'The email address, password or code is wrong, or the code was already used.',
};

/** Too many attempts; the same response whether the account exists or not. */
export function locked(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return {
    code: 'partner/locked',
    detail: `Too many attempts. Try again in ${seconds} seconds.`,
    retryAfterSeconds: seconds,
  };
}

export const codeWrong: Refusal = {
  code: 'partner/code-wrong',
  detail: 'The code does not match, or was already used.',
};

export const passwordSame: Refusal = {
  code: 'partner/password-same',
  detail: 'Choose a password that differs from your current one.',
};

export const wrongRole: Refusal = {
  code: 'partner/wrong-role',
  detail: 'Your role does not allow this.',
};

/** The same for what does not exist and for what belongs to another firm or member. */
export const notInFirm: Refusal = { code: 'partner/not-found', detail: 'Not found.' };

export const lastOwner: Refusal = {
  code: 'partner/last-owner',
  detail: 'A firm needs at least one owner.',
};

export const emailTaken: Refusal = {
  code: 'partner/email-taken',
  detail: 'This email address belongs to a member of a partner.',
};

export const mailNotSent: Refusal = {
  code: 'partner/mail-not-sent',
  detail: 'The email could not be sent, so nothing was saved. Try again in a few minutes.',
};

/** The same for unknown, used, revoked and expired links. */
export const linkOver: Refusal = {
  code: 'partner/link-over',
  detail: 'This link is unknown, used, withdrawn or expired.',
};
