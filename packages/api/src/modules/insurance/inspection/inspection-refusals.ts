import type { Refusal } from '../../../http/refusal.ts';

export const noInspectionNeeded: Refusal = {
  code: 'insurance/no-inspection',
  detail: 'There is no inspection for this quote: it is over, or the insurer asks for none.',
};

export const inspectionClosed: Refusal = {
  code: 'insurance/inspection-closed',
  detail:
    'This inspection takes no pictures now: it was submitted or decided, or its time is over.',
};
