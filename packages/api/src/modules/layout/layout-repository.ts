import type { Queryable, Transaction } from '../../db/database.ts';
import type { DocumentBody, DocumentName } from './document-name.ts';

/** A stored document without its bodies. */
export type DocumentRow = DocumentName & {
  /** Null: the default. */
  readonly liveRevision: number | null;
  readonly newestRevision: number;
  readonly changedAt: Date | null;
  readonly operatorId: string | null;
  readonly displayName: string | null;
};

/** One revision without its body. */
export type RevisionRow = {
  readonly number: number;
  readonly madeAt: Date;
  readonly operatorId: string;
  readonly displayName: string;
  readonly note: string | null;
  readonly copyOf: number | null;
};

/** Live bodies as stored, without validation. */
export async function findLiveBodies(sql: Queryable) {
  return sql<(DocumentName & { readonly body: unknown })[]>`
    select d.kind, d.key, r.body from layout_documents d
    join layout_revisions r on r.kind = d.kind and r.key = d.key and r.number = d.live_revision`;
}

/** Every stored document, by kind and key. */
export async function findDocuments(sql: Queryable): Promise<readonly DocumentRow[]> {
  return sql<DocumentRow[]>`
    select d.kind, d.key, d.live_revision as "liveRevision", d.newest_revision as "newestRevision",
      r.made_at as "changedAt", o.id as "operatorId", o.display_name as "displayName"
    from layout_documents d
    left join layout_revisions r
      on r.kind = d.kind and r.key = d.key and r.number = d.newest_revision
    left join operators o on o.id = r.made_by
    order by d.kind, d.key`;
}

/** Revisions of a document, newest first. */
export async function findRevisions(
  sql: Queryable,
  { kind, key }: DocumentName,
): Promise<readonly RevisionRow[]> {
  return sql<RevisionRow[]>`
    select r.number, r.made_at as "madeAt", o.id as "operatorId",
      o.display_name as "displayName", r.note, r.copy_of as "copyOf"
    from layout_revisions r join operators o on o.id = r.made_by
    where r.kind = ${kind} and r.key = ${key} order by r.number desc limit 200`;
}

/** Body of a revision as stored; null when it does not exist. */
export async function findBody(
  sql: Queryable,
  { kind, key }: DocumentName,
  revision: number,
): Promise<DocumentBody | null> {
  const [row] = await sql<{ body: DocumentBody }[]>`
    select body from layout_revisions
    where kind = ${kind} and key = ${key} and number = ${revision}`;
  return row?.body ?? null;
}

/** Locks a document until the transaction ends, creating it if needed. Returns the number of its newest revision. */
export async function lockDocument(tx: Transaction, { kind, key }: DocumentName): Promise<number> {
  await tx`insert into layout_documents (kind, key, newest_revision)
    values (${kind}, ${key}, 0) on conflict do nothing`;
  const [row] = await tx<{ newest: number }[]>`
    select newest_revision as newest from layout_documents
    where kind = ${kind} and key = ${key} for update`;
  if (row === undefined) throw new Error('a locked document is gone');
  return row.newest;
}

/** Writes the next revision of a locked document. */
export async function insertRevision(
  tx: Transaction,
  { kind, key }: DocumentName,
  revision: {
    readonly number: number;
    readonly body: DocumentBody;
    readonly madeAt: Date;
    readonly madeBy: string;
    readonly note: string | null;
    readonly copyOf: number | null;
  },
): Promise<void> {
  const { number, body, madeAt, madeBy, note, copyOf } = revision;
  await tx`insert into layout_revisions (kind, key, number, body, made_at, made_by, note, copy_of)
    values (${kind}, ${key}, ${number}, ${tx.json(body)}, ${madeAt},
      ${madeBy}, ${note}, ${copyOf})`;
  await tx`update layout_documents set newest_revision = ${number}
    where kind = ${kind} and key = ${key}`;
}

/** Makes a revision live, or with null the default; and stores the instants at which pages must be re-rendered. */
export async function putLive(
  tx: Transaction,
  { kind, key }: DocumentName,
  { revision, turns }: { readonly revision: number | null; readonly turns: readonly Date[] },
): Promise<void> {
  await tx`update layout_documents set live_revision = ${revision}
    where kind = ${kind} and key = ${key}`;
  await tx`delete from layout_turns where kind = ${kind} and key = ${key}`;
  for (const at of turns) {
    await tx`insert into layout_turns (kind, key, at) values (${kind}, ${key}, ${at})
      on conflict do nothing`;
  }
}

/** Deletes the scheduled changes that are due; returns how many. */
export async function takeTurns(tx: Transaction, now: Date): Promise<number> {
  const { count } = await tx`delete from layout_turns where at <= ${now}`;
  return count;
}
