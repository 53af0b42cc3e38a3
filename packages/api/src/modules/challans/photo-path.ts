import { callAddress } from '@pahiya/contracts/call';
import { challanPhoto } from '@pahiya/contracts/challans/challans-calls';

/** Our own URL of a challan's photo; served only to the owner of the search. */
export function photoPath(discoveryId: string, challanNumber: string, index: number): string {
  return callAddress(challanPhoto)
    .replace(':discoveryId', discoveryId)
    .replace(':challanNumber', encodeURIComponent(challanNumber))
    .replace(':index', String(index));
}
