import { useState } from 'react';
import type { numberReader } from './number-reader.ts';

type NumberReader = typeof numberReader;

/** Loads the number reader; synchronous on the server. */
export async function loadNumberReader(): Promise<NumberReader> {
  return (await import('./number-reader.ts')).numberReader;
}

/** For a field: null until requested and loaded. On a failure the server handles the number. */
export function useNumberReader(): { reader: NumberReader | null; wantReader: () => void } {
  const [reader, setReader] = useState<NumberReader | null>(null);
  const wantReader = () => {
    if (reader === null) loadNumberReader().then(setReader, () => undefined);
  };
  return { reader, wantReader };
}
