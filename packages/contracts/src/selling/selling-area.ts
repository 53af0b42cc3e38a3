export * from './selling-contracts.ts';
export * from './selling-schema.ts';
