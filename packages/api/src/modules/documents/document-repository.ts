import type { Queryable, Transaction } from '../../db/database.ts';
import type { Document, DocumentBody, DocumentRef } from './document.ts';

/** Creates a document without revisions; its id, or null when the name is taken. */
export async function insertDocument(
  tx: Transaction,
  { id, kind, name, now }: { id: string; kind: string; name: string; now: Date },
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    insert into documents (id, kind, name, created_at) values (${id}, ${kind}, ${name}, ${now})
    on conflict (kind, name) do nothing returning id`;
  return row?.id ?? null;
}

/** A document; null when it does not exist. */
export async function findDocumentRow(
  sql: Queryable,
  kind: string,
  ref: DocumentRef,
): Promise<Document | null> {
  const [row] = await sql<Document[]>`
    select ${documentColumns(sql)} from documents d where d.kind = ${kind} and ${isMeant(sql, ref)}`;
  return row ?? null;
}

/** A document, locked until the transaction ends. */
export async function lockDocumentRow(
  tx: Transaction,
  kind: string,
  ref: DocumentRef,
): Promise<Document | null> {
  const [row] = await tx<Document[]>`
    select ${documentColumns(tx)} from documents d
    where d.kind = ${kind} and ${isMeant(tx, ref)} for no key update`;
  return row ?? null;
}

/** Waits for others with the same name until the transaction ends. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext(${name}))`;
}

/** A document with a revision that is due for publication, locked; others' locked ones are skipped. */
export async function lockDue(
  tx: Transaction,
  kind: string,
  now: Date,
): Promise<{ readonly documentId: string; readonly number: number } | null> {
  const [row] = await tx<{ documentId: string; number: number }[]>`
    select d.id as "documentId", r.number
    from document_revisions r join documents d on d.id = r.document_id
    where d.kind = ${kind} and r.state = 'scheduled' and r.publish_at <= ${now}
    order by r.publish_at limit 1 for no key update of d, r skip locked`;
  return row ?? null;
}

/** Changes the published revision; null: withdrawn. */
export async function putPublished(
  tx: Transaction,
  id: string,
  published: { readonly revision: number; readonly firstAt: Date } | null,
  now: Date,
): Promise<void> {
  if (published === null) {
    await tx`update documents set published_revision = null, withdrawn_at = ${now},
      seed_checksum = null where id = ${id}`;
  } else {
    await tx`update documents set published_revision = ${published.revision}, withdrawn_at = null,
      first_published_at = coalesce(first_published_at, ${published.firstAt}::timestamptz)
      where id = ${id}`;
  }
}

/** Changes the name; the caller handles a unique violation. */
export async function putName(tx: Transaction, id: string, name: string): Promise<void> {
  await tx`update documents set name = ${name} where id = ${id}`;
}

/** Marks a document as shipped content, or with null as an editor's. */
export async function putChecksum(
  tx: Transaction,
  id: string,
  checksum: string | null,
): Promise<void> {
  await tx`update documents set seed_checksum = ${checksum} where id = ${id}`;
}

/** Checksums of the documents of a kind by name. */
export async function findChecksums(
  sql: Queryable,
  kind: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await sql<{ name: string; checksum: string | null }[]>`
    select name, seed_checksum as checksum from documents where kind = ${kind}`;
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** A document with when and by whom it was last saved. */
export type SavedDocument = Document & {
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
};

/** The documents of some kinds, by kind and name. */
export async function findSavedDocuments(
  sql: Queryable,
  kinds: readonly string[],
): Promise<readonly SavedDocument[]> {
  return sql<SavedDocument[]>`
    select ${documentColumns(sql)}, r.saved_at as "savedAt", r.saved_by as "savedBy"
    from documents d
      left join document_revisions r on r.document_id = d.id and r.number = d.newest_revision
    where d.kind = any(${[...kinds]}) order by d.kind, d.name`;
}

/** The published bodies of some kinds. */
export async function findPublishedBodies(
  sql: Queryable,
  kinds: readonly string[],
): Promise<
  readonly { readonly kind: string; readonly name: string; readonly body: DocumentBody }[]
> {
  return sql<{ kind: string; name: string; body: DocumentBody }[]>`
    select d.kind, d.name, r.body
    from documents d
      join document_revisions r on r.document_id = d.id and r.number = d.published_revision
    where d.kind = any(${[...kinds]})`;
}

/** The documents of a kind with the body that is published, otherwise the newest; by name. */
export async function findShownBodies(
  sql: Queryable,
  kind: string,
): Promise<readonly (Document & { readonly body: DocumentBody })[]> {
  return sql<(Document & { body: DocumentBody })[]>`
    select ${documentColumns(sql)}, r.body
    from documents d join document_revisions r
      on r.document_id = d.id and r.number = coalesce(d.published_revision, d.newest_revision)
    where d.kind = ${kind} order by d.name`;
}

/** In how many documents of a kind some revision has each value of a field. */
export async function countByField(
  sql: Queryable,
  kind: string,
  field: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ value: string; documents: number }[]>`
    select r.body ->> ${field} as value, count(distinct d.id)::integer as documents
    from documents d join document_revisions r on r.document_id = d.id
    where d.kind = ${kind} group by 1`;
  return new Map(rows.map(({ value, documents }) => [value, documents]));
}

function isMeant(sql: Queryable, ref: DocumentRef) {
  return 'id' in ref ? sql`d.id = ${ref.id}` : sql`d.name = ${ref.name}`;
}

/** Columns of a `Document`; the query aliases the table as `d`. */
export function documentColumns(sql: Queryable) {
  return sql`d.id, d.kind, d.name, d.published_revision as "publishedRevision",
    d.newest_revision as "newestRevision", d.first_published_at as "firstPublishedAt",
    d.withdrawn_at as "withdrawnAt", d.seed_checksum as "seedChecksum"`;
}
