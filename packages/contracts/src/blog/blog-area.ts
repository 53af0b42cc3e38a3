export * from './article-schema.ts';
export * from './blog-contracts.ts';
export * from './editor-contracts.ts';
export * from './editor-poll-contracts.ts';
export * from './editor-schema.ts';
export * from './editor-topic-contracts.ts';
export * from './newsletter-contracts.ts';
