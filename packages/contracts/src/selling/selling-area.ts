export * from './round-contracts.ts';
export * from './round-schema.ts';
export * from './selling-contracts.ts';
export * from './selling-schema.ts';
export * from './sold-contracts.ts';
