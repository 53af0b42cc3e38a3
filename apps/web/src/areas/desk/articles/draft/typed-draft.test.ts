import { expect, test } from 'vitest';
import { draftOf, emptyTyped, readTyped, typedOf } from './typed-draft.ts';

const authors = { en: 'Pahiya editors', hi: 'पहिया संपादक' };
const saved = {
  title: 'Tyres',
  description: 'How long they last.',
  author: 'Asha',
  tags: ['tyres'],
  image: null,
  markdown: 'Text',
};
const article = (texts: { en: typeof saved | null; hi: typeof saved | null }) => ({
  slug: 'tyres',
  newest: {
    revisionId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
    articleId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b12',
    number: 1,
    state: 'draft' as const,
    publishAt: null,
    madeAt: '2026-11-21T04:44:00Z',
    madeBy: null,
    note: null,
    languages: ['en' as const],
    categoryId: 'rules',
    updatedOn: '2026-11-21',
    texts,
  },
});

test('an author is kept when Hindi text is added after an English-only save', () => {
  const typed = typedOf(article({ en: saved, hi: null }), authors);
  expect(typed.en.author).toBe('Asha');
  expect(typed.hi.author).toBe(authors.hi);
  const draft = draftOf(
    { ...typed, hi: { ...typed.hi, title: 'टायर', markdown: 'पाठ' } },
    () => '',
  );
  expect(draft.texts.hi).toMatchObject({ title: 'टायर', author: authors.hi });
});

test('a language with nothing but an author is not sent', () => {
  expect(draftOf(emptyTyped('2026-11-21', authors), () => '').texts).toEqual({});
});

test('CRLF line ends are normalised', () => {
  const form = new FormData();
  form.set('en-markdown', 'one\r\ntwo');
  expect(readTyped(form).en.markdown).toBe('one\ntwo');
});
