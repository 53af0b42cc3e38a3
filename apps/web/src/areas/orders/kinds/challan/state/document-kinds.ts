import type { documentKinds as onWire } from '@pahiya/contracts/challans/order-contracts';

/** Kinds of court documents, without their schemas, to keep those out of the browser bundle. */
export type DocumentKind = (typeof onWire)[number];
export const documentKinds = [
  'rc',
  'driving-licence',
  'insurance',
  'puc',
  'identity',
  'other',
] as const satisfies readonly DocumentKind[];

/** Reads a kind from the API or a form; null for an unknown one. */
export function readDocumentKind(text: string): DocumentKind | null {
  return documentKinds.find((kind) => kind === text) ?? null;
}
