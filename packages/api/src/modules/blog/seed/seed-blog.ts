import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Database, Queryable, Transaction } from '../../../db/database.ts';
import { readDocument } from '../../documents/read-documents.ts';
import { lockSeeding, pendingSeeds, seedDocument } from '../../documents/seed-document.ts';
import type { ArticleDraft, ArticleText } from '../article/article.ts';
import { type RenderedDraft, renderDraft } from '../editing/article-content.ts';
import { articleKind } from '../editing/article-kind.ts';
import { savePoll } from '../editing/save-poll.ts';
import { countPolls } from '../polls/poll-repository.ts';
import { findAllFormerSlugs } from '../reading/redirect-repository.ts';
import { insertTopic, putTopicWords } from '../topics/topic-repository.ts';
import categories from './categories.json' with { type: 'json' };
import polls from './polls.json' with { type: 'json' };
import { readSeedArticle, type SeedArticle, seedLanguages } from './read-seed-article.ts';

/** Increment to re-render unchanged Markdown. */
const rendering = 2;

/** Inserts or updates the articles that ship with the program, with their topics and polls. Safe to run at every start
 * and on several servers at the same time: unchanged articles are skipped, and articles that an editor saved, moved or
 * unpublished are never touched. */
export async function seedBlog(sql: Database, now: Date): Promise<void> {
  const pending = await pendingArticles(sql, readSeeds());
  const rendered = new Map<string, RenderedDraft>();
  for (const { name, draft } of pending) rendered.set(name, await renderDraft(draft));
  const ids = polls.map(({ id }) => id);
  if (pending.length === 0 && (await countPolls(sql, ids)) === ids.length) return;
  await sql.begin(async (tx) => {
    await lockSeeding(tx, 'seed-blog');
    await seedCategories(tx);
    for (const seed of await pendingArticles(tx, pending)) {
      const content = rendered.get(seed.name)?.content;
      if (content === undefined) continue;
      const { publishedAt: firstPublishedAt } = seed;
      await seedDocument(tx, articleKind, { ...seed, content }, { now, firstPublishedAt });
    }
    await seedPolls(tx, now);
  });
}

/** Former addresses belong to articles that an editor moved. */
async function pendingArticles(sql: Queryable, seeds: readonly Seed[]): Promise<readonly Seed[]> {
  return pendingSeeds(sql, articleKind, seeds, await findAllFormerSlugs(sql));
}

type Seed = {
  /** Its slug. */
  readonly name: string;
  readonly checksum: string;
  readonly publishedAt: Date;
  readonly draft: ArticleDraft;
};

function readSeeds(): readonly Seed[] {
  const folder = import.meta.dirname;
  const slugs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return slugs.map((slug) => {
    const [en, hi] = seedLanguages.map((language) => readSeedArticle(folder, slug, language));
    if (en === undefined || hi === undefined) throw new Error(`${slug} is not in both languages`);
    const updatedOn = parseIstDate(en.updatedOn);
    if (updatedOn === null) throw new Error(`${slug}: updatedOn is no day`);
    const checksum = createHash('sha256')
      .update(JSON.stringify([rendering, en, hi]))
      .digest('hex');
    return {
      name: slug,
      checksum,
      publishedAt: new Date(`${en.publishedOn}T00:00:00+05:30`),
      draft: {
        categoryId: en.category,
        updatedOn,
        texts: { en: textOfSeed(en), hi: textOfSeed(hi) },
        note: null,
      },
    };
  });
}

function textOfSeed(seed: SeedArticle): ArticleText {
  const { title, description, author, tags, body } = seed;
  return { title, description, author, tags, image: null, markdown: body };
}

async function seedCategories(tx: Transaction): Promise<void> {
  for (const [position, { id, ...words }] of categories.entries()) {
    if (await insertTopic(tx, id, position)) await putTopicWords(tx, id, words);
  }
}

async function seedPolls(tx: Transaction, now: Date): Promise<void> {
  for (const { id, article: name, options, ...question } of polls) {
    const article = await readDocument(tx, articleKind.kind, { name });
    if (article === null) continue;
    const poll = {
      id,
      articleId: article.id,
      question,
      options: options.map(({ id: option, ...text }) => ({ id: option, text })),
    };
    await savePoll(tx, poll, { isSeed: true, now });
  }
}
