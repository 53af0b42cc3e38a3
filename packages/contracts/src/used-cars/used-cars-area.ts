export * from './used-car-contracts.ts';
