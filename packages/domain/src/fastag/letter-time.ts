import { formatInstant, formatIstDate, istDateOf } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';

const MINUTES_AHEAD_OF_UTC = 330;

/** An instant (RFC 3339) in a letter, in Indian time: `20 Nov 2026, 9:30 am IST`; in Hindi on the clock of 24 hours,
 * `20 नव॰ 2026, 09:30 बजे`. */
export function letterTime(instant: string, language: Language): string {
  if (language !== 'hi') return formatInstant(instant, language);
  const at = new Date(instant);
  const local = new Date(at.getTime() + MINUTES_AHEAD_OF_UTC * 60_000);
  return `${formatIstDate(istDateOf(at), 'hi')}, ${local.toISOString().slice(11, 16)} बजे`;
}
