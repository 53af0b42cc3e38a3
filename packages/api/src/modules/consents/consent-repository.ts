import type { ConsentPurpose } from '@pahiya/contracts/account/consent-contracts';
import type { Queryable } from '../../db/database.ts';

/** Owner of consents: an account, or a browser that is not signed in. */
export type ConsentOwner =
  | { readonly userId: string; readonly deviceId?: never }
  | { readonly deviceId: string; readonly userId?: never };

/** One act of giving or withdrawing consent. */
export type ConsentRow = {
  readonly purpose: ConsentPurpose;
  readonly isGranted: boolean;
  readonly textVersion: string;
  /** `whatsapp`: by a word in the chat. */
  readonly channel: 'web' | 'app' | 'whatsapp';
  readonly changedAt: Date;
};

/** Current consents: the newest act of each purpose. */
export async function currentConsents(
  sql: Queryable,
  owner: ConsentOwner,
): Promise<readonly ConsentRow[]> {
  return sql<ConsentRow[]>`
    select distinct on (purpose) ${columns(sql)} from consents where ${isOf(sql, owner)}
    order by purpose, changed_at desc, id desc`;
}

/** All acts, oldest first. */
export async function consentHistory(
  sql: Queryable,
  owner: ConsentOwner,
): Promise<readonly ConsentRow[]> {
  return sql<ConsentRow[]>`
    select ${columns(sql)} from consents where ${isOf(sql, owner)} order by changed_at, id`;
}

/** Adds an act to the history. */
export async function insertConsent(
  sql: Queryable,
  owner: ConsentOwner,
  consent: ConsentRow,
  isCarried = false,
): Promise<void> {
  const { purpose, isGranted, textVersion, channel, changedAt } = consent;
  await sql`
    insert into consents
      (user_id, device_id, purpose, is_granted, text_version, channel, changed_at, is_carried)
    values (${owner.userId ?? null}, ${owner.deviceId ?? null}, ${purpose}, ${isGranted},
      ${textVersion}, ${channel}, ${changedAt}, ${isCarried})`;
}

/** Copies the acts of a browser's visitors to an account, without duplicates. */
export async function copyConsents(
  tx: Queryable,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<void> {
  await tx`
    insert into consents
      (user_id, purpose, is_granted, text_version, channel, changed_at, is_carried)
    select ${userId}, c.purpose, c.is_granted, c.text_version, c.channel, c.changed_at, true
    from consents c
    where c.device_id = ${deviceId} and not c.is_carried
      and not exists (select from consents mine where mine.user_id = ${userId}
        and mine.purpose = c.purpose and mine.changed_at = c.changed_at)
    order by c.id`;
}

/** Deletes the acts of browsers, not of accounts, that are older; returns their number. */
export async function deleteVisitorConsents(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`
    delete from consents where user_id is null and changed_at <= ${before}`;
  return count;
}

function isOf(sql: Queryable, owner: ConsentOwner) {
  return owner.userId === undefined
    ? sql`device_id = ${owner.deviceId}`
    : sql`user_id = ${owner.userId}`;
}

function columns(sql: Queryable) {
  return sql`purpose, is_granted as "isGranted", text_version as "textVersion", channel,
    changed_at as "changedAt"`;
}
