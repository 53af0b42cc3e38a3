import type { RegistryAnswer } from '@pahiya/domain/rc/ports';
import type { Services } from '../../services.ts';
import { endLease } from './fetch-lease-repository.ts';
import { clearReports, openReports } from './field-report-repository.ts';
import { hashIdentifier } from './identifier-hash.ts';
import type { LookupMark } from './read-lookup-mark.ts';
import { sourceKeyOf } from './source-key.ts';
import { vehicleBody } from './vehicle-body.ts';
import { lockVehicle, storeVehicle } from './vehicle-repository.ts';

const HOUR_MS = 3_600_000;
/** "Not found" expires soon: new vehicles appear within hours. */
const NOT_FOUND_FRESH_MS = HOUR_MS;

/** Stores a response of the registry and releases the lease, in one transaction. Clears earlier reports. Plain chassis
 * and engine numbers are stored as keyed hashes only. */
export async function storeAnswer(
  services: Services,
  mark: LookupMark,
  holder: string,
  answer: RegistryAnswer,
): Promise<void> {
  const { sql, registry, settings } = services;
  const { vehicleNumber, seriesKey } = mark;
  const fetchedAt = services.now();
  const isFound = answer.kind === 'found';
  const freshMs = isFound ? settings.lookups.freshHours * HOUR_MS : NOT_FOUND_FRESH_MS;
  const freshUntil = new Date(fetchedAt.getTime() + freshMs);
  const hashOf = (kind: 'chassis' | 'engine') =>
    isFound
      ? hashIdentifier(settings.secret, kind, vehicleNumber, answer.plainIdentifiers[kind])
      : null;
  await sql.begin(async (tx) => {
    await lockVehicle(tx, vehicleNumber);
    await clearReports(tx, vehicleNumber, fetchedAt);
    const reports = await openReports(tx, vehicleNumber);
    const { source } = registry;
    await storeVehicle(tx, {
      vehicleNumber,
      sourceKey: sourceKeyOf(source),
      body: isFound
        ? vehicleBody({ mark, record: answer.record, source, fetchedAt, freshUntil, reports })
        : null,
      fetchedAt,
      freshUntil,
      chassisHash: hashOf('chassis'),
      engineHash: hashOf('engine'),
      seriesKey,
    });
    await endLease(tx, vehicleNumber, holder);
  });
}
