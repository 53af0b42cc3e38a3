/** Stages of a lead. Names are stored; labels are translations. */
export const leadStages = [
  'new',
  'accepted',
  'contacted',
  'meeting',
  'offer',
  'won',
  'lost',
  'returned',
  'withdrawn',
  'expired',
] as const;
export type LeadStage = (typeof leadStages)[number];

/** Stages in which nothing is left to do for the partner. */
export const closedStages = ['won', 'lost', 'returned', 'withdrawn', 'expired'] as const;

/** Where a member may move a lead from each stage. `withdrawn` and `expired` are reached by the person and the clock
 * alone. Rule id: LEAD-STAGES. */
export const leadMoves: Readonly<Record<LeadStage, readonly LeadStage[]>> = {
  new: ['accepted', 'lost', 'returned'],
  accepted: ['contacted', 'lost', 'returned'],
  contacted: ['meeting', 'offer', 'won', 'lost', 'returned'],
  meeting: ['offer', 'won', 'lost', 'returned'],
  offer: ['won', 'lost', 'returned'],
  won: [],
  lost: [],
  returned: [],
  withdrawn: [],
  expired: [],
};

/** Why a lead was lost or returned: closed lists. */
export const lostReasons = [
  'bought-elsewhere',
  'not-reached',
  'price',
  'no-longer-wanted',
  'car-sold',
] as const;
export const returnReasons = ['out-of-area', 'not-our-trade', 'no-capacity'] as const;
export type LeadReason = (typeof lostReasons)[number] | (typeof returnReasons)[number];

/** May a member move a lead so? */
export function mayMove(from: LeadStage, to: LeadStage): boolean {
  return leadMoves[from].includes(to);
}

/** Is nothing left to do? */
export function isClosed(stage: LeadStage): boolean {
  return (closedStages as readonly LeadStage[]).includes(stage);
}

/** From `contacted` on, an open lead always has a next step with a date. Rule id: LEAD-STAGES. */
export function needsNextStep(stage: LeadStage): boolean {
  return stage === 'contacted' || stage === 'meeting' || stage === 'offer';
}

/** What a partner can do next with a lead. */
export const nextSteps = ['call-back', 'send-papers', 'test-drive', 'visit', 'make-offer'] as const;
export type NextStep = (typeof nextSteps)[number];

/** Why a delivered lead is disputed. Rule id: LEAD-DISPUTE. */
export const disputeKinds = [
  'wrong-number',
  'not-asked',
  'duplicate',
  'out-of-area',
  'under-18',
] as const;
export type DisputeKind = (typeof disputeKinds)[number];
