/** States of an inspection. `held`: a slot kept for a visitor who has not confirmed with an OTP. `lapsed`: not confirmed in
 * time. `submitted`: waits for an operator, who passes it, returns it to the inspector, or refuses it. */
export const inspectionStates = [
  'held',
  'booked',
  'assigned',
  'submitted',
  'passed',
  'refused',
  'cancelled',
  'lapsed',
] as const;
export type InspectionState = (typeof inspectionStates)[number];

/** All moves. A slot can be changed until the inspection is submitted. Rule id: INSPECTION-STATES. */
export const inspectionMoves: Readonly<Record<InspectionState, readonly InspectionState[]>> = {
  held: ['booked', 'cancelled', 'lapsed'],
  booked: ['assigned', 'cancelled'],
  assigned: ['booked', 'submitted', 'cancelled'],
  submitted: ['assigned', 'passed', 'refused'],
  passed: [],
  refused: [],
  cancelled: [],
  lapsed: [],
};

/** Whether an inspection may move from one state to another. */
export function canMoveInspection(from: InspectionState, to: InspectionState): boolean {
  return inspectionMoves[from].includes(to);
}

/** States that take up a slot. */
export const slotStates = [
  'held',
  'booked',
  'assigned',
  'submitted',
] as const satisfies readonly InspectionState[];
