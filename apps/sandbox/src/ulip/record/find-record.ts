import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { curatedRecord } from './curated.ts';
import { generateRecord } from './generate-record.ts';
import type { VahanRecord } from './vahan-record.ts';

/** What the registry says to a number. */
export type Finding =
  | { readonly kind: 'found'; readonly record: VahanRecord }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'down' };

/**
 * Answers for one number as typed by a caller. The last digits choose a behaviour: `0000` and `0404` are not
 * found (`0000` is never issued, so a careful caller refuses it before asking: `0404` reaches the same answer
 * with a valid number), `0005` finds the registry down. Anything that is no registrable mark is not found.
 */
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
