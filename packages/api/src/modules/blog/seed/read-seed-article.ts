import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@pahiya/domain/shared/language';

export const seedLanguages = languages;
export type SeedLanguage = (typeof seedLanguages)[number];

/** A seed article from `seed/<slug>/<language>.md`. Days are `YYYY-MM-DD`, the body is Markdown. */
export type SeedArticle = {
  readonly slug: string;
  readonly language: SeedLanguage;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly publishedOn: string;
  readonly updatedOn: string;
  readonly author: string;
  readonly body: string;
  readonly questions: readonly SeedQuestion[];
};

/** One question of the block `## FAQ`; the answer is Markdown. */
export type SeedQuestion = { readonly question: string; readonly answer: string };

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Reads one article. Throws when the file is missing or its front matter lacks a field: seeds are part of the
 * program. */
export function readSeedArticle(folder: string, slug: string, language: SeedLanguage): SeedArticle {
  const text = readFileSync(join(folder, slug, `${language}.md`), 'utf8');
  const front = FRONT_MATTER.exec(text);
  if (front === null) throw new Error(`${slug}/${language}.md has no front matter`);
  const fields = fieldsOf(front[1] ?? '');
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined || value === '')
      throw new Error(`${slug}/${language}.md lacks "${name}"`);
    return value;
  };
  const body = text.slice(front[0].length).trim();
  return {
    slug,
    language,
    title: field('title'),
    description: field('description'),
    category: field('category'),
    tags: field('tags')
      .split(',')
      .map((tag) => tag.trim()),
    publishedOn: field('publishedOn'),
    updatedOn: field('updatedOn'),
    author: field('author'),
    body,
    questions: questionsOf(body),
  };
}

function fieldsOf(front: string): ReadonlyMap<string, string> {
  return new Map(
    front.split('\n').map((line) => {
      const colon = line.indexOf(':');
      const value = line.slice(colon + 1).trim();
      return [line.slice(0, colon).trim(), value.replace(/^\[(.*)\]$/, '$1')];
    }),
  );
}

/** Questions and answers of the block `## FAQ`, in order; none without the block. */
function questionsOf(body: string): readonly SeedQuestion[] {
  const block = /^## FAQ\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(body)?.[1] ?? '';
  return block
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { question: part.slice(0, end).trim(), answer: part.slice(end).trim() };
    });
}
