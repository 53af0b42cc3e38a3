export * from './account-contracts.ts';
export * from './consent-contracts.ts';
