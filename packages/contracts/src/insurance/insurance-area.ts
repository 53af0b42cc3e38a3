export * from './cancel-contracts.ts';
export * from './desk-insurance-contracts.ts';
export * from './insurance-contracts.ts';
export * from './insurance-schemas.ts';
export * from './lead-contracts.ts';
export * from './policy-contracts.ts';
export * from './quote-contracts.ts';
export * from './vehicle-inspection-contracts.ts';
