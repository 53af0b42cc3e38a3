import { createHash, randomUUID } from 'node:crypto';
import { callAddress } from '@pahiya/contracts/call';
import { calendarFeed } from '@pahiya/contracts/garage/garage-calls';
import type { Language } from '@pahiya/domain/shared/language';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../auth/find-user.ts';
import { findFeed, findUserOfFeed, isReplaced, saveFeed } from './calendar-feed-repository.ts';

/** The address of an account's calendar feed; null until one was created. */
export async function findCalendarPath(
  { sql, settings }: Services,
  userId: string,
): Promise<string | null> {
  const feedId = await findFeed(sql, userId);
  return feedId === null ? null : pathOf(keyOf(settings.secret, feedId));
}

/** Creates a new address; the previous one stops working. */
export async function renewCalendarPath(
  { sql, settings, now }: Services,
  userId: string,
): Promise<string> {
  const feedId = randomUUID();
  const key = keyOf(settings.secret, feedId);
  await saveFeed(sql, userId, { feedId, keyHash: hashKey(key), createdAt: now() });
  return pathOf(key);
}

/** Whether the address of a feed was replaced by a newer one. */
export function isReplacedKey({ sql }: Services, key: string): Promise<boolean> {
  return isReplaced(sql, hashKey(key));
}

/** Owner and language of a feed; null for an invalid or replaced key. */
export async function findFeedOwner(
  { sql }: Services,
  key: string,
): Promise<{ readonly userId: string; readonly language: Language } | null> {
  const userId = await findUserOfFeed(sql, hashKey(key));
  const user = userId === null ? null : await findUser(sql, userId);
  return user === null ? null : { userId: user.userId, language: user.language };
}

function keyOf(secret: Uint8Array, feedId: string): string {
  return keyedHash(secret, 'calendar', feedId).toString('base64url');
}

/** A key has 256 random bits, so a plain hash reveals nothing. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function pathOf(key: string): string {
  return `${callAddress(calendarFeed)}?key=${key}`;
}
