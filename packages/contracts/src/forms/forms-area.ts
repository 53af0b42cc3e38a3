export * from './desk-form-contracts.ts';
export * from './form-contracts.ts';
export * from './form-schema.ts';
export * from './note-contracts.ts';
