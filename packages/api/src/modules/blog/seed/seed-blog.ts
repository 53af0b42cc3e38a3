import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Database, Transaction } from '../../../db/database.ts';
import type { ArticleDraft, ArticleText } from '../article.ts';
import { publishRevision } from '../editing/publish-revision.ts';
import { savePoll } from '../editing/save-poll.ts';
import {
  createArticle,
  type RenderedDraft,
  renderDraft,
  saveRevision,
} from '../editing/save-revision.ts';
import categories from './categories.json' with { type: 'json' };
import polls from './polls.json' with { type: 'json' };
import { readSeedArticle, type SeedArticle, seedLanguages } from './read-seed-article.ts';

/** Increment to re-render unchanged Markdown. */
const rendering = 2;

/** Inserts or updates the articles that ship with the program, with their topics and polls. Safe to run at every start
 * and on several servers at the same time: unchanged articles are skipped, and articles that an editor saved, moved or
 * unpublished are never touched. */
export async function seedBlog(sql: Database, now: Date): Promise<void> {
  const seeds = readSeeds();
  const known = await findSeeded(sql);
  const rendered = new Map<string, RenderedDraft>();
  for (const { slug, checksum, draft } of seeds) {
    if (!isDone(known, slug, checksum)) rendered.set(slug, await renderDraft(draft));
  }
  const isWhole = rendered.size === 0 && (await hasPolls(sql));
  if (isWhole) return;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('seed-blog'))`;
    await seedCategories(tx);
    const current = await findSeeded(tx);
    for (const seed of seeds) {
      const draft = rendered.get(seed.slug);
      if (draft !== undefined && !isDone(current, seed.slug, seed.checksum)) {
        await seedArticle(tx, seed, draft, now);
      }
    }
    await seedPolls(tx, now);
  });
}

type Seed = {
  readonly slug: string;
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
      slug,
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

/** Checksums of seeded articles by address; null once an editor changed one. */
async function findSeeded(sql: Database | Transaction): Promise<Map<string, string | null>> {
  const rows = await sql<{ slug: string; checksum: string | null }[]>`
    select slug, seed_checksum as checksum from articles
    union all select slug, null from article_redirects`;
  return new Map(rows.map(({ slug, checksum }) => [slug, checksum]));
}

function isDone(known: ReadonlyMap<string, string | null>, slug: string, checksum: string) {
  const stored = known.get(slug);
  return stored === null || stored === checksum;
}

async function hasPolls(sql: Database): Promise<boolean> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from polls where id = any(${polls.map(({ id }) => id)})`;
  return row?.count === polls.length;
}

async function seedCategories(tx: Transaction): Promise<void> {
  for (const [position, { id, en, hi }] of categories.entries()) {
    await tx`
      insert into blog_categories (id, position, name_en, name_hi, description_en, description_hi)
      values (${id}, ${position}, ${en.name}, ${hi.name}, ${en.description}, ${hi.description})
      on conflict (id) do nothing`;
  }
}

async function seedArticle(
  tx: Transaction,
  { slug, checksum, publishedAt }: Seed,
  rendered: RenderedDraft,
  now: Date,
): Promise<void> {
  const [article] = await tx<{ id: string }[]>`select id from articles where slug = ${slug}`;
  const articleId = article?.id ?? (await createArticle(tx, { slug, now }));
  const revisionId = await saveRevision(tx, { articleId, rendered, madeBy: null, now });
  const published = await publishRevision(tx, { revisionId, now, publishedAt });
  if (!published.ok) throw new Error(`${slug}: ${published.error.code}`);
  await tx`update articles set seed_checksum = ${checksum} where id = ${articleId}`;
}

async function seedPolls(tx: Transaction, now: Date): Promise<void> {
  for (const { article, ...poll } of polls) {
    const [row] = await tx<{ id: string }[]>`select id from articles where slug = ${article}`;
    if (row !== undefined)
      await savePoll(tx, { ...poll, articleId: row.id }, { isSeed: true, now });
  }
}
