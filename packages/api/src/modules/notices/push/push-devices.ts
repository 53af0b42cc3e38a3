import { randomUUID } from 'node:crypto';
import type { PushSubscription } from '@pahiya/domain/messages/push';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { deleteDevicesOf, selectDevices, upsertDevice } from './push-repository.ts';

/** Devices of one person. */
const devicesAtMost = 10;

/** How many devices a person gets notifications on. */
export async function countPushDevices(sql: Queryable, userId: string): Promise<number> {
  return (await selectDevices(sql, userId)).length;
}

/** Keeps a device. An address inside our network, or broken keys, are refused: we send to what is kept here. */
export async function addPushDevice(
  { sql, push, now }: Pick<Services, 'sql' | 'push' | 'now'>,
  userId: string,
  subscription: PushSubscription,
): Promise<Result<undefined, Refusal>> {
  if (!(await push.accepts(subscription))) return err(notAPushService);
  await sql.begin((tx) =>
    upsertDevice(
      tx,
      userId,
      { deviceId: randomUUID(), ...subscription },
      { at: now(), atMost: devicesAtMost },
    ),
  );
  return ok(undefined);
}

/** Ends notifications on all devices of a person. */
export function removePushDevices(sql: Queryable, userId: string): Promise<void> {
  return deleteDevicesOf(sql, userId);
}

const message = 'This is not the address and key of a push service. Turn notifications on again.';
const notAPushService: Refusal = {
  code: 'request/bad-input',
  detail: message,
  errors: [{ path: 'body.endpoint', message }],
};
