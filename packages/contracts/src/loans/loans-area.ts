export * from './loan-contracts.ts';
export * from './loan-schemas.ts';
export * from './noc-contracts.ts';
