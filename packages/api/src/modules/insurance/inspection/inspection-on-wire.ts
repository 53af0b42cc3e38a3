import { inspectionShots, plateShots } from '@pahiya/domain/insurance/vehicle-inspection';
import type { InspectionRow, PictureRow } from './inspection-repository.ts';

/** Whether time is over for the pictures, or for a passed inspection. */
export function isOver({ state, expiresAt }: InspectionRow, now: Date): boolean {
  return (state === 'open' || state === 'passed') && expiresAt <= now;
}

/** Every shot with what became of it. */
export function shotsOf(pictures: readonly PictureRow[]) {
  const known = new Map(pictures.map((one) => [one.shot, one]));
  return inspectionShots.map((shot) => {
    const picture = known.get(shot);
    const state = picture === undefined ? 'missing' : picture.isAgain ? 'again' : 'added';
    return { shot, state, needsPlate: plateShots.has(shot) } as const;
  });
}

/** The inspection as its owner sees it. */
export function toInspection(row: InspectionRow, pictures: readonly PictureRow[], now: Date) {
  return {
    insurer: row.insurerName,
    vehicleNumber: row.vehicleNumber,
    vehicle: row.vehicle,
    state: isOver(row, now) ? ('expired' as const) : row.state,
    expiresAt: row.expiresAt.toISOString(),
    note: row.note,
    shots: shotsOf(pictures),
  };
}
