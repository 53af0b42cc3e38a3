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

/** Whether a place of registration lies in the National Capital Region: all of Delhi, and districts of Haryana,
 * Uttar Pradesh and Rajasthan. Null when the state is not known, or lies partly in it and the district is not
 * known. */
export function isInNcr(stateCode: string | null, district: string | null): boolean | null {
  if (stateCode === null) return null;
  if (stateCode === 'DL') return true;
  const districts = DISTRICTS[stateCode];
  if (districts === undefined) return false;
  if (district === null) return null;
  return district.split('/').some((name) => districts.includes(plainName(name)));
}
