import { apiPrefix, calls } from '@pahiya/contracts/calls';

/** Our own address of a challan's photograph; opens only for whoever the search belongs to. */
export function photoPath(discoveryId: string, challanNumber: string, index: number): string {
  const path = calls.challanPhoto.path
    .replace(':discoveryId', discoveryId)
    .replace(':challanNumber', encodeURIComponent(challanNumber))
    .replace(':index', String(index));
  return `${apiPrefix}${path}`;
}
