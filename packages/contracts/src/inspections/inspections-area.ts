export * from './inspection-contracts.ts';
export * from './inspection-schema.ts';
