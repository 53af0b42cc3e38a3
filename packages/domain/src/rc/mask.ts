import type { VehicleNumber } from '../registration/mark.ts';
import { parseMark } from '../registration/vehicle-number.ts';

/** A name with its first and last letters, word by word: `RAMESH KUMAR` gives `R****H K***R`; words of two or three
 * letters keep the first only. What came masked stays masked, and masking twice changes nothing.
 * Source: NTR data-sharing policy of 18 Aug 2025. Rule id: MASK-NAME. */
export function maskOwnerName(name: string): string {
  return name.trim().split(/\s+/).map(maskWord).join(' ');
}

function maskWord(word: string): string {
  const letters = [...word];
  const [first = ''] = letters;
  const last = letters.length > 3 ? (letters.at(-1) ?? '') : '';
  return first + '*'.repeat(letters.length - (first ? 1 : 0) - (last ? 1 : 0)) + last;
}

/** The last five letters and digits of a chassis or engine number, and never more than half of it; null for none.
 * Rule id: MASK-CHASSIS. */
export function lastFive(text: string | null): string | null {
  return lastOf(text, 5);
}

/** The last four letters and digits of a policy number, and never more than half of it; null for none. */
export function policyLastFour(text: string | null): string | null {
  return lastOf(text, 4);
}

function lastOf(text: string | null, count: number): string | null {
  const plain = (text ?? '').replace(/[^A-Za-z0-9*]/g, '');
  const shown = Math.min(count, Math.floor(plain.length / 2));
  return shown === 0 ? null : plain.slice(-shown);
}

/** A ten-digit mobile as its owner recognises it: `98•••••210`. Other text is hidden whole. */
export function maskMobile(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `${mobile.slice(0, 2)}•••••${mobile.slice(-3)}` : '••••••••••';
}

/** A vehicle number as a share card or calendar shows it: state and office, no series, the last two digits:
 * `DL 8C •• ••30`, `22 BH ••17 •`. The shape is the same with and without series letters, so that the number cannot be
 * worked out from it. */
export function maskVehicleNumber(vehicleNumber: VehicleNumber): string {
  const reading = parseMark(vehicleNumber, { source: 'record' });
  if (!reading.ok) return '••••••';
  const { kind, display, number } = reading.value;
  const [first, second] = display.split(' ');
  const end = `••${(number ?? '').slice(-2)}`;
  switch (kind) {
    case 'classic':
    case 'delhi':
    case 'vintage':
      return `${first} ${second} •• ${end}`;
    case 'bharat':
      return `${first} ${second} ${end} •`;
    case 'pre-1989':
      return `••• ${end}`;
    default:
      return '••••••';
  }
}
