import type { Answer } from '@pahiya/api-client/api-client';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { TypedLine } from './read-line.ts';

/** A line of the log as it would be typed. */
export function typedOf(entry: Answer<'readVehicleLog'>['entries'][number]): TypedLine {
  const day = parseIstDate(entry.on);
  const isFuel = entry.kind === 'fuel';
  return {
    on: day === null ? '' : formatDdMmYyyy(day),
    km: entry.km === null ? '' : String(entry.km),
    category: isFuel ? '' : entry.category,
    fuel: isFuel ? entry.category : '',
    quantity: entry.quantity === null ? '' : String(entry.quantity / 1000),
    title: entry.title ?? '',
    cost: entry.costPaise === null ? '' : String(entry.costPaise / 100),
    place: entry.place ?? '',
    note: entry.note ?? '',
    isFull: entry.isFull === true,
    isMissed: entry.isMissed === true,
  };
}
