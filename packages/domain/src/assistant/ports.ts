import type { Language } from '../shared/language.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A passage of our own pages that an answer may use. */
export type Passage = {
  /** From 1; cited as `[1]`. */
  readonly number: number;
  readonly title: string;
  readonly text: string;
};

/** The task of a writer. The question contains no vehicle number, mobile number or address. */
export type AnswerTask = {
  readonly question: string;
  readonly language: Language;
  readonly passages: readonly Passage[];
};

/** The result: a text that cites its passages, or that they do not answer the question. */
export type WrittenAnswer =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'not-in-passages' };

/** Writes an answer from passages alone (a language model behind an API). Its output is not trusted: the caller checks it
 * against the passages before showing it. */
export type AnswerWriter = {
  /** Stable id of the writer, for logs and display. */
  readonly id: string;
  readonly write: (task: AnswerTask) => Promise<Result<WrittenAnswer, ProviderFailure>>;
};
