// What the module of inspections may ask about the accounts of inspectors.
export { findOperator, listInspectors } from './operator-repository.ts';
