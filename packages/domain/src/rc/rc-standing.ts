import type { IstDate } from '../shared/ist-date.ts';
import { duesOf } from './dues.ts';
import type { RcRecord, RcStatusCode } from './rc-record.ts';
import { RC_STATUS_MEANING, type RcStatusMeaning } from './rc-status.ts';

/** Effective status of a registration on a day. VAHAN keeps ACTIVE past the last day of a registration or of a
 * transport vehicle's fitness; both forbid driving, so they have their own statuses. */
export type RcStanding = RcStatusCode | 'registration-expired' | 'fitness-expired';

/** The status to show: VAHAN's, unless it is ACTIVE and a date of the same record contradicts it.
 * Source: Motor Vehicles Act 1988 s. 39 and 41(7) (registration), s. 56(1) (fitness). Rule id: RC-STANDING. */
export function rcStanding(record: RcRecord, today: IstDate): RcStanding {
  const { code } = record.status;
  if (code !== 'active') return code;
  const over = duesOf(record, today).filter((due) => due.state === 'over');
  if (over.some((due) => due.document === 'registration')) return 'registration-expired';
  const isUnfit = record.isTransport === true && over.some((due) => due.document === 'fitness');
  return isUnfit ? 'fitness-expired' : code;
}

/** Severity of a status. */
export function standingTone(standing: RcStanding): RcStatusMeaning['tone'] {
  return standing === 'registration-expired' || standing === 'fitness-expired'
    ? 'stop'
    : RC_STATUS_MEANING[standing].tone;
}
