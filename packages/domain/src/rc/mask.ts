import type { VehicleNumber } from '../registration/mark.ts';
import { parseMark } from '../registration/vehicle-number.ts';

/** Masks a name to the first and last letters of each word: `RAMESH KUMAR` gives `R****H K***R`; words of two or
 * three letters keep only the first. Already masked text stays masked; idempotent.
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

/** Last five letters and digits of a chassis or engine number, at most half of it; null if empty.
 * Rule id: MASK-CHASSIS. */
export function lastFive(text: string | null): string | null {
  return lastOf(text, 5);
}

/** Last four letters and digits of a policy number, at most half of it; null if empty. */
export function policyLastFour(text: string | null): string | null {
  return lastOf(text, 4);
}

function lastOf(text: string | null, count: number): string | null {
  const plain = (text ?? '').replace(/[^A-Za-z0-9*]/g, '');
  const shown = Math.min(count, Math.floor(plain.length / 2));
  return shown === 0 ? null : plain.slice(-shown);
}

/** A ten-digit mobile as `98•••••210`. Other text is masked completely. */
export function maskMobile(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `${mobile.slice(0, 2)}•••••${mobile.slice(-3)}` : '••••••••••';
}

/** A vehicle number on a share card or calendar: state and office, no series, the last two digits: `DL 8C •• ••30`,
 * `22 BH ••17 •`. The shape does not depend on the series letters, to avoid revealing them. */
export function maskVehicleNumber(vehicleNumber: VehicleNumber): string {
  const reading = parseMark(vehicleNumber, { source: 'record' });
  // A number has no spaces as stored: these are the words of a new vehicle that has none yet.
  if (!reading.ok) return vehicleNumber.includes(' ') ? vehicleNumber : '••••••';
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
