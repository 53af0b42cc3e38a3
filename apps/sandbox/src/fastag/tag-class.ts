import type { VahanRecord } from '../ulip/record/vahan-record.ts';

/** NETC class of a vehicle by use and weight; null for those that need no tag (two- and three-wheelers). */
export function tagClassOf({ kind, grossKg, seats }: VahanRecord): number | null {
  switch (kind) {
    case 'two-wheeler':
    case 'auto':
      return null;
    case 'car':
    case 'taxi':
      return 4;
    case 'bus':
      return seats <= 20 ? 5 : 7;
    case 'goods':
      if (grossKg <= 3_500) return 4;
      if (grossKg <= 7_500) return 5;
      if (grossKg <= 18_500) return 7;
      return grossKg <= 28_500 ? 6 : 12;
  }
}
