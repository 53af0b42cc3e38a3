import { findState } from '@pahiya/domain/places/states';
import { readText } from './read-texts.ts';

/** The current two letters of the state that a source names, else of the first two letters of the challan number. */
export function stateOfChallan(
  written: string | null | undefined,
  challanNumber: string,
): string | null {
  const said = readText(written)?.toUpperCase() ?? '';
  return (findState(said) ?? findState(challanNumber.slice(0, 2)))?.code ?? null;
}

/** A challan number as the sources and the authority's pages take it: upper case, without spaces; null when that is
 * none. */
export function readChallanNumber(written: string): string | null {
  const number = written.replace(/\s+/g, '').toUpperCase();
  return /^[A-Z0-9/-]{5,30}$/.test(number) ? number : null;
}
