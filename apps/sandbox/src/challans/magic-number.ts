import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { ChallanService } from './sandbox-challan.ts';

/** The number at the end of a vehicle number, in four digits; null for a text that is no mark. */
export function lastDigits(vehicleNumber: string): string | null {
  const parsed = parseMark(vehicleNumber);
  return parsed.ok ? (parsed.value.number ?? '').padStart(4, '0') : null;
}

/** What is wrong with a service for one vehicle. `silent`: it never answers. */
export type ServiceTrouble = 'slow' | 'silent' | 'fails-twice' | 'malformed' | 'down';

/** Milliseconds that a slow service takes. */
export const SLOW_MS = 3_000;

const TROUBLES: Readonly<Record<string, readonly [ChallanService, ServiceTrouble]>> = {
  '0001': ['virtual-courts', 'slow'],
  '0002': ['state-police', 'silent'],
  '0003': ['echallan', 'fails-twice'],
  '0004': ['virtual-courts', 'malformed'],
  '0005': ['echallan', 'down'],
};

/** The trouble that a service has with this vehicle, by the digits at the end; null: none. */
export function troubleOf(service: ChallanService, vehicleNumber: string): ServiceTrouble | null {
  const [troubled, trouble] = TROUBLES[lastDigits(vehicleNumber) ?? ''] ?? [];
  return troubled === service && trouble !== undefined ? trouble : null;
}
