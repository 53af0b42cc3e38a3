export * from './desk-rto-contracts.ts';
export * from './rto-order-contracts.ts';
export * from './rto-service-details.ts';
