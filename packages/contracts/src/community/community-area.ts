export * from './community-contracts.ts';
export * from './figure-contracts.ts';
export * from './lead-contracts.ts';
export * from './moderation-contracts.ts';
export * from './own-contracts.ts';
export * from './picture-contracts.ts';
export * from './subject-contracts.ts';
export * from './writing-contracts.ts';
