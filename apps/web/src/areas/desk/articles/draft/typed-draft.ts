import type { Input } from '@pahiya/api-client/api-client';
import type { EditorArticle, SavedText } from '@pahiya/contracts/blog/editor-schema';
import { languages } from '@pahiya/domain/shared/language';
import { formText } from '../../../../frame/page/form-text.ts';

/** The languages of an article, in the order of their columns. */
export const draftLanguages = languages;
export type DraftLanguage = (typeof draftLanguages)[number];

/** One language of the form, as typed. */
export type TypedText = {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly tags: string;
  readonly image: string;
  readonly alt: string;
  readonly markdown: string;
};

/** The whole form, as typed. `base`: the revision that the editor started from; empty for a new article. */
export type TypedDraft = {
  readonly base: string;
  readonly slug: string;
  readonly categoryId: string;
  readonly updatedOn: string;
  readonly note: string;
  readonly en: TypedText;
  readonly hi: TypedText;
};

/** Above the server's limit: a longer text is refused, not truncated silently. */
const longestMarkdown = 70_000;

/** Fields of one language, in the order of the form. */
export const textFields = [
  'title',
  'description',
  'author',
  'tags',
  'image',
  'alt',
  'markdown',
] as const satisfies readonly (keyof TypedText)[];

/** Reads the form of an article. */
export function readTyped(form: FormData): TypedDraft {
  return {
    base: formText(form, 'base'),
    slug: formText(form, 'slug').trim(),
    categoryId: formText(form, 'category'),
    updatedOn: formText(form, 'updatedOn'),
    note: formText(form, 'note'),
    en: readText(form, 'en'),
    hi: readText(form, 'hi'),
  };
}

function readText(form: FormData, language: DraftLanguage): TypedText {
  const field = (name: keyof TypedText) => formText(form, `${language}-${name}`);
  const markdown = form.get(`${language}-markdown`);
  return {
    title: field('title'),
    description: field('description'),
    author: field('author'),
    tags: field('tags'),
    image: field('image'),
    alt: field('alt'),
    // Browsers send CRLF line ends.
    markdown:
      typeof markdown === 'string'
        ? markdown.slice(0, longestMarkdown).replace(/\r\n?/g, '\n')
        : '',
  };
}

type Authors = Readonly<Record<DraftLanguage, string>>;

/** The form of a saved article. A language without a text has the default author, to allow adding it later. */
export function typedOf(
  { slug, newest }: Pick<EditorArticle, 'slug' | 'newest'>,
  authors: Authors,
): TypedDraft {
  const { revisionId, categoryId, updatedOn, texts } = newest;
  const text = (language: DraftLanguage) =>
    texts[language] === null ? newText(authors[language]) : typedText(texts[language]);
  return {
    base: revisionId,
    slug,
    categoryId,
    updatedOn,
    note: '',
    en: text('en'),
    hi: text('hi'),
  };
}

/** The form of a new article. */
export function emptyTyped(updatedOn: string, authors: Authors): TypedDraft {
  return {
    base: '',
    slug: '',
    categoryId: '',
    updatedOn,
    note: '',
    en: newText(authors.en),
    hi: newText(authors.hi),
  };
}

function newText(author: string): TypedText {
  return { ...typedText(null), author };
}

/** A saved text as the form shows it. */
export function typedText(text: SavedText | null): TypedText {
  return {
    title: text?.title ?? '',
    description: text?.description ?? '',
    author: text?.author ?? '',
    tags: text?.tags.join(', ') ?? '',
    image: text?.image?.src ?? '',
    alt: text?.image?.alt ?? '',
    markdown: text?.markdown ?? '',
  };
}

type DraftInput = Input<'editorSaveArticle'>['body']['draft'];

/** The request body of a form. A language without title, summary and text is left out. `altOf` gives the stored
 * description of a picture that was chosen without one. */
export function draftOf(
  typed: TypedDraft,
  altOf: (src: string, language: DraftLanguage) => string,
): DraftInput {
  const texts: DraftInput['texts'] = {};
  for (const language of draftLanguages) {
    const { title, description, author, tags, image, alt, markdown } = typed[language];
    if (`${title}${description}${markdown}`.trim() === '') continue;
    texts[language] = {
      title,
      description,
      author,
      tags: [...new Set(tags.split(/[,،\n]/).map((tag) => tag.trim()))].filter((tag) => tag !== ''),
      image:
        image === '' ? null : { src: image, alt: alt.trim() === '' ? altOf(image, language) : alt },
      markdown,
    };
  }
  const { categoryId, updatedOn, note } = typed;
  return { categoryId, updatedOn, note, texts };
}
