import type { PushSubscription } from '@pahiya/domain/messages/push';
import type { Queryable } from '../../../db/database.ts';

/** A device of a person. */
export type PushDevice = PushSubscription & { readonly deviceId: string };

/** Devices of a person, oldest first. */
export async function selectDevices(
  sql: Queryable,
  userId: string,
): Promise<readonly PushDevice[]> {
  return sql<PushDevice[]>`
    select id as "deviceId", endpoint, p256dh, auth from push_devices
    where user_id = ${userId} order by added_at, id`;
}

/** Stores a device; one that another account had, or has new keys, is taken over. The oldest beyond `atMost` go. */
export async function upsertDevice(
  tx: Queryable,
  userId: string,
  { deviceId, endpoint, p256dh, auth }: PushDevice,
  { at, atMost }: { readonly at: Date; readonly atMost: number },
): Promise<void> {
  await tx`
    insert into push_devices (id, user_id, endpoint, p256dh, auth, added_at)
    values (${deviceId}, ${userId}, ${endpoint}, ${p256dh}, ${auth}, ${at})
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
      auth = excluded.auth, added_at = excluded.added_at`;
  await tx`
    delete from push_devices where user_id = ${userId} and id not in (
      select id from push_devices where user_id = ${userId}
      order by added_at desc, id limit ${atMost})`;
}

/** Forgets a device that has unsubscribed. */
export async function deleteDevice(sql: Queryable, deviceId: string): Promise<void> {
  await sql`delete from push_devices where id = ${deviceId}`;
}

/** Forgets all devices of a person. */
export async function deleteDevicesOf(sql: Queryable, userId: string): Promise<void> {
  await sql`delete from push_devices where user_id = ${userId}`;
}

/** Devices of a person for the export: their keys are secrets, and their address names the browser's maker. */
export async function deviceHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select split_part(endpoint, '/', 3) as service, added_at as "addedAt" from push_devices
    where user_id = ${userId} order by added_at`;
}
