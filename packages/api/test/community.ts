import * as community from '@pahiya/contracts/community/community-contracts';
import { moderatePost } from '@pahiya/contracts/community/moderation-contracts';
import type { Database } from '../src/db/database.ts';
import { createTestBrowser, signIn, type TestBrowser } from './contract-browser.ts';
import { signInAtDesk } from './desk.ts';
import { emptyTables } from './empty-tables.ts';
import type { TestApi } from './test-api.ts';

/** A Wednesday morning in India. */
export const communityNow = new Date('2026-11-25T06:00:00Z');
const twoDays = 2 * 86_400_000;

/** What a test of the community writes; none is like another, so that nothing counts as repeated. */
export const words = (about: string) =>
  `They squeal for the first few stops after rain, then the noise is gone. ${about}`;

/** Empties whatever tests of the community write, and `more`. */
export function emptyCommunity(sql: Database, more: readonly string[] = []): Promise<void> {
  return emptyTables(sql, [
    ...['community_people', 'community_posts', 'community_comments', 'community_likes', 'users'],
    ...['community_acts', 'community_appeals', 'community_claims', 'community_drafts'],
    ...['community_held_names', 'community_suspensions', 'community_watched_words'],
    ...['community_moderator_accounts', 'content_reports', 'operators', 'operator_acts'],
    ...['rate_limits', 'idempotency_keys', 'otp_challenges', 'otp_waits'],
    ...more,
  ]);
}

/** An address in a network of its own for each of a few thousand numbers. */
export function networkOf(mobile: string): string {
  const nth = Number(mobile.slice(-4));
  return `49.${36 + Math.floor(nth / 256)}.${nth % 256}.7`;
}

/** Somebody who chose a name two days ago, in a browser and a network of their own. */
export async function joinCommunity(
  api: TestApi,
  mobile: string,
  handle: string,
  address = networkOf(mobile),
): Promise<TestBrowser> {
  const browser = createTestBrowser(api, { address });
  await signIn(api, browser, mobile);
  const named = await browser.call(community.updateProfile, { body: { handle } });
  if (named.status !== 200) throw new Error(named.text);
  const joined = new Date(api.services.now().getTime() - twoDays);
  await api.services
    .sql`update community_people set joined_at = ${joined} where handle = ${handle}`;
  return browser;
}

/** A moderator at the desk. */
export async function openModerator(
  api: TestApi,
  name: string,
  isLead = false,
): Promise<{ readonly browser: TestBrowser; readonly operatorId: string }> {
  const made = await signInAtDesk(api, name, isLead ? ['moderator', 'lead'] : ['moderator']);
  return { browser: made.browser, operatorId: made.operator.operatorId };
}

/** Writes a post; a first one is approved. Returns its id. */
export async function publish(
  author: TestBrowser,
  moderator: TestBrowser,
  body: object = {},
): Promise<string> {
  const post = { topic: 'repairs', title: 'Front brakes squeal after rain', language: 'en' };
  const sent = { ...post, text: words('Is it dust?'), ...body };
  const { postId, state } = (await author.call(community.createPost, { body: sent })).data;
  if (state === 'pending') {
    const act = { kind: 'post', id: postId, act: 'approve', version: 1 } as const;
    const approved = await moderator.call(moderatePost, { body: act });
    if (approved.status !== 200) throw new Error(approved.text);
  }
  return postId;
}
