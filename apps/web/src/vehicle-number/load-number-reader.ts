import { useState } from 'react';
import type { numberReader } from './number-reader.ts';

type NumberReader = typeof numberReader;

/** Brings what reads a number; at once on the server, which has it. */
export async function loadNumberReader(): Promise<NumberReader> {
  return (await import('./number-reader.ts')).numberReader;
}

/** For a field: null until it was wanted and has come. A failure leaves the field to the server. */
export function useNumberReader(): { reader: NumberReader | null; wantReader: () => void } {
  const [reader, setReader] = useState<NumberReader | null>(null);
  const wantReader = () => {
    if (reader === null) loadNumberReader().then(setReader, () => undefined);
  };
  return { reader, wantReader };
}
