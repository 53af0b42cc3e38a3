import type { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';

type NumberReader = Awaited<ReturnType<typeof loadNumberReader>>;

const candidates = /\b[A-Z]{2}[ .-]?\d{1,2}[ .-]?(?:[A-Z][ .-]?){0,3}\d{1,4}\b/gi;

/** The first vehicle number in a text; null if there is none. Whether it is one, the reader of numbers decides. */
export function numberInText(text: string, { readNumber }: NumberReader): string | null {
  for (const [candidate] of text.slice(0, 5_000).matchAll(candidates)) {
    const reading = readNumber(candidate);
    if (reading.kind !== 'problem') return reading.vehicleNumber;
  }
  return null;
}
