import type { Revision, SavedText, WholeRevision } from '@pahiya/contracts/blog/editor-schema';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';

const revisionsShown = 100;

type RevisionRow = Omit<Revision, 'publishAt' | 'madeAt'> & {
  readonly publishAt: Date | null;
  readonly madeAt: Date;
};

type WholeRow = RevisionRow & Pick<WholeRevision, 'articleId' | 'categoryId' | 'updatedOn'>;

type TextRow = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly tags: string[];
  readonly imageSrc: string | null;
  readonly imageAlt: string | null;
  readonly markdown: string;
};

/** One revision of an article with its texts; null when it does not exist. */
export async function readRevision(
  sql: Queryable,
  revisionId: string,
): Promise<WholeRevision | null> {
  const [row] = await sql<WholeRow[]>`
    select ${columns(sql)}, r.article_id as "articleId", r.category_id as "categoryId",
      r.updated_on as "updatedOn"
    from article_revisions r left join operators o on o.id = r.made_by
    where r.id = ${revisionId}`;
  if (row === undefined) return null;
  const texts = await sql<TextRow[]>`
    select language, title, description, author, tags, image_src as "imageSrc",
      image_alt as "imageAlt", markdown
    from article_texts where revision_id = ${revisionId}`;
  const textIn = (language: Language) => {
    const text = texts.find((one) => one.language === language);
    return text === undefined ? null : toText(text);
  };
  const { articleId, categoryId, updatedOn } = row;
  return {
    ...toRevision(row),
    articleId,
    categoryId,
    updatedOn,
    texts: { en: textIn('en'), hi: textIn('hi') },
  };
}

/** The revisions of an article without their texts, newest first. */
export async function listRevisions(sql: Queryable, articleId: string): Promise<Revision[]> {
  const rows = await sql<RevisionRow[]>`
    select ${columns(sql)}
    from article_revisions r left join operators o on o.id = r.made_by
    where r.article_id = ${articleId} order by r.number desc limit ${revisionsShown}`;
  return rows.map(toRevision);
}

function columns(sql: Queryable) {
  return sql`r.id as "revisionId", r.number, r.state, r.publish_at as "publishAt",
    r.made_at as "madeAt", o.display_name as "madeBy", r.note,
    array(select t.language from article_texts t where t.revision_id = r.id order by 1) as languages`;
}

function toRevision({
  revisionId,
  number,
  state,
  publishAt,
  madeAt,
  madeBy,
  note,
  languages,
}: RevisionRow): Revision {
  return {
    revisionId,
    number,
    state,
    publishAt: publishAt?.toISOString() ?? null,
    madeAt: madeAt.toISOString(),
    madeBy,
    note,
    languages,
  };
}

function toText({ imageSrc, imageAlt, language: _, ...text }: TextRow): SavedText {
  return {
    ...text,
    image: imageSrc === null ? null : { src: imageSrc, alt: imageAlt ?? '' },
  };
}
