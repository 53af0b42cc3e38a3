import type { Bilingual } from '../shared/bilingual.ts';

/** Topics of the learner's test, in the order in which results list them. */
export const practiceTopics = ['signs', 'rules', 'duties'] as const;
export type PracticeTopic = (typeof practiceTopics)[number];

/** Kinds of pictures. Plates: mandatory, cautionary and informatory; the others have no plate in IRC:67. */
export const signKinds = [
  'mandatory',
  'cautionary',
  'informatory',
  'marking',
  'hand',
  'light',
] as const;
export type SignKind = (typeof signKinds)[number];

/** high: the text of the law, or a verified table of fines, was read. medium: taught everywhere, text not read. */
export type PracticeConfidence = 'high' | 'medium';

/** The law that an answer rests on, in words, and the first day of this form of it; null if not verified. */
export type PracticeLaw = { readonly name: Bilingual; readonly inForce: string | null };

/** A question of the learner's test. */
export type PracticeQuestion = {
  readonly id: string;
  readonly topic: PracticeTopic;
  /** The picture that the question is about. */
  readonly sign: {
    readonly id: string;
    readonly kind: SignKind;
    /** Our drawing was compared with the plate of the standard; null where there is no plate. */
    readonly isCompared: boolean | null;
  } | null;
  readonly ask: Bilingual;
  readonly right: Bilingual;
  /** Two or three. */
  readonly wrong: readonly Bilingual[];
  /** The rule in plain words. */
  readonly why: Bilingual;
  readonly law: PracticeLaw;
  readonly confidence: PracticeConfidence;
};
