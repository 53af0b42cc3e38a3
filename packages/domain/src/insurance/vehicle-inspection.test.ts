import { expect, test } from 'vitest';
import {
  canMoveVehicleInspection,
  inspectionShots,
  plateShots,
  vehicleInspectionStates,
} from './vehicle-inspection.ts';

test('an inspection is decided once, and only after it was submitted', () => {
  const allowed = vehicleInspectionStates.flatMap((from) =>
    vehicleInspectionStates
      .filter((to) => canMoveVehicleInspection(from, to))
      .map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    'open submitted',
    'submitted open',
    'submitted passed',
    'submitted refused',
  ]);
});

test('the plate is asked for on shots of the list, and each shot once', () => {
  expect(new Set(inspectionShots).size).toBe(inspectionShots.length);
  expect([...plateShots].every((shot) => inspectionShots.includes(shot))).toBe(true);
});
