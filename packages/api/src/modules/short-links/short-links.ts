import { createHash, randomUUID } from 'node:crypto';
import type { LinkKind } from '@pahiya/contracts/short-links/link-kinds';
import type { Queryable } from '../../db/database.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Services } from '../../services.ts';
import {
  insertLink,
  type LinkSubject,
  selectLinkOf,
  selectSubject,
  updateRevoked,
} from './short-link-repository.ts';

export type { LinkSubject };

type Tools = Pick<Services, 'settings' | 'now'>;

/** Makes a link that shows a subject until an instant. A subject with a live link keeps it, and its end. Returns its id
 * and the token, for the address `/s/{token}`. */
export async function makeShortLink(
  { settings, now }: Tools,
  tx: Queryable,
  { kind, subject, expiresAt }: LinkSubject & { readonly expiresAt: Date },
): Promise<{ readonly linkId: string; readonly token: string }> {
  const made = randomUUID();
  const tokenHash = hashOf(tokenOfLink({ settings }, kind, made));
  const link = { kind, subject, expiresAt, linkId: made, tokenHash, at: now() };
  const linkId = await insertLink(tx, link);
  return { linkId, token: tokenOfLink({ settings }, kind, linkId) };
}

/** Token of a subject's live link; null without one. */
export async function shortLinkOf(
  { settings, now }: Tools,
  sql: Queryable,
  link: LinkSubject,
): Promise<string | null> {
  const linkId = await selectLinkOf(sql, link, now());
  return linkId === null ? null : tokenOfLink({ settings }, link.kind, linkId);
}

/** Token of a link: 256 bits, derived, so that its owner sees the same link again though only its hash is stored. */
export function tokenOfLink(
  { settings }: Pick<Services, 'settings'>,
  kind: LinkKind,
  linkId: string,
): string {
  return keyedHash(settings.secret, `${kind}-share`, linkId).toString('base64url');
}

/** What a token shows; null when it is unknown, revoked or expired: all in one query, so they take the same time. */
export function readShortLink(
  { now }: Pick<Services, 'now'>,
  sql: Queryable,
  token: string,
): Promise<LinkSubject | null> {
  return selectSubject(sql, hashOf(token), now());
}

/** The subject of a token of one kind; null for any other. */
export async function subjectOfLink(
  services: Pick<Services, 'now'>,
  sql: Queryable,
  { kind, token }: { readonly kind: LinkKind; readonly token: string },
): Promise<string | null> {
  const link = await readShortLink(services, sql, token);
  return link?.kind === kind ? link.subject : null;
}

/** Revokes the links of subjects, at once. */
export function revokeShortLinks(
  { now }: Pick<Services, 'now'>,
  tx: Queryable,
  kind: LinkKind,
  subjects: readonly string[],
): Promise<void> {
  return updateRevoked(tx, kind, subjects, now());
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
