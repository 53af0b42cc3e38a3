export * from './car-cost-contracts.ts';
export * from './car-filter-contracts.ts';
export * from './car-review-contracts.ts';
export * from './car-video-contracts.ts';
export * from './desk-car-contracts.ts';
export * from './new-car-contracts.ts';
export * from './tax-rule-contracts.ts';
