import type { Copies } from '../../../frame/copy/copies.ts';
import type { Question } from './office-line.ts';
import type { officePage } from './office-page.server.ts';
import { stateName } from './rto-trail.ts';

type Page = ReturnType<typeof officePage>;

/** The RTO's own question, then the general ones. */
export function officeOwnQuestions(page: Page, words: Copies['rto-pages']): readonly Question[] {
  if (page.issuedFor === 'whole-state') return page.questions;
  const { which, whichAnswer } = words.office.question;
  const place = [page.district, stateName(page.stateCode, words)].filter((one) => one !== null);
  return [
    {
      id: 'which',
      question: which(page.display),
      answer: whichAnswer(page.display, page.office, place.join(', ')),
    },
    ...page.questions,
  ];
}
