import { createHash, randomUUID } from 'node:crypto';
import { apiPrefix, calls } from '@pahiya/contracts/calls';
import type { Language } from '@pahiya/domain/shared/language';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Services } from '../../services.ts';

/** The address of an account's calendar feed; null until one was created. */
export async function findCalendarPath(
  { sql, settings }: Services,
  userId: string,
): Promise<string | null> {
  const [row] = await sql<{ feedId: string }[]>`
    select feed_id as "feedId" from calendar_feeds where user_id = ${userId}`;
  return row === undefined ? null : pathOf(keyOf(settings.secret, row.feedId));
}

/** Creates a new address; the previous one stops working. */
export async function renewCalendarPath(
  { sql, settings, now }: Services,
  userId: string,
): Promise<string> {
  const feedId = randomUUID();
  const key = keyOf(settings.secret, feedId);
  await sql`
    insert into calendar_feeds (user_id, feed_id, key_hash, created_at)
    values (${userId}, ${feedId}, ${hashKey(key)}, ${now()})
    on conflict (user_id) do update set feed_id = excluded.feed_id,
      key_hash = excluded.key_hash, created_at = excluded.created_at`;
  return pathOf(key);
}

/** Owner and language of a feed; null for an invalid or replaced key. */
export async function findFeedOwner(
  { sql }: Services,
  key: string,
): Promise<{ readonly userId: string; readonly language: Language } | null> {
  const [row] = await sql<{ userId: string; language: Language }[]>`
    select u.id as "userId", u.language from calendar_feeds f join users u on u.id = f.user_id
    where f.key_hash = ${hashKey(key)}`;
  return row ?? null;
}

function keyOf(secret: Uint8Array, feedId: string): string {
  return keyedHash(secret, 'calendar', feedId).toString('base64url');
}

/** A key has 256 random bits, so a plain hash reveals nothing. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function pathOf(key: string): string {
  return `${apiPrefix}${calls.calendarFeed.path}?key=${key}`;
}
