import { plainName } from '../places/office-names.ts';

/** Districts of the National Capital Region outside Delhi, by state, with older spellings. From general knowledge
 * of the NCR Planning Board's list, not checked against the Gazette: unverified. Rule id: NCR-AREA. */
const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  HR: [
    'bhiwani',
    'charkhi dadri',
    'faridabad',
    'gurugram',
    'gurgaon',
    'jhajjar',
    'jind',
    'karnal',
    'mahendragarh',
    'narnaul',
    'nuh',
    'mewat',
    'palwal',
    'panipat',
    'rewari',
    'rohtak',
    'sonipat',
    'sonepat',
  ],
  UP: [
    'baghpat',
    'bagpat',
    'bulandshahr',
    'bulandshahar',
    'gautam buddha nagar',
    'gautam budh nagar',
    'noida',
    'ghaziabad',
    'hapur',
    'meerut',
    'muzaffarnagar',
    'shamli',
  ],
  RJ: ['alwar', 'khairthal tijara', 'bharatpur', 'deeg'],
};

/** Whether a place of registration is in the National Capital Region: all of Delhi, and districts of Haryana, Uttar
 * Pradesh and Rajasthan, by the office's district or, without one, its city. Null if the state is unknown, or
 * partly in the region and the place is unknown. */
export function isInNcr(
  stateCode: string | null,
  place: { readonly district: string | null; readonly city: string | null },
): boolean | null {
  if (stateCode === null) return null;
  if (stateCode === 'DL') return true;
  const districts = DISTRICTS[stateCode];
  if (districts === undefined) return false;
  const names = [place.district, place.city].flatMap((name) => name?.split('/') ?? []);
  if (names.length === 0) return null;
  return names.some((name) => districts.includes(plainName(name)));
}
