import type { FeeBook } from '@pahiya/domain/rto-services/fee-book';
import type { VehicleFeeClass } from '@pahiya/domain/rto-services/fee-rule';
import type { ServiceFees } from '@pahiya/domain/rto-services/fees-of';
import { ordinaryFees } from '@pahiya/domain/rto-services/ordinary-fees';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import { isUnverified } from './road-tax-view.server.ts';
import type { KnownFee } from './service-view.ts';

/** The central fee of a bill, marked as unverified without a rule; null when a part is unknown. */
export function knownFee({ centralFee, confidence }: ServiceFees): KnownFee | null {
  return centralFee === null ? null : { sum: centralFee, isUsual: isUnverified(confidence) };
}

/** The usual cost of a service for a vehicle class; null where it does not apply or is unknown. */
export function usualFee(
  service: RtoService,
  vehicleClass: VehicleFeeClass,
  fees: FeeBook,
): KnownFee | null {
  const found = ordinaryFees(service, vehicleClass, { fees });
  return found.ok ? knownFee(found.value) : null;
}
