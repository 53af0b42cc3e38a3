import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import categories from './categories.json' with { type: 'json' };
import polls from './polls.json' with { type: 'json' };
import { readSeedArticle, type SeedArticle, seedLanguages } from './read-seed-article.ts';

const FOLDER = import.meta.dirname;
const OWN_PAGES = ['/rc-search', '/challan-pay', '/fake-challan-check', '/rto-codes'];
const OFFICIAL_HOST = /(?:^|\.)(?:gov|nic)\.in$/;
const AUTHORS = { en: 'Pahiya editors', hi: 'पहिया संपादक' };
const SOURCES = { en: '## Sources', hi: '## स्रोत' };

const slugs = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const articles = slugs.flatMap((slug) =>
  seedLanguages.map((language) => readSeedArticle(FOLDER, slug, language)),
);
const named = articles.map((article) => [`${article.slug}/${article.language}`, article] as const);

test('every article exists in both languages', () => {
  expect(articles).toHaveLength(2 * slugs.length);
  expect(slugs.length).toBeGreaterThanOrEqual(13);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

test('titles and descriptions are unique', () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length);
});

test('both languages of an article have the same category, days, tags, tables, questions and links', () => {
  for (const slug of slugs) {
    const [english, hindi] = seedLanguages.map((language) => shapeOf(articleOf(slug, language)));
    expect(hindi, slug).toEqual(english);
  }
});

describe.each(named)('%s', (_name, article) => {
  test('has complete front matter', () => {
    expect(article.title.length).toBeLessThanOrEqual(70);
    expect(article.description.length).toBeGreaterThanOrEqual(60);
    expect(article.description.length).toBeLessThanOrEqual(155);
    expect(categories.map(({ id }) => id)).toContain(article.category);
    expect(article.tags.length).toBeGreaterThanOrEqual(2);
    expect(article.publishedOn >= '2026-11-21').toBe(true);
    expect(article.updatedOn >= article.publishedOn).toBe(true);
    expect(article.author).toBe(AUTHORS[article.language]);
    // Any YAML parser reads such a value unquoted.
    for (const plain of [article.title, article.description])
      expect(plain).not.toMatch(/: | #|^["'[{&*!|>%@`]/);
  });

  test('is written in its own script', () => {
    const letters = article.body.match(/\p{L}/gu)?.length ?? 0;
    const devanagari = article.body.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0;
    if (article.language === 'en') expect(devanagari).toBe(0);
    else expect(devanagari / letters).toBeGreaterThan(0.7);
  });

  test('has between 700 and 1,300 words', () => {
    const words = wordsOf(article.body);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1_300);
  });

  test('has two levels of headings, a table, and its sources at the end', () => {
    const headings = article.body.match(/^#+ .*$/gm) ?? [];
    expect(headings.filter((heading) => !/^#{2,3} /.test(heading))).toEqual([]);
    expect(article.body).toMatch(/^\|(?: ?:?-+:? ?\|)+$/m);
    expect(headings.filter((heading) => heading.startsWith('## ')).at(-1)).toBe(
      SOURCES[article.language],
    );
    const sources = article.body.split(`${SOURCES[article.language]}\n`)[1] ?? '';
    expect(sources.match(/^- /gm)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect(sources).toMatch(/\d{4}/);
  });

  test('answers three to five questions', () => {
    expect(article.questions.length).toBeGreaterThanOrEqual(3);
    expect(article.questions.length).toBeLessThanOrEqual(5);
    for (const { question, answer } of article.questions) {
      expect(question).toMatch(/\?$/);
      expect(wordsOf(answer)).toBeGreaterThanOrEqual(10);
    }
  });

  test('every table row has as many cells as its header', () => {
    for (const table of article.body.match(/(?:^\|.*\|$\n?)+/gm) ?? []) {
      const cells = table
        .trim()
        .split('\n')
        .map((row) => row.split('|').length);
      expect(new Set(cells).size, table).toBe(1);
    }
  });

  test('links only to existing pages and official sites, and contains no HTML', () => {
    for (const target of linksOf(article)) expect(isKnown(target), target).toBe(true);
    expect(article.body).not.toMatch(/<[a-z/!]|!\[|—/i);
    expect(article.body.replaceAll(/\]\([^)]*\)/g, '')).not.toMatch(/https?:/);
  });
});

test('every category is named in both languages and has an article', () => {
  for (const { id, en, hi } of categories) {
    expect(
      articles.some(({ category }) => category === id),
      id,
    ).toBe(true);
    for (const words of [en, hi]) {
      expect(words.name).not.toBe('');
      expect(words.description.length).toBeLessThanOrEqual(120);
    }
    expect(hi.description).toMatch(/\p{Script=Devanagari}/u);
  }
});

test('every poll belongs to an article and is in both languages', () => {
  expect(polls).toHaveLength(2);
  for (const { article, en, hi, options } of polls) {
    expect(slugs).toContain(article);
    expect(en).toMatch(/\?$/);
    expect(hi).toMatch(/\p{Script=Devanagari}.*\?$/u);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    for (const option of options) {
      expect(option.en).not.toBe('');
      expect(option.hi).toMatch(/\p{Script=Devanagari}/u);
    }
  }
});

function articleOf(slug: string, language: SeedArticle['language']): SeedArticle {
  const found = articles.find((one) => one.slug === slug && one.language === language);
  if (found === undefined) throw new Error(`${slug}/${language} is missing`);
  return found;
}

function shapeOf(article: SeedArticle) {
  return {
    category: article.category,
    days: [article.publishedOn, article.updatedOn],
    tags: article.tags.length,
    tableRows: article.body.match(/^\|.*\|$/gm)?.length ?? 0,
    headings: article.body.match(/^#+ /gm),
    questions: article.questions.length,
    links: [...new Set(linksOf(article))].sort(),
  };
}

function linksOf(article: SeedArticle): readonly string[] {
  return [...article.body.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? '');
}

function isKnown(target: string): boolean {
  if (target.startsWith('/blog/')) return slugs.includes(target.slice('/blog/'.length));
  if (target.startsWith('/')) return OWN_PAGES.includes(target);
  const { protocol, hostname } = new URL(target);
  return protocol === 'https:' && OFFICIAL_HOST.test(hostname);
}

/** Word count as a reader sees it: without Markdown and link targets. */
function wordsOf(markdown: string): number {
  const plain = markdown.replaceAll(/\]\([^)]*\)/g, ']');
  return plain.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}
