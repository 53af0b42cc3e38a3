import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { curatedRecord } from './curated.ts';
import { generateRecord } from './generate-record.ts';
import type { VahanRecord } from './vahan-record.ts';

/** The registry's result for a number. */
export type Finding =
  | { readonly kind: 'found'; readonly record: VahanRecord }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'down' };

/** Looks up a number as typed by a caller. The last digits select a behaviour: `0000` and `0404` are not found
 * (`0000` is never issued, so a careful caller refuses it before the request; `0404` gives the same result with a
 * valid number), for `0005` the registry is down. Numbers that cannot be registered are not found. */
export function findRecord(text: string, today: IstDate): Finding {
  const parsed = parseMark(text);
  if (!parsed.ok || !parsed.value.isLookupable) return { kind: 'not-found' };
  const mark = parsed.value;
  const number = (mark.number ?? '').padStart(4, '0');
  if (number === '0404' || number === '0000') return { kind: 'not-found' };
  if (number === '0005') return { kind: 'down' };
  return {
    kind: 'found',
    record: curatedRecord(mark.vehicleNumber, today) ?? generateRecord(mark, today),
  };
}
