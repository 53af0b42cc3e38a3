export * from './layout-contracts.ts';
export * from './layout-editor-contracts.ts';
export * from './layout-schema.ts';
export * from './layout-texts.ts';
