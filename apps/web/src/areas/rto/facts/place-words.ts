import type { Language } from '@pahiya/domain/shared/language';
import type { Copies } from '../../../frame/copy/copies.ts';
import type { Question } from './office-line.ts';
import type { placePage } from './place-page.server.ts';
import { placeName, stateName } from './rto-trail.ts';

type Page = ReturnType<typeof placePage>;
type Words = Copies['rto-pages'];

/** Title and description of a town's or district's page. */
export function placeHead(page: Page, words: Words, language: Language) {
  const copy = words.place;
  const name = placeName(page, language);
  const state = stateName(page.stateCode, words);
  const codes = codesText(page);
  if (page.kind === 'district') {
    return {
      title: copy.metaTitleDistrict(name, state),
      description: copy.metaDescriptionDistrict(name, state, codes),
    };
  }
  return {
    title: copy.metaTitle(name, state),
    description:
      codes === ''
        ? copy.metaDescriptionNone(name, state)
        : copy.metaDescription(name, state, codes),
  };
}

/** The place's own FAQ, where it has a code, before the general ones. */
export function placeQuestions(page: Page, words: Words, language: Language): readonly Question[] {
  const codes = codesText(page);
  if (codes === '') return page.questions;
  const { which, whichAnswer } = words.place.question;
  const name = placeName(page, language);
  return [
    { id: 'which', question: which(name), answer: whichAnswer(name, codes) },
    ...page.questions,
  ];
}

function codesText({ offices }: Page): string {
  return offices.map(({ display }) => display).join(', ');
}
