import { dispatchDayOf } from '@pahiya/domain/fastag/tag-issue';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';

/** The last day on which a paid tag is dispatched; after it everything is refunded. */
export function dispatchBy(paidAt: Date): IstDate {
  return dispatchDayOf(istDateOf(paidAt));
}
