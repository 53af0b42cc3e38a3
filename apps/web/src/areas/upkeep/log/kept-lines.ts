import type { Answer } from '@pahiya/api-client/api-client';
import { personalCache } from '../../../frame/sw/personal-cache.ts';
import { logPath } from './log-path.ts';

/** What the forms of a log need of it where there is no network. */
export type KeptLog = Pick<
  Answer<'readVehicleLog'>,
  'vehicleNumber' | 'display' | 'role' | 'odometer' | 'entries'
>;

const addressOf = (vehicleNumber: string) => `${logPath(vehicleNumber)}/lines`;

/** Keeps the lines that are shown, beside the pages that are kept for offline reading: signing out erases both. */
export async function keepLines(log: KeptLog): Promise<void> {
  if (!('caches' in globalThis)) return;
  const { vehicleNumber, display, role, odometer, entries } = log;
  const kept: KeptLog = { vehicleNumber, display, role, odometer, entries };
  const cache = await caches.open(personalCache);
  await cache.put(addressOf(vehicleNumber), Response.json(kept));
}

/** The kept lines of a vehicle; null where none are kept. */
export async function keptLines(vehicleNumber: string): Promise<KeptLog | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(personalCache);
  const kept = await cache.match(addressOf(vehicleNumber));
  // Written by keepLines; after an update of the app the next visit writes it again.
  return kept === undefined ? null : ((await kept.json()) as KeptLog);
}
