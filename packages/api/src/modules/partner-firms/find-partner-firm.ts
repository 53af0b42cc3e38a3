// What modules that deal with a firm may ask of it.
export { findFirm } from './store/firm-repository.ts';
