export * from './challan-schema.ts';
export * from './contest-contracts.ts';
export * from './discovery-contracts.ts';
export * from './guidance-contracts.ts';
export * from './order-contracts.ts';
export * from './order-schema.ts';
