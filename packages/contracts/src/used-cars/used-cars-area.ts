export * from './dealer-drive-contracts.ts';
export * from './dealer-listing-contracts.ts';
export * from './exchange-contracts.ts';
export * from './own-listing-contracts.ts';
export * from './price-watch-contracts.ts';
export * from './reservation-contracts.ts';
export * from './trial-contracts.ts';
export * from './used-car-contracts.ts';
