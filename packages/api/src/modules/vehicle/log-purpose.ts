import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { Asker } from './lookup-allowance.ts';
import type { LookupOutcome, LookupPurpose } from './lookup-log.ts';
import { deskOf } from './vehicle-desk.ts';

/** Logs a question about a vehicle with its purpose in the look-up log: a vehicle number is personal data of its
 * owner. */
export function logPurpose(
  services: Services,
  { caller, device }: Pick<Asker, 'caller' | 'device'>,
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
  switch (refusal?.code) {
    case undefined:
      return 'served';
    case 'vehicle/hidden':
      return 'hidden';
    case 'service-history/source-unavailable':
      return 'source-failed';
    default:
      return 'limit-reached';
  }
}
