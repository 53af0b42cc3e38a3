import type { documentKinds as onWire } from '@pahiya/contracts/challans/order-contracts';

/** Kinds of documents that a court asks for, without the schemas around them: the browser carries only the names. */
export type DocumentKind = (typeof onWire)[number];
export const documentKinds = [
  'rc',
  'driving-licence',
  'insurance',
  'puc',
  'identity',
  'other',
] as const satisfies readonly DocumentKind[];

/** Reads a kind of the wire or of a form; null for none of ours. */
export function readDocumentKind(text: string): DocumentKind | null {
  return documentKinds.find((kind) => kind === text) ?? null;
}
