/** Pictures of a vehicle before its cover begins, in the order in which they are taken. Source: practice of insurers'
 * self-inspections. Rule id: INSPECTION-SHOTS. */
export const inspectionShots = [
  'front',
  'rear',
  'left',
  'right',
  'windscreen',
  'engine-bay',
  'chassis',
  'odometer',
] as const;
export type InspectionShot = (typeof inspectionShots)[number];

/** Shots on which the number plate has to be readable. */
export const plateShots: ReadonlySet<InspectionShot> = new Set(['front', 'rear']);

/** States of an inspection and where it can go from each: `open` again when some pictures are asked for again. */
const moves = {
  open: ['submitted'],
  submitted: ['open', 'passed', 'refused'],
  passed: [],
  refused: [],
} as const satisfies Record<string, readonly string[]>;
export const vehicleInspectionStates = ['open', 'submitted', 'passed', 'refused'] as const;
export type VehicleInspectionState = (typeof vehicleInspectionStates)[number];

/** Whether an inspection can go from one state to another. Rule id: INSPECTION-SHOTS. */
export function canMoveVehicleInspection(
  from: VehicleInspectionState,
  to: VehicleInspectionState,
): boolean {
  return (moves[from] as readonly string[]).includes(to);
}

/** Hours in which the pictures are taken, and for which a passed inspection holds. Source: practice, 24 to 72 hours; the
 * shortest is taken. Rule id: INSPECTION-SHOTS. */
export const inspectionHours = 24;
