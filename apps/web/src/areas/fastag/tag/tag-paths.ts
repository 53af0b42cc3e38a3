import { tollTagPath } from '../../../parts/vehicle-number/record-path.ts';

/** Pages below the tag page. */
export type TagSubpage = 'crossings' | 'dispute' | 'e-notices' | 'annual-pass' | 'photo';

/** Address of the tag page of a vehicle or of a page below it, without the language. */
export function tagPath(vehicleNumber: string, sub?: TagSubpage): string {
  const page = tollTagPath(vehicleNumber);
  return sub === undefined ? page : `${page}/${sub}`;
}
