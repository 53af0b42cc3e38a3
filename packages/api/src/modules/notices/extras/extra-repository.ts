import type { ExtraChannel, ExtraMessage } from '@pahiya/domain/messages/extra-channels';
import type { Queryable } from '../../../db/database.ts';

/** What a person added to the messages of a kind. */
export type Extra = { readonly message: ExtraMessage; readonly channels: ExtraChannel[] };

/** Channels that a person added to the messages of a kind; push only while there is a device. */
export async function findExtras(
  tx: Queryable,
  { userId, subjectKind }: { readonly userId: string; readonly subjectKind: string },
): Promise<readonly ExtraChannel[]> {
  const rows = await tx<{ channel: ExtraChannel }[]>`
    select channel from notice_extras e, unnest(e.channels) as channel
    where e.user_id = ${userId} and e.subject_kind = ${subjectKind} and (channel <> 'push'
      or exists (select from push_devices d where d.user_id = e.user_id))`;
  return rows.map(({ channel }) => channel);
}

/** All that a person added. */
export async function selectExtras(sql: Queryable, userId: string): Promise<readonly Extra[]> {
  return sql<Extra[]>`
    select subject_kind as message, channels from notice_extras
    where user_id = ${userId} order by subject_kind`;
}

/** Stores what a person added, in place of all before. */
export async function replaceExtras(
  tx: Queryable,
  userId: string,
  extras: readonly Extra[],
): Promise<void> {
  await tx`delete from notice_extras where user_id = ${userId}`;
  await tx`
    insert into notice_extras (user_id, subject_kind, channels)
    select ${userId}, g.message, g.channels
    from jsonb_to_recordset(${tx.json([...extras])}) as g (message text, channels text[])`;
}

/** Takes WhatsApp out of what a person added. */
export async function dropExtraWhatsApp(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from notice_extras where user_id = ${userId} and channels = array['whatsapp']`;
  await tx`
    update notice_extras set channels = array_remove(channels, 'whatsapp') where user_id = ${userId}`;
}

/** Forgets all that a person added. */
export async function deleteExtrasOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from notice_extras where user_id = ${userId}`;
}
