import { type IstDate, toIstDate } from './ist-date.ts';

/** For forms: `21/11/2026`. */
export function formatDdMmYyyy(date: IstDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** Parses a form's `dd/mm/yyyy`; null for other text and for dates that do not exist. */
export function parseDdMmYyyy(text: string): IstDate | null {
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return null;
  return toIstDate(Number(text.slice(6, 10)), Number(text.slice(3, 5)), Number(text.slice(0, 2)));
}
