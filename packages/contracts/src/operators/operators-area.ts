export * from './desk-contracts.ts';
export * from './desk-kind-schema.ts';
export * from './desk-schema.ts';
export * from './session-contracts.ts';
export * from './watch-contracts.ts';
