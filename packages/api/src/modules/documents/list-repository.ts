import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import type { Document, DocumentBody } from './document.ts';
import { documentColumns } from './document-repository.ts';

/** What an editor looks for among the documents of a kind. */
export type Filter = {
  readonly kind: string;
  readonly state: 'all' | 'live' | 'draft' | 'scheduled' | 'withdrawn';
  /** Null: any. */
  readonly language: { readonly language: Language; readonly isThere: boolean } | null;
  /** Part of the name or a title; empty: all. */
  readonly words: string;
};

/** A document with its newest revision and titles. */
export type ListedDocument = Document & {
  readonly body: DocumentBody;
  readonly titles: Partial<Readonly<Record<Language, string>>>;
  /** When its scheduled revision is published. */
  readonly publishAt: Date | null;
  readonly savedAt: Date;
  readonly savedBy: string | null;
};

/** Documents that match, last saved first. */
export async function findMatching(
  sql: Queryable,
  { kind, state, language, words }: Filter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedDocument[]> {
  const titles = sql`
    select string_agg(t.title, ' ') from document_texts t where t.revision_id = r.id`;
  return sql<ListedDocument[]>`
    select ${documentColumns(sql)}, r.body, r.saved_at as "savedAt", r.saved_by as "savedBy",
      waiting.publish_at as "publishAt",
      coalesce((select json_object_agg(t.language, t.title) from document_texts t
        where t.revision_id = r.id), '{}') as titles
    from documents d
      join document_revisions r on r.document_id = d.id and r.number = d.newest_revision
      left join document_revisions waiting
        on waiting.document_id = d.id and waiting.state = 'scheduled'
    where d.kind = ${kind} and ${isInState(sql, state)} and ${isInLanguage(sql, language)}
      and (${words} = '' or strpos(lower(concat_ws(' ', d.name, (${titles}))), lower(${words})) > 0)
    order by r.saved_at desc, d.id limit ${limit} offset ${offset}`;
}

function isInState(sql: Queryable, state: Filter['state']) {
  switch (state) {
    case 'live':
      return sql`d.published_revision is not null`;
    case 'draft':
      return sql`d.published_revision is distinct from r.number`;
    case 'scheduled':
      return sql`waiting.id is not null`;
    case 'withdrawn':
      return sql`d.published_revision is null and d.withdrawn_at is not null`;
    case 'all':
      return sql`true`;
  }
}

function isInLanguage(sql: Queryable, asked: Filter['language']) {
  if (asked === null) return sql`true`;
  const text = sql`select from document_texts t
    where t.revision_id = r.id and t.language = ${asked.language}`;
  return asked.isThere ? sql`exists (${text})` : sql`not exists (${text})`;
}
