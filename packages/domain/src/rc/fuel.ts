import type { Coded, FuelKind } from './rc-record.ts';

/** Reads the registry's word for a fuel. Any mix with CNG is `cng`, any hybrid `hybrid`; petrol with ethanol stays
 * `petrol`. What is not understood is `other`, with the word kept. Source: category lists of the VAHAN dashboard.
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

/** The engine behind a fuel, for rules that know petrol and diesel only: a hybrid or gas vehicle counts as diesel
 * where the registry's word names diesel, else as petrol (unverified for gas). Null when it cannot be told.
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
