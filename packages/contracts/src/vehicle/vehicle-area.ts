export * from './desk-report-contracts.ts';
export * from './get-vehicle.ts';
export * from './rc-record-schema.ts';
export * from './recent-contracts.ts';
export * from './report-contracts.ts';
export * from './share-contracts.ts';
