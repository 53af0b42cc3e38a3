import type { Refusal } from '../../../http/refusal.ts';

export const notSoldHere: Refusal = {
  code: 'insurance/not-sold-here',
  detail:
    'This policy is not sold here: the insurer sells it itself, or inspects the vehicle first.',
};

export const insurerRefused: Refusal = {
  code: 'insurance/refused',
  detail: 'The insurer did not accept the proposal. Nothing was charged.',
};

export const cannotCancel: Refusal = {
  code: 'insurance/cannot-cancel',
  detail:
    'This policy cannot be cancelled here: the law keeps it, it has ended, or the insurer refused.',
};

export const bonusNotOpen: Refusal = {
  code: 'insurance/bonus-not-open',
  detail:
    'The bonus of this policy cannot be corrected here: a correction was asked for, or the policy is not in force.',
};

export const refundChanged: Refusal = {
  code: 'insurance/refund-changed',
  detail: 'The refund is another one by now. Nothing was cancelled.',
};

export const insurerUnavailable: Refusal = {
  code: 'insurance/insurer-unavailable',
  detail: 'The insurer cannot be reached. Try again in a few minutes.',
};
