/** Step of an order of a recharge, as its owner sees it. */
export const rechargeSteps = [
  'RECHARGE_PAY',
  'RECHARGE_PAYMENT_IN_PROGRESS',
  'RECHARGE_PROCESSING',
  'RECHARGE_DONE',
  'RECHARGE_FAILED',
  'RECHARGE_REFUNDED',
  'RECHARGE_CLOSED',
] as const;
export type RechargeStep = (typeof rechargeSteps)[number];

/** All moves between steps. A recharge that the bank takes back after it was done is refunded too; one whose refund
 * was declined goes on; a payment that
 * arrives for a closed order is used or refunded. Rule id: FASTAG-RECHARGE-STATES. */
export const rechargeStepMoves: Readonly<Record<RechargeStep, readonly RechargeStep[]>> = {
  RECHARGE_PAY: ['RECHARGE_PAYMENT_IN_PROGRESS', 'RECHARGE_PROCESSING', 'RECHARGE_CLOSED'],
  RECHARGE_PAYMENT_IN_PROGRESS: ['RECHARGE_PAY', 'RECHARGE_PROCESSING', 'RECHARGE_CLOSED'],
  RECHARGE_PROCESSING: ['RECHARGE_DONE', 'RECHARGE_FAILED'],
  RECHARGE_DONE: ['RECHARGE_FAILED'],
  RECHARGE_FAILED: ['RECHARGE_REFUNDED', 'RECHARGE_PROCESSING'],
  RECHARGE_REFUNDED: [],
  RECHARGE_CLOSED: ['RECHARGE_PROCESSING', 'RECHARGE_REFUNDED'],
};

/** Whether an order may move from one step to another. */
export function canMoveStep(from: string, to: string): boolean {
  return isStep(from) && isStep(to) && rechargeStepMoves[from].includes(to);
}

function isStep(step: string): step is RechargeStep {
  return rechargeSteps.some((one) => one === step);
}
