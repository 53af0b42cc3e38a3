import type { Answer } from '@pahiya/api-client/api-client';
import { textLengths } from '@pahiya/domain/community/post-states';
import { readSubject } from '@pahiya/domain/community/post-subject';
import { faultOfText, tidyText } from '@pahiya/domain/community/post-text';
import { topicSlugs } from '@pahiya/domain/community/topics';
import { type Language, languages } from '@pahiya/domain/shared/language';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** What a form of a text says, as typed. */
export type TypedText = {
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  /** Subject, `office/mh-12`; empty: none. */
  readonly about: string;
  /** Of the draft that it continues; 0: none. */
  readonly revision: number;
  /** Of the post that is edited. */
  readonly version: number;
  /** When the empty form was opened; empty: it was not, or a draft was continued. */
  readonly openedAt: string;
  /** Characters of the largest paste, as the page's script counted; 0: none, or not known. */
  readonly pasted: number;
};

export type TextField = 'topic' | 'title' | 'text' | 'picture' | 'alt';
export type Draft = NonNullable<Answer<'communityDraft'>['draft']>;
type Similar = Answer<'similarPosts'>['posts'];

/** What an author's level of trust does not allow, with how much it does. */
export type TextLimit = { readonly of: 'links' | 'mentions' | 'hours'; readonly most: number };

/** Outcome of a form without redirect; what was typed comes back with every one. */
export type WriteOutcome = {
  readonly kind: 'wrong' | 'failed' | 'preview' | 'kept' | 'conflict' | 'signed-out';
  readonly typed: TypedText;
  readonly fields: readonly TextField[];
  readonly failure: PageFailure | null;
  /** Text of the other device. */
  readonly other: string | null;
  /** That other text is the one that is edited, not its draft. */
  readonly isOfText: boolean;
  /** What the text has too much of, or how long it could be edited. */
  readonly limit: TextLimit | null;
  readonly similar: Similar;
  /** What was typed for a picture that was not taken. */
  readonly alt: string;
  readonly isSynthetic: boolean;
};

/** Longer than any text that is taken, so that a long one is told its length. */
const mostTyped = 45_000;

function longText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, mostTyped) : '';
}

/** Reads a form of a text. */
export function readTyped(form: FormData, language: Language): TypedText {
  const count = (name: string) => Number(/^\d{1,6}$/.exec(longText(form, name))?.[0] ?? 0);
  return {
    topic: longText(form, 'topic').slice(0, 40),
    title: longText(form, 'title').slice(0, 300),
    text: longText(form, 'text').replace(/\r\n?/g, '\n'),
    about: readSubject(longText(form, 'about')) === null ? '' : longText(form, 'about'),
    language: languages.find((one) => one === form.get('language')) ?? language,
    revision: count('revision'),
    version: count('version'),
    openedAt: longText(form, 'openedAt').slice(0, 30),
    pasted: Math.min(count('pasted'), mostTyped),
  };
}

/** Fields that cannot be sent as they are. */
export function wrongFields({ topic, title, text }: TypedText): readonly TextField[] {
  const isTopic = topicSlugs.some((slug) => slug === topic);
  return [
    ...(isTopic ? [] : (['topic'] as const)),
    ...(faultOfText(tidyText(title), textLengths.title) === null ? [] : (['title'] as const)),
    ...(faultOfText(tidyText(text), textLengths.post) === null ? [] : (['text'] as const)),
  ];
}

/** Fields that a refusal of the API names. */
export function fieldsOf(paths: readonly string[]): readonly TextField[] {
  const places: readonly (readonly [TextField, string])[] = [
    ...(['topic', 'title', 'text', 'alt'] as const).map((field) => [field, field] as const),
    ...(['contentBase64', 'pictures'] as const).map((path) => ['picture', path] as const),
  ];
  return places.filter(([, path]) => paths.includes(`body.${path}`)).map(([field]) => field);
}

/** How an edit begins: with its draft, or on wish with the text as it is. The draft keeps the version that it began with,
 * so that it never replaces a newer text unseen. */
export function continued(request: Request, draft: Draft | null, begin: TypedText) {
  const query = new URL(request.url).searchParams;
  const isFresh = draft === null || query.get('fresh') === '1';
  const { topic, title, text, language, version, revision } = draft ?? begin;
  return {
    typed: isFresh
      ? { ...begin, revision }
      : { ...begin, topic, title, text, language, version, revision },
    savedAt: draft?.updatedAt ?? null,
    isSaved: query.get('saved') === '1',
  };
}

/** A form that nobody has typed in. */
export function emptyTyped(topic: string, about: string, language: Language): TypedText {
  return {
    ...{ topic, title: '', text: '', about, language },
    ...{ revision: 0, version: 0, openedAt: '', pasted: 0 },
  };
}

/** Seconds from opening the form to sending it; undefined where that is not known. */
export function typedSeconds({ openedAt }: TypedText, nowIso: string): number | undefined {
  const seconds = Math.floor((Date.parse(nowIso) - Date.parse(openedAt)) / 1000);
  return seconds >= 0 && seconds <= 86_400 ? seconds : undefined;
}
