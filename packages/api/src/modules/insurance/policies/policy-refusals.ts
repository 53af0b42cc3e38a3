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

export const insurerUnavailable: Refusal = {
  code: 'insurance/insurer-unavailable',
  detail: 'The insurer cannot be reached. Try again in a few minutes.',
};
