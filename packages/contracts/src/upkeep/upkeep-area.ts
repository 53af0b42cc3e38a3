export * from './photo-contracts.ts';
export * from './upkeep-contracts.ts';
export * from './upkeep-schemas.ts';
