import { formatInstant, formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';

/** An instant in Indian time: "21 Nov 2026, 10:14 am IST"; in Hindi with the part of the day in words ("21 नव॰ 2026,
 * सुबह 10:14 बजे"), as people say it. */
export function instantText(iso: string, language: Language): string {
  if (language === 'en') return formatInstant(iso, 'en');
  return `${formatIstDate(istDateOf(new Date(iso)), 'hi')}, ${hindiClock(iso)}`;
}

/** The time of day alone: "10:14 am", "सुबह 10:14 बजे". */
export function clockText(iso: string, language: Language): string {
  return language === 'hi' ? hindiClock(iso) : clockOf(iso).text;
}

function hindiClock(iso: string): string {
  const { hour, text } = clockOf(iso);
  return `${hindiTimeOfDay(hour)} ${text.replace(/ [ap]m$/, '')} बजे`;
}

function clockOf(iso: string): { hour: number; text: string } {
  const [, text = ''] = /, (\d{1,2}:\d{2} [ap]m) IST$/.exec(formatInstant(iso, 'en')) ?? [];
  const hour = (Number.parseInt(text, 10) % 12) + (text.endsWith('pm') ? 12 : 0);
  return { hour, text };
}

function hindiTimeOfDay(hour: number): string {
  if (hour < 4) return 'रात';
  if (hour < 12) return 'सुबह';
  if (hour < 16) return 'दोपहर';
  return hour < 20 ? 'शाम' : 'रात';
}
