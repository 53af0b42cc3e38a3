import { apiPrefix, calls } from '@pahiya/contracts/calls';

/** Our own URL of a challan's photo; served only to the owner of the search. */
export function photoPath(discoveryId: string, challanNumber: string, index: number): string {
  const path = calls.challanPhoto.path
    .replace(':discoveryId', discoveryId)
    .replace(':challanNumber', encodeURIComponent(challanNumber))
    .replace(':index', String(index));
  return `${apiPrefix}${path}`;
}
