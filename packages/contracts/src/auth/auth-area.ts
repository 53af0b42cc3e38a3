export * from './device-contracts.ts';
export * from './session-contracts.ts';
