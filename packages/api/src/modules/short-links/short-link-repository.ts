import type { LinkKind } from '@pahiya/contracts/short-links/link-kinds';
import type { Queryable } from '../../db/database.ts';

/** What a link shows. */
export type LinkSubject = { readonly kind: LinkKind; readonly subject: string };

/** Stores a link, or finds the live one of the same subject, which another request may have been quicker to store.
 * Returns the id. */
export async function insertLink(
  tx: Queryable,
  link: LinkSubject & {
    readonly linkId: string;
    readonly tokenHash: Buffer;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<string> {
  const { kind, subject, at } = link;
  await tx`
    update short_links set revoked_at = ${at}
    where kind = ${kind} and subject = ${subject} and revoked_at is null and expires_at <= ${at}`;
  const [row] = await tx<{ id: string }[]>`
    insert into short_links as known (id, token_hash, kind, subject, created_at, expires_at)
    values (${link.linkId}, ${link.tokenHash}, ${kind}, ${subject}, ${at}, ${link.expiresAt})
    on conflict (kind, subject) where revoked_at is null
      do update set expires_at = known.expires_at
    returning id`;
  return row?.id ?? link.linkId;
}

/** The subject of a live link; null when it is unknown, revoked or expired. */
export async function selectSubject(
  sql: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<LinkSubject | null> {
  const [row] = await sql<LinkSubject[]>`
    select kind, subject from short_links
    where token_hash = ${tokenHash} and revoked_at is null and expires_at > ${now}`;
  return row ?? null;
}

/** The id of a subject's live link; null without one. */
export async function selectLinkOf(
  sql: Queryable,
  { kind, subject }: LinkSubject,
  now: Date,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from short_links
    where kind = ${kind} and subject = ${subject} and revoked_at is null and expires_at > ${now}`;
  return row?.id ?? null;
}

/** Revokes the links of subjects of one kind. */
export async function updateRevoked(
  tx: Queryable,
  kind: LinkKind,
  subjects: readonly string[],
  at: Date,
): Promise<void> {
  await tx`
    update short_links set revoked_at = ${at}
    where kind = ${kind} and subject = any(${[...subjects]}) and revoked_at is null`;
}

/** Deletes links that ended before an instant. */
export async function deleteEnded(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from short_links where expires_at < ${before} or revoked_at < ${before}`;
}
