import { languages } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { DocumentBody, DocumentContent, Revision, WholeRevision } from './document.ts';

/** A revision about to be saved as a draft. */
export type NewRevision = DocumentContent &
  Pick<Revision, 'id' | 'documentId' | 'number' | 'note' | 'savedAt' | 'savedBy' | 'restoredFrom'>;

/** Writes the next revision of a locked document. */
export async function insertRevision(tx: Transaction, revision: NewRevision): Promise<void> {
  const { id, documentId, number, body, texts, note, savedAt, savedBy, restoredFrom } = revision;
  await tx`
    insert into document_revisions (id, document_id, number, state, body, note, saved_at, saved_by,
      restored_from)
    values (${id}, ${documentId}, ${number}, 'draft', ${tx.json(body)}, ${note}, ${savedAt},
      ${savedBy}, ${restoredFrom})`;
  for (const language of languages) {
    const text = texts[language];
    if (text === undefined) continue;
    await tx`
      insert into document_texts (revision_id, language, title, body)
      values (${id}, ${language}, ${text.title}, ${tx.json(text.body)})`;
  }
  await tx`update documents set newest_revision = ${number} where id = ${documentId}`;
}

/** Document and number of a revision by its id. */
export async function findPlace(
  sql: Queryable,
  kind: string,
  revisionId: string,
): Promise<{ readonly documentId: string; readonly number: number } | null> {
  const [row] = await sql<{ documentId: string; number: number }[]>`
    select r.document_id as "documentId", r.number
    from document_revisions r join documents d on d.id = r.document_id
    where r.id = ${revisionId} and d.kind = ${kind}`;
  return row ?? null;
}

/** A revision with its content; null when it does not exist. */
export async function findWholeRevision(
  sql: Queryable,
  documentId: string,
  number: number,
): Promise<WholeRevision | null> {
  const [row] = await sql<WholeRevision[]>`
    select ${columns(sql)}, ${content(sql)} from document_revisions r
    where r.document_id = ${documentId} and r.number = ${number}`;
  return row ?? null;
}

/** What readers of a document see, by its name; null when nothing is published. */
export async function findPublishedByName(
  sql: Queryable,
  kind: string,
  name: string,
): Promise<WholeRevision | null> {
  const [row] = await sql<WholeRevision[]>`
    select ${columns(sql)}, ${content(sql)}
    from documents d
      join document_revisions r on r.document_id = d.id and r.number = d.published_revision
    where d.kind = ${kind} and d.name = ${name}`;
  return row ?? null;
}

/** Revisions of a document without their content, newest first. */
export async function findRevisions(
  sql: Queryable,
  documentId: string,
  count: number,
): Promise<readonly Revision[]> {
  return sql<Revision[]>`
    select ${columns(sql)} from document_revisions r
    where r.document_id = ${documentId} order by r.number desc limit ${count}`;
}

/** Bodies of some revisions of a document, by number. */
export async function findBodies(
  sql: Queryable,
  { kind, name, numbers }: { kind: string; name: string; numbers: readonly number[] },
): Promise<ReadonlyMap<number, DocumentBody>> {
  const rows = await sql<{ number: number; body: DocumentBody }[]>`
    select r.number, r.body from documents d join document_revisions r on r.document_id = d.id
    where d.kind = ${kind} and d.name = ${name} and r.number = any(${[...numbers]})`;
  return new Map(rows.map(({ number, body }) => [number, body]));
}

/** Bodies of all revisions that were ever published, oldest first. */
export async function findEverPublished(
  sql: Queryable,
  documentId: string,
): Promise<readonly DocumentBody[]> {
  const rows = await sql<{ body: DocumentBody }[]>`
    select body from document_revisions
    where document_id = ${documentId} and published_at is not null order by number`;
  return rows.map(({ body }) => body);
}

/** Publishes a revision of a locked document in place of the one before. */
export async function putRevisionPublished(
  tx: Transaction,
  documentId: string,
  number: number,
  now: Date,
): Promise<void> {
  await tx`update document_revisions set state = 'replaced', replaced_at = ${now}
    where document_id = ${documentId} and number <> ${number} and state = 'published'`;
  await tx`update document_revisions set state = 'published', publish_at = null,
      published_at = ${now}, replaced_at = null
    where document_id = ${documentId} and number = ${number}`;
}

/** Schedules a revision of a locked document; one that was scheduled before becomes a draft. */
export async function putRevisionScheduled(
  tx: Transaction,
  documentId: string,
  number: number,
  publishAt: Date,
): Promise<void> {
  await tx`update document_revisions set state = 'draft', publish_at = null
    where document_id = ${documentId} and state = 'scheduled'`;
  await tx`update document_revisions set state = 'scheduled', publish_at = ${publishAt}
    where document_id = ${documentId} and number = ${number}`;
}

/** Makes a scheduled revision a draft again; false when it is not scheduled. */
export async function putRevisionUnscheduled(
  tx: Transaction,
  documentId: string,
  number: number,
): Promise<boolean> {
  const { count } = await tx`update document_revisions set state = 'draft', publish_at = null
    where document_id = ${documentId} and number = ${number} and state = 'scheduled'`;
  return count > 0;
}

/** Makes the published and the scheduled revision of a locked document drafts. */
export async function putRevisionsWithdrawn(tx: Transaction, documentId: string): Promise<void> {
  await tx`update document_revisions set state = 'draft', publish_at = null
    where document_id = ${documentId} and state in ('published', 'scheduled')`;
}

/** Keeps texts from being saved until the transaction ends. */
export async function lockTexts(tx: Transaction): Promise<void> {
  await tx`lock table document_texts in share mode`;
}

/** Whether the text of any revision contains these words. */
export async function hasWords(sql: Queryable, words: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from document_texts where strpos(body::text, ${words}) > 0 limit 1`;
  return row !== undefined;
}

function columns(sql: Queryable) {
  return sql`r.id, r.document_id as "documentId", r.number, r.state, r.note,
    r.saved_at as "savedAt", r.saved_by as "savedBy", r.restored_from as "restoredFrom",
    r.publish_at as "publishAt", r.published_at as "publishedAt", r.replaced_at as "replacedAt",
    array(select t.language from document_texts t where t.revision_id = r.id order by 1)
      as languages`;
}

function content(sql: Queryable) {
  return sql`r.body, coalesce((
      select json_object_agg(t.language, json_build_object('title', t.title, 'body', t.body))
      from document_texts t where t.revision_id = r.id), '{}') as texts`;
}
