import type { Language } from '@pahiya/domain/shared/language';
import type { Copies } from '../../copy/copy-areas.ts';
import { sentences } from '../../page-parts/sentences.ts';
import type { Question } from './office-line.ts';
import type { officePage } from './office-page.server.ts';
import { stateName } from './rto-trail.ts';

type Page = ReturnType<typeof officePage>;

/** The office's own questions before those that fit all. */
export function officeOwnQuestions(
  page: Page,
  language: Language,
  { 'rto-pages': words, 'rto-codes': codes }: Pick<Copies, 'rto-pages' | 'rto-codes'>,
): readonly Question[] {
  const { question } = words.office;
  const place = [page.district, stateName(page.stateCode, words)].filter((one) => one !== null);
  const { word, text } = codes.confidence[page.confidence];
  return [
    {
      id: 'which',
      question: question.which(page.display),
      answer: question.whichAnswer(page.display, page.office, place.join(', ')),
    },
    { id: 'sure', question: question.sure(page.display), answer: sentences(language, word, text) },
    ...page.questions,
  ];
}
