import { shownOptions } from '@pahiya/domain/practice/practice-paper';
import type { PracticeQuestion } from '@pahiya/domain/practice/practice-question';
import { practiceCheckedOn } from '@pahiya/domain/practice/practice-questions';
import type { Language } from '@pahiya/domain/shared/language';

/** How a question is shown: its language, and the seed of the order of its answers. */
export type Shown = { readonly language: Language; readonly seed: string };

/** A question without its answer. */
export function openQuestion(question: PracticeQuestion, { language, seed }: Shown) {
  const { id, topic, sign, ask } = question;
  const options = shownOptions(question, seed).options.map((option) => option[language]);
  return { id, topic, sign, ask: ask[language], options };
}

/** A question with its answer and rule. */
export function explainedQuestion(question: PracticeQuestion, shown: Shown) {
  const { language, seed } = shown;
  return {
    ...openQuestion(question, shown),
    right: shownOptions(question, seed).right,
    chosen: null,
    why: question.why[language],
    law: question.law.name[language],
    inForce: question.law.inForce,
    confidence: question.confidence,
    checkedOn: practiceCheckedOn,
  };
}
