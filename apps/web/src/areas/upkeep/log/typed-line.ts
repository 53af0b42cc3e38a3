import type { Answer } from '@pahiya/api-client/api-client';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { SentLine, TypedLine } from './read-line.ts';

/** A line of the log as it would be typed. */
export function typedOf(
  entry: Omit<
    Answer<'readVehicleLog'>['entries'][number],
    'entryId' | 'batchId' | 'version' | 'odometer' | 'photos'
  >,
): TypedLine {
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

/** A line that was sent as it would be typed. */
export function typedOfSent(sent: SentLine): TypedLine {
  const isFuel = sent.kind === 'fuel';
  return typedOf({
    kind: sent.kind,
    category: isFuel ? sent.fuel : sent.category,
    on: sent.on,
    km: sent.km ?? null,
    quantity: isFuel ? sent.quantity : null,
    title: isFuel ? null : (sent.title ?? null),
    costPaise: sent.costPaise ?? null,
    place: sent.place ?? null,
    note: sent.note ?? null,
    isFull: isFuel ? sent.isFull : null,
    isMissed: isFuel ? sent.isMissed : null,
  });
}
