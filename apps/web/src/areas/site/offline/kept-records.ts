import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import { type Language, languageOfPath } from '@pahiya/domain/shared/language';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';

/** A record cached on this device. */
export type KeptRecord = {
  readonly path: string;
  /** The number in its groups. */
  readonly parts: readonly string[];
};

/** The records among cached pages, last opened first. One cached in both languages is listed once, in the given one. */
export function keptRecords(paths: readonly string[], language: Language): readonly KeptRecord[] {
  const records = new Map<string, string>();
  for (const path of paths.filter((one) => one.includes('/rc-details/')).reverse()) {
    const number = decodeURIComponent(path.split('/').pop() ?? '');
    if (!records.has(number) || languageOfPath(path) === language) records.set(number, path);
  }
  return [...records].map(([number, path]) => ({ path, parts: partsOf(number) }));
}

function partsOf(number: string): readonly string[] {
  const reading = parseMark(number, { source: 'record' });
  return plateParts(reading.ok ? reading.value.display : number);
}
