import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { type TagClass, type TagClassFound, tagClassOf } from '@pahiya/domain/fastag/tag-class';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type LookupRequest, lookUpVehicle } from '../../vehicle/look-up-vehicle.ts';
import type { LookupMark } from '../../vehicle/read-lookup-mark.ts';
import { classMismatch, classNeeded, noTagNeeded } from './issue-refusals.ts';

/** A vehicle that a tag is for. */
export type IssueVehicle = {
  readonly mark: LookupMark;
  readonly record: Pick<RcRecord, 'maker' | 'model' | 'vehicleClass' | 'category'>;
  readonly fetchedAt: Date;
  /** By the record. */
  readonly found: TagClassFound;
};

/** Who asks, about which vehicle. */
export type VehicleQuestion = Omit<LookupRequest, 'purpose' | 'path'>;

/** Reads the vehicle of a tag within the limits of look-ups. Refuses what a look-up refuses. */
export async function readIssueVehicle(
  services: Services,
  question: VehicleQuestion,
): Promise<Result<IssueVehicle, Refusal>> {
  const path = 'body.vehicleNumber';
  const looked = await lookUpVehicle(services, { ...question, path, purpose: 'fastag-buy' });
  if (!looked.ok) return looked;
  const { mark, text, fetchedAt } = looked.value;
  // Written by the look-up itself, so not validated again.
  const { record } = JSON.parse(text) as VehicleAnswer;
  return ok({ mark, record, fetchedAt, found: tagClassOf(record) });
}

/** The class to be used, given the owner's choice. Refuses `fastag/class-needed` without one, `fastag/class-mismatch` for
 * one that the record contradicts, and `fastag/no-tag-needed`. */
export function chooseClass(
  found: TagClassFound,
  chosen: TagClass | undefined,
): Result<TagClass, Refusal> {
  switch (found.kind) {
    case 'none':
      return err(noTagNeeded);
    case 'known':
      return chosen === undefined || chosen === found.tagClass
        ? ok(found.tagClass)
        : err(classMismatch);
    case 'choose':
      if (chosen === undefined) return err(classNeeded);
      return found.choices.includes(chosen) ? ok(chosen) : err(classMismatch);
  }
}
