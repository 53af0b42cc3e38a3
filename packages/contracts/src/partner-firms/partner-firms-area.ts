export * from './desk-firm-contracts.ts';
export * from './partner-bank-contracts.ts';
export * from './partner-branch-contracts.ts';
export * from './partner-key-contracts.ts';
export * from './partner-member-contracts.ts';
export * from './partner-session-contracts.ts';
