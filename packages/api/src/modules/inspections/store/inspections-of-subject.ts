// What the modules that own the subjects of inspections, and the desk's accounts, may ask of them.
export { findRecorded } from './finding-repository.ts';
export {
  findLatestInspection,
  type InspectionRow,
  lapseHeld,
} from './inspection-repository.ts';
export { takeInspectionsFrom } from './inspection-work.ts';
