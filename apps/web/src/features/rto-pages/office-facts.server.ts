import { officeDuties, officeQuestions } from '@pahiya/domain/rto-services/office-words';
import type { Language } from '@pahiya/domain/shared/language';
import type { Question } from './office-line.ts';

/** What an ordinary office does, in words. */
export function dutiesView(language: Language): readonly string[] {
  return officeDuties.map(({ words }) => words[language]);
}

/** Questions that fit every page about offices. */
export function questionsView(language: Language): readonly Question[] {
  return officeQuestions.map(({ id, question, answer }) => ({
    id,
    question: question[language],
    answer: answer[language],
  }));
}
