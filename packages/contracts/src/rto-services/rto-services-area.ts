export * from './call-back-contracts.ts';
export * from './service-contracts.ts';
