import type { IssuePerson } from '@pahiya/domain/fastag/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findOwnSession, type OwnIssue } from './find-issue.ts';
import { drop } from './issue-otp.ts';
import { checkRefusals, issuerUnavailable } from './issue-refusals.ts';
import { updatePictures } from './issue-repository.ts';
import { readIssueVehicle, type VehicleQuestion } from './issue-vehicle.ts';
import { moveIssue } from './move-issue.ts';

type PersonCheck = OwnIssue &
  Omit<VehicleQuestion, 'vehicleNumber'> & {
    readonly person: IssuePerson;
    readonly identifierEnd: string;
  };

/** Passes person and vehicle to the issuer, which says which pictures it needs. Nothing of the person is stored or
 * logged. Refuses `fastag/*` of an issue, `fastag/person-refused`, `fastag/vehicle-mismatch`,
 * `fastag/other-tag-active`, and what a look-up refuses. */
export async function checkPerson(
  services: Services,
  { person, identifierEnd, issueId, userId, ...asker }: PersonCheck,
): Promise<Result<undefined, Refusal>> {
  const found = await findOwnSession(services, { issueId, userId }, ['otp-ok']);
  if (!found.ok) return found;
  const { row, sessionRef } = found.value;
  const { vehicleNumber, tagClass } = row;
  const vehicle = await readIssueVehicle(services, { ...asker, vehicleNumber });
  if (!vehicle.ok) return vehicle;
  const { maker, model } = vehicle.value.record;
  const checked = await services.tagIssuer.check({
    sessionRef,
    person,
    vehicle: {
      vehicleNumber,
      identifierEnd,
      maker: maker ?? '',
      model: model ?? '',
      vehicleClass: tagClass,
    },
  });
  if (!checked.ok) return err(issuerUnavailable);
  if (checked.value === 'expired') return drop(services, issueId);
  if (checked.value.kind !== 'accepted') return err(checkRefusals[checked.value.kind]);
  const { pictures } = checked.value;
  await moveIssue(services, issueId, 'accepted', (tx) => updatePictures(tx, issueId, pictures));
  if (pictures.length === 0) await moveIssue(services, issueId, 'ready');
  return ok(undefined);
}
