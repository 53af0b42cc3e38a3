import type { editorNewsletter } from '@pahiya/contracts/blog/editor-poll-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { everyLanguage, type Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A confirmed or pending subscriber. */
export type Subscriber = {
  readonly id: string;
  readonly language: Language;
  readonly confirmedAt: Date | null;
  readonly mailedAt: Date | null;
};

/** The row of an address, created if missing; until confirmed its language is updated. */
export async function putSubscriber(
  sql: Queryable,
  row: {
    readonly id: string;
    readonly addressHash: Uint8Array;
    readonly addressSealed: Uint8Array;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<Subscriber> {
  const [stored] = await sql<Subscriber[]>`
    insert into newsletter_subscribers (id, address_hash, address_sealed, language, asked_at)
    values (${row.id}, ${row.addressHash}, ${row.addressSealed}, ${row.language}, ${row.now})
    on conflict (address_hash) do update set asked_at = excluded.asked_at,
      language = case when newsletter_subscribers.confirmed_at is null
        then excluded.language else newsletter_subscribers.language end
    returning id, language, confirmed_at as "confirmedAt", mailed_at as "mailedAt"`;
  if (stored === undefined) throw new Error('an insert gave back no row');
  return stored;
}

/** Records when the last message that asks for confirmation was sent. */
export async function putMailedAt(sql: Queryable, id: string, at: Date): Promise<void> {
  await sql`update newsletter_subscribers set mailed_at = ${at} where id = ${id}`;
}

/** Confirms an address; false when it is gone, or was asked for too long ago. */
export async function putConfirmed(
  sql: Queryable,
  id: string,
  { at, askedAfter }: { readonly at: Date; readonly askedAfter: Date },
): Promise<boolean> {
  const { count } = await sql`
    update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, ${at}::timestamptz),
      sent_until = coalesce(sent_until, ${at}::timestamptz)
    where id = ${id} and (confirmed_at is not null or asked_at > ${askedAfter})`;
  return count > 0;
}

/** Erases an address. */
export async function deleteSubscriber(sql: Queryable, id: string): Promise<void> {
  await sql`delete from newsletter_subscribers where id = ${id}`;
}

/** Erases addresses that were not confirmed; returns how many. */
export async function deleteUnconfirmed(sql: Queryable, askedUntil: Date): Promise<number> {
  const { count } = await sql`
    delete from newsletter_subscribers
    where confirmed_at is null and asked_at <= ${askedUntil}`;
  return count;
}

/** A subscriber who is due an issue. */
export type DueSubscriber = {
  readonly id: string;
  readonly language: Language;
  readonly sealed: Buffer;
  readonly sentUntil: Date;
};

/** The next subscriber with unsent articles, locked; those locked by others are skipped. */
export async function lockDueSubscriber(
  tx: Transaction,
  afterId: string,
): Promise<DueSubscriber | null> {
  const [row] = await tx<DueSubscriber[]>`
    select id, language, address_sealed as sealed, sent_until as "sentUntil"
    from newsletter_subscribers s
    where id > ${afterId} and confirmed_at is not null
      and exists (select from live_articles a
        where a.language = s.language and a.published_at > s.sent_until)
    order by id limit 1 for update skip locked`;
  return row ?? null;
}

/** Records up to which article a subscriber has been sent. */
export async function putSentUntil(tx: Transaction, id: string, until: Date): Promise<void> {
  await tx`update newsletter_subscribers set sent_until = ${until} where id = ${id}`;
}

/** Number of newsletter subscribers, and of those with new articles. */
export async function countReaders(sql: Queryable): Promise<AnswerOf<typeof editorNewsletter>> {
  const rows = await sql<{ language: Language; readers: number }[]>`
    select language, count(*)::integer as readers from newsletter_subscribers
    where confirmed_at is not null group by language`;
  const [row] = await sql<{ unconfirmed: number; due: number }[]>`
    select count(*) filter (where confirmed_at is null)::integer as unconfirmed,
      count(*) filter (where confirmed_at is not null and exists (select from live_articles a
        where a.language = s.language and a.published_at > s.sent_until))::integer as due
    from newsletter_subscribers s`;
  return {
    ...everyLanguage((one) => rows.find(({ language }) => language === one)?.readers ?? 0),
    ...(row ?? { unconfirmed: 0, due: 0 }),
  };
}
