export * from './desk-contracts.ts';
export * from './desk-schema.ts';
export * from './session-contracts.ts';
export * from './watch-contracts.ts';
