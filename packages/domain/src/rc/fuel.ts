import type { Coded, FuelKind } from './rc-record.ts';

/** Normalizes the registry's fuel. Any mix with CNG is `cng`, any hybrid `hybrid`; petrol with ethanol stays
 * `petrol`. Unknown wording is `other`, with the wording kept. Source: category lists of the VAHAN dashboard.
 * Rule id: RC-FUEL. */
export function readFuel(raw: string | null): Coded<FuelKind> {
  const text = (raw ?? '').trim();
  return { code: fuelOf(text.toUpperCase()), raw: text };
}

function fuelOf(word: string): FuelKind {
  if (/HYBRID/.test(word)) return 'hybrid';
  if (/ELECTRIC|\bBOV\b|\bEV\b/.test(word)) return 'electric';
  if (/\bCNG\b/.test(word)) return 'cng';
  if (/\bLPG\b/.test(word)) return 'lpg';
  if (/PETROL|GASOLINE/.test(word)) return 'petrol';
  return /DIESEL/.test(word) ? 'diesel' : 'other';
}

/** Engine type for rules that know only petrol and diesel: a hybrid or gas vehicle counts as diesel if the
 * registry's wording names diesel, else as petrol (unverified for gas). Null if unknown.
 * Rule id: NCR-AGE. */
export function engineFuel(fuel: Coded<FuelKind>): 'petrol' | 'diesel' | 'electric' | null {
  switch (fuel.code) {
    case 'petrol':
    case 'diesel':
    case 'electric':
      return fuel.code;
    case 'cng':
    case 'lpg':
    case 'hybrid':
      return /DIESEL/i.test(fuel.raw) ? 'diesel' : 'petrol';
    case 'other':
      return null;
  }
}
