import type { Language } from '../shared/language.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A stretch of our own pages that an answer may be made of. */
export type Passage = {
  /** From 1: the answer names it as `[1]`. */
  readonly number: number;
  readonly title: string;
  readonly text: string;
};

/** What is to be worded. The question holds no vehicle number, mobile or address: it was taken out before. */
export type AnswerTask = {
  readonly question: string;
  readonly language: Language;
  readonly passages: readonly Passage[];
};

/** What came of it: words that name their passages, or that the passages do not answer the question. */
export type WrittenAnswer =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'not-in-passages' };

/** Words an answer from passages and from nothing else (a language model behind an API). What it writes is not believed:
 * the caller checks it against the passages before anybody reads it. */
export type AnswerWriter = {
  /** Stable id, for logs and the person: who worded it. */
  readonly id: string;
  readonly write: (task: AnswerTask) => Promise<Result<WrittenAnswer, ProviderFailure>>;
};
