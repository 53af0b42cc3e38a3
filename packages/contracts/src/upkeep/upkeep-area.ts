export * from './upkeep-contracts.ts';
export * from './upkeep-schemas.ts';
