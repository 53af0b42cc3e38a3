import type { Refusal } from '../../../http/refusal.ts';

export const noInspectionNeeded: Refusal = {
  code: 'insurance/no-inspection',
  detail: 'There is no inspection for this quote: it is over, or the insurer asks for none.',
};

export const inspectionClosed: Refusal = {
  code: 'insurance/inspection-closed',
  detail:
    'No more pictures can be added to this inspection: it was submitted or decided, or its time is over.',
};
