import type { Refusal } from '../../../http/refusal.ts';

export const noInspection: Refusal = {
  code: 'inspection/not-found',
  detail: 'There is no such inspection, or it is not assigned to you.',
};

export const wrongInspectionState: Refusal = {
  code: 'inspection/wrong-state',
  detail: 'This inspection is not in a state that allows it.',
};

export const noSlot: Refusal = {
  code: 'inspection/slot-taken',
  detail: 'This slot is not available any more. Choose another one.',
};
