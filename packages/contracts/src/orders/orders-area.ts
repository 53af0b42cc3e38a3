export * from './order-contracts.ts';
export * from './order-schema.ts';
