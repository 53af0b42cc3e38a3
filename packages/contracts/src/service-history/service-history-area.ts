export * from './desk-correction-contracts.ts';
export * from './details/service-report-details.ts';
export * from './report-schema.ts';
export * from './service-history-contracts.ts';
