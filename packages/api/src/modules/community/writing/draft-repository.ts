import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';

export type Draft = {
  readonly place: string;
  readonly revision: number;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  /** What it is about; empty: nothing named. */
  readonly about: string;
  readonly language: Language;
  /** Of the text that is edited; 0: none is. */
  readonly version: number;
  readonly updatedAt: Date;
};

const columns = (sql: Queryable) =>
  sql`place, revision, topic, title, source as text, about, language, base_version as version,
    updated_at as "updatedAt"`;

export async function findDraft(
  sql: Queryable,
  userId: string,
  place: string,
): Promise<Draft | null> {
  const [row] = await sql<Draft[]>`select ${columns(sql)} from community_drafts
    where user_id = ${userId} and place = ${place}`;
  return row ?? null;
}

/** A person's drafts, newest first. */
export async function selectDrafts(sql: Queryable, userId: string, most: number) {
  return sql<Draft[]>`select ${columns(sql)} from community_drafts
    where user_id = ${userId} order by updated_at desc, place limit ${most}`;
}

/** Stores a draft that continues a revision. Null: another device saved in between. */
export async function putDraft(
  tx: Transaction,
  userId: string,
  draft: Omit<Draft, 'updatedAt'> & { readonly now: Date },
): Promise<number | null> {
  const { place, revision, topic, title, text, about, language, version, now } = draft;
  const [row] = await tx<{ revision: number }[]>`
    insert into community_drafts (user_id, place, revision, topic, title, source, about, language,
      base_version, updated_at)
    select ${userId}, ${place}, 1, ${topic}, ${title}, ${text}, ${about}, ${language},
      ${version}, ${now}
    where ${revision} = 0 or exists (select from community_drafts
      where user_id = ${userId} and place = ${place})
    on conflict (user_id, place) do update set revision = community_drafts.revision + 1,
      topic = excluded.topic, title = excluded.title, source = excluded.source, about = excluded.about,
      language = excluded.language, base_version = excluded.base_version, updated_at = excluded.updated_at
      where community_drafts.revision = ${revision}
    returning revision`;
  return row?.revision ?? null;
}

/** Deletes the oldest drafts of a person beyond a number. */
export async function dropOldest(tx: Transaction, userId: string, most: number): Promise<void> {
  await tx`delete from community_drafts where user_id = ${userId} and place in (
    select place from community_drafts where user_id = ${userId}
    order by updated_at desc, place offset ${most})`;
}

export async function deleteDraft(sql: Queryable, userId: string, place: string): Promise<void> {
  await sql`delete from community_drafts where user_id = ${userId} and place = ${place}`;
}

/** Deletes drafts that nobody continued; returns their number. */
export async function deleteOldDrafts(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from community_drafts where updated_at < ${before}`;
  return count;
}
