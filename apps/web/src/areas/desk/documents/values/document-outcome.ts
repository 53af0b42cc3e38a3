import type { Refused } from '../../shell/desk-gate.ts';

/** Actions on layout documents and forms. */
export const documentDeeds = ['saved', 'published', 'rolled-back'] as const;
export type DocumentDeed = (typeof documentDeeds)[number];

/** Outcome of a form without redirect; `typed` is the document as typed, null when nothing was typed. */
export type DocumentOutcome = {
  readonly kind: 'refused' | 'preview' | 'conflict';
  readonly refused: Refused | null;
  readonly typed: unknown;
};

/** The action named in an address; null for an unknown one. */
export function readDeed(text: string | null): DocumentDeed | null {
  return documentDeeds.find((deed) => deed === text) ?? null;
}

/** Whether a path of a document, or one below it, has an error. `below`: prefix of the server's paths. */
export function wrongIn(refused: Refused | null, below: string): (name: string) => boolean {
  const paths = (refused?.fields ?? []).map((path) =>
    path.startsWith(`${below}.`) ? `d.${path.slice(below.length + 1)}` : path,
  );
  return (name) => paths.some((path) => path === name || path.startsWith(`${name}.`));
}
