export * from './insurance-contracts.ts';
export * from './insurance-schemas.ts';
