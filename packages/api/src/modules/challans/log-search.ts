import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { LookupOutcome, LookupPurpose } from '../vehicle/lookup-log.ts';
import { deskOf } from '../vehicle/vehicle-desk.ts';
import type { Seeker } from './discovery-repository.ts';

/** Logs a search with its purpose in the look-up log: a vehicle number is personal data of its owner. */
export function logSearch(
  services: Services,
  { caller, device }: Seeker,
  line: {
    readonly vehicleNumber: VehicleNumber;
    readonly purpose: LookupPurpose;
    readonly refusal: Refusal | null;
  },
): void {
  const isUser = caller.kind === 'user';
  deskOf(services).log.add({
    at: services.now(),
    purpose: line.purpose,
    actor: isUser ? { kind: 'user', id: caller.userId } : { kind: 'device', id: device.id },
    vehicleNumber: line.vehicleNumber,
    outcome: outcomeOf(line.refusal),
  });
}

function outcomeOf(refusal: Refusal | null): LookupOutcome {
  if (refusal === null) return 'served';
  return refusal.code === 'vehicle/hidden' ? 'hidden' : 'limit-reached';
}
