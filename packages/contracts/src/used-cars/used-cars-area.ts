export * from './own-listing-contracts.ts';
export * from './reservation-contracts.ts';
export * from './used-car-contracts.ts';
