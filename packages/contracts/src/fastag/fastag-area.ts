export * from './details/fastag-tag-details.ts';
export * from './details/issue-schema.ts';
export * from './details/recharge-details.ts';
export * from './issue-contracts.ts';
export * from './recharge-contracts.ts';
export * from './tag-page-contracts.ts';
