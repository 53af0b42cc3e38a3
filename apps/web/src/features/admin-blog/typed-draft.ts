import type { Input } from '@pahiya/api-client/api-client';
import type { EditorArticle, SavedText } from '@pahiya/contracts/blog/editor-schema';
import { languages } from '@pahiya/domain/shared/language';
import { formText } from '../../page-parts/form-text.ts';

/** The languages of an article, in the order of their columns. */
export const draftLanguages = languages;
export type DraftLanguage = (typeof draftLanguages)[number];

/** One language of the form, as it was typed. */
export type TypedText = {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly tags: string;
  readonly image: string;
  readonly alt: string;
  readonly markdown: string;
};

/** The whole form, as it was typed. `base`: the newest save that its writer had seen; empty for a new article. */
export type TypedDraft = {
  readonly base: string;
  readonly slug: string;
  readonly categoryId: string;
  readonly updatedOn: string;
  readonly note: string;
  readonly en: TypedText;
  readonly hi: TypedText;
};

/** A little more than the server takes: what is too long is refused by it and not cut off unseen. */
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

/** What was typed into the form of an article. */
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
    // Browsers send the lines of a form with both signs.
    markdown:
      typeof markdown === 'string'
        ? markdown.slice(0, longestMarkdown).replace(/\r\n?/g, '\n')
        : '',
  };
}

/** The form of a save. */
export function typedOf({ slug, newest }: Pick<EditorArticle, 'slug' | 'newest'>): TypedDraft {
  const { revisionId, categoryId, updatedOn, texts } = newest;
  return {
    base: revisionId,
    slug,
    categoryId,
    updatedOn,
    note: '',
    en: typedText(texts.en),
    hi: typedText(texts.hi),
  };
}

/** The form of an article that nobody began yet. */
export function emptyTyped(updatedOn: string, author: Readonly<Record<DraftLanguage, string>>) {
  const text = typedText(null);
  return {
    base: '',
    slug: '',
    categoryId: '',
    updatedOn,
    note: '',
    en: { ...text, author: author.en },
    hi: { ...text, author: author.hi },
  } satisfies TypedDraft;
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

/** What is sent of a form. A language without title, summary and text is not there. `altOf` describes a picture that was
 * chosen without words of its own. */
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
