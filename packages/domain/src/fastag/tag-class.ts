import type { RcRecord } from '../rc/rc-record.ts';
import { vehicleForm } from '../rc/vehicle-class.ts';

/** Classes of tags in NETC's notation, without "VC". Source: NPCI NETC circulars and tables of issuers. */
export const tagClasses = [4, 5, 6, 7, 12, 15, 16, 20] as const;
export type TagClass = (typeof tagClasses)[number];

/** Class of the tag for a vehicle.
 * - `known`: by the record. - `choose`: the record does not say; the owner chooses among `choices`, which never contain a
 * guess. - `none`: vehicles with two or three wheels need no tag. */
export type TagClassFound =
  | { readonly kind: 'known'; readonly tagClass: TagClass }
  | { readonly kind: 'choose'; readonly choices: readonly TagClass[] }
  | { readonly kind: 'none' };

/** Class of a new tag by the record. Cars, jeeps, vans and cabs are class 4. The record has no number of axles, on which
 * the class of buses and goods vehicles depends: the owner is asked. Source: NPCI NETC circulars (classes VC4 to VC20).
 * Rule id: FASTAG-CLASS. */
export function tagClassOf(record: Pick<RcRecord, 'vehicleClass' | 'category'>): TagClassFound {
  switch (vehicleForm(record)) {
    case 'two-wheeler':
    case 'three-wheeler':
      return { kind: 'none' };
    case 'car':
      return { kind: 'known', tagClass: 4 };
    case 'bus':
      return { kind: 'choose', choices: [5, 7, 6] };
    case 'goods':
      // Of the category only the light one is sure to have two axles; small ones of it are in class 4.
      return record.category === 'LGV'
        ? { kind: 'choose', choices: [4, 20, 5] }
        : { kind: 'choose', choices: [5, 7, 6, 12, 15] };
    case 'tractor':
      return { kind: 'choose', choices: [12, 15] };
    default:
      return { kind: 'choose', choices: tagClasses };
  }
}

/** Reads a class as a form sends it; null for other text. */
export function readTagClass(text: string): TagClass | null {
  return tagClasses.find((one) => String(one) === text.trim()) ?? null;
}
