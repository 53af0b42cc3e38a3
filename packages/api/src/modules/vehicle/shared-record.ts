import type { AnswerOf } from '@pahiya/contracts/contract';
import type { getSharedRecord as contract } from '@pahiya/contracts/vehicle/share-contracts';
import { duesOf } from '@pahiya/domain/rc/dues';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { rcStanding } from '@pahiya/domain/rc/rc-standing';
import { plateStyleOf } from '@pahiya/domain/rc/vehicle-class';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { shareKeyOf, vehicleOfShareKey } from './share-key.ts';
import { sourceKeyOf } from './source-key.ts';
import { readBody } from './vehicle-body.ts';
import { findStored } from './vehicle-repository.ts';

/** The record behind a shared link: the vehicle without its number, owner, chassis or policy. Reads the store only, so
 * it uses no look-up. The refusal is the same for an unknown key and a vehicle that is hidden or not stored. */
export async function sharedRecord(
  { sql, settings, registry, now }: Services,
  shareKey: string,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const vehicleNumber = vehicleOfShareKey(settings.secret, shareKey);
  const stored =
    vehicleNumber && (await findStored(sql, vehicleNumber, sourceKeyOf(registry.source), null));
  if (vehicleNumber === null || stored?.body == null || stored.isHidden) {
    return err({ code: 'vehicle/not-found', detail: 'This link does not lead to a vehicle.' });
  }
  const { mark, record, source, fetchedAt } = readBody(stored.body);
  const today = istDateOf(now());
  return ok({
    shareKey: shareKeyOf(settings.secret, vehicleNumber),
    masked: maskVehicleNumber(vehicleNumber),
    plateStyle: plateStyleOf(mark.kind, record),
    maker: record.maker,
    model: record.model,
    fuel: record.fuel,
    registeredOn: record.registeredOn,
    standing: rcStanding(record, today),
    dues: [...duesOf(record, today)],
    source,
    fetchedAt,
  });
}
