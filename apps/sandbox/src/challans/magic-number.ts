import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { ChallanService } from './sandbox-challan.ts';

/** Last four digits of a vehicle number; null for an invalid number. */
export function lastDigits(vehicleNumber: string): string | null {
  const parsed = parseMark(vehicleNumber);
  return parsed.ok ? (parsed.value.number ?? '').padStart(4, '0') : null;
}

/** Trouble of a service with a vehicle. `silent`: no response. */
export type ServiceTrouble = 'slow' | 'silent' | 'fails-twice' | 'malformed' | 'down';

/** Delay of a slow service in milliseconds. */
export const SLOW_MS = 3_000;

const TROUBLES: Readonly<Record<string, readonly [ChallanService, ServiceTrouble]>> = {
  '0001': ['virtual-courts', 'slow'],
  '0002': ['state-police', 'silent'],
  '0003': ['echallan', 'fails-twice'],
  '0004': ['virtual-courts', 'malformed'],
  '0005': ['echallan', 'down'],
};

/** Trouble of a service with this vehicle, by the last digits; null for none. */
export function troubleOf(service: ChallanService, vehicleNumber: string): ServiceTrouble | null {
  const [troubled, trouble] = TROUBLES[lastDigits(vehicleNumber) ?? ''] ?? [];
  return troubled === service && trouble !== undefined ? trouble : null;
}
