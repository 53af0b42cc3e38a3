import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { clockText } from '../failure/instant-text.ts';

type Slot = { readonly day: string; readonly fromHour: number; readonly untilHour: number };

/** Day and hours of a slot in words. */
export function slotWords(
  { day, fromHour, untilHour }: Slot,
  language: Language,
): { readonly day: string; readonly from: string; readonly until: string } {
  const date = parseIstDate(day);
  const at = (hour: number) =>
    clockText(`${day}T${String(hour).padStart(2, '0')}:00:00+05:30`, language);
  return {
    day: date === null ? day : formatIstDate(date, language),
    from: at(fromHour),
    until: at(untilHour),
  };
}

/** A slot as the value of a field. */
export function slotValue({ day, fromHour }: Pick<Slot, 'day' | 'fromHour'>): string {
  return `${day}/${fromHour}`;
}

/** Reads that value; null for anything else. */
export function readSlot(
  value: string,
): { readonly day: string; readonly fromHour: number } | null {
  const [, day = '', hour = ''] = /^(\d{4}-\d{2}-\d{2})\/(\d{1,2})$/.exec(value) ?? [];
  return day === '' ? null : { day, fromHour: Number(hour) };
}
