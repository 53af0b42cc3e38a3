import type { Refused } from '../../admin/admin-gate.ts';

/** What is done with documents of the layout and with forms. */
export const documentDeeds = ['saved', 'published', 'rolled-back'] as const;
export type DocumentDeed = (typeof documentDeeds)[number];

/** What came of a form that did not lead on; `typed` is the document as it was typed, null when nothing was typed. */
export type DocumentOutcome = {
  readonly kind: 'refused' | 'preview' | 'conflict';
  readonly refused: Refused | null;
  readonly typed: unknown;
};

/** The deed that an address names; null for none of ours. */
export function readDeed(text: string | null): DocumentDeed | null {
  return documentDeeds.find((deed) => deed === text) ?? null;
}

/** Looks whether a path of a document is wrong, or something below it. `below`: where the server's paths begin. */
export function wrongIn(refused: Refused | null, below: string): (name: string) => boolean {
  const paths = (refused?.fields ?? []).map((path) =>
    path.startsWith(`${below}.`) ? `d.${path.slice(below.length + 1)}` : path,
  );
  return (name) => paths.some((path) => path === name || path.startsWith(`${name}.`));
}
