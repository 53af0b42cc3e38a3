import type { Refused } from '../../admin/admin-gate.ts';
import type { TypedDraft } from './typed-draft.ts';

/** What one language would look like. */
export type Preview = {
  readonly html: string;
  readonly readingMinutes: number;
  readonly questions: number;
};
export type Previews = { readonly en: Preview | null; readonly hi: Preview | null };

/** What can be done on an article's page. */
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

/** What came of a form that did not lead on. Whatever was typed comes back with it. `conflict`: somebody else saved
 * meanwhile. `signed-out`: the session ended while the text was written. */
export type ArticleOutcome = {
  readonly kind: 'refused' | 'preview' | 'conflict' | 'no-instant' | 'signed-out';
  readonly refused: Refused | null;
  readonly typed: TypedDraft | null;
  readonly previews: Previews | null;
};

/** The deed that an address names; null for none of ours. */
export function readDone(text: string | null): ArticleIntent | null {
  return articleIntents.find((intent) => intent === text) ?? null;
}
