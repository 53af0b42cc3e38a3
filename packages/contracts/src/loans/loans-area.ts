export * from './noc-contracts.ts';
