import { findState } from '@pahiya/domain/places/states';
import { readText } from './read-texts.ts';

/** Current code of the state named by a source, else of the first two letters of the challan number. */
export function stateOfChallan(
  written: string | null | undefined,
  challanNumber: string,
): string | null {
  const said = readText(written)?.toUpperCase() ?? '';
  return (findState(said) ?? findState(challanNumber.slice(0, 2)))?.code ?? null;
}

/** A challan number in the form of the sources and the authorities' pages: upper case, without spaces; null if
 * invalid. */
export function readChallanNumber(written: string): string | null {
  const number = written.replace(/\s+/g, '').toUpperCase();
  return /^[A-Z0-9/-]{5,30}$/.test(number) ? number : null;
}
