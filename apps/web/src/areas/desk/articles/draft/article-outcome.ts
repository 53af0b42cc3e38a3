import type { Refused } from '../../shell/desk-gate.ts';
import type { TypedDraft } from './typed-draft.ts';

/** Preview of one language. */
export type Preview = {
  readonly html: string;
  readonly readingMinutes: number;
  readonly questions: number;
};
export type Previews = { readonly en: Preview | null; readonly hi: Preview | null };

/** Actions of an article's page. */
export const articleIntents = [
  'created',
  'save',
  'publish',
  'schedule',
  'unschedule',
  'move',
  'withdraw',
  'restore',
] as const;
export type ArticleIntent = (typeof articleIntents)[number];

/** Outcome of a form without redirect, including the typed text. `conflict`: another editor saved in between.
 * `signed-out`: the session expired while typing. */
export type ArticleOutcome = {
  readonly kind: 'refused' | 'preview' | 'conflict' | 'no-instant' | 'signed-out';
  readonly refused: Refused | null;
  readonly typed: TypedDraft | null;
  readonly previews: Previews | null;
};

/** The action named in an address; null for an unknown one. */
export function readDone(text: string | null): ArticleIntent | null {
  return articleIntents.find((intent) => intent === text) ?? null;
}
