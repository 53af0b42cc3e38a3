import { officeDuties, officeQuestions } from '@pahiya/domain/rto-services/office-words';
import type { Language } from '@pahiya/domain/shared/language';
import type { Question } from './office-line.ts';

/** The duties of a regular RTO, as copy. */
export function dutiesView(language: Language): readonly string[] {
  return officeDuties.map(({ words }) => words[language]);
}

/** FAQs for every RTO page. */
export function questionsView(language: Language): readonly Question[] {
  return officeQuestions.map(({ id, question, answer }) => ({
    id,
    question: question[language],
    answer: answer[language],
  }));
}
