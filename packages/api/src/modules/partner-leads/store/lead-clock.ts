import { holidaysOf, leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import {
  afterWorkingMinutes,
  hoursWithin,
  type WorkingHours,
} from '@pahiya/domain/leads/working-hours';
import { type CallSlot, callHours } from '@pahiya/domain/rto-services/call-back-hours';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { FirmHours } from '../../partner-firms/firms/find-partner-firm.ts';
import type { DueStep } from './lead-repository.ts';
import { holidaysSince } from './terms-repository.ts';

/** When the next thing has to happen. */
export type Due = { readonly at: Date; readonly step: DueStep; readonly warnAt: Date | null };

/** Clocks of older leads are not counted again. */
const backDays = 400;

/** Holidays of a firm's state, as the desk changed them. */
async function firmHolidays(
  sql: Queryable,
  { stateCode }: FirmHours,
  now: Date,
): Promise<ReadonlySet<IstDate>> {
  return holidaysOf(stateCode, await holidaysSince(sql, addDays(istDateOf(now), -backDays)));
}

/** Working hours of a firm, with the holidays of its state. */
export async function hoursOf(sql: Queryable, firm: FirmHours, now: Date): Promise<WorkingHours> {
  return { ...firm, holidays: await firmHolidays(sql, firm, now) };
}

/** The clock of a step that our rules time: accepting in the firm's hours, the first contact also within the person's
 * slot. Managers are told at half the time. */
export async function timedDue(
  sql: Queryable,
  step: 'accept' | 'first-contact',
  from: Date,
  { firm, slot }: { readonly firm: FirmHours; readonly slot: CallSlot },
): Promise<Due> {
  const clocks = leadClocksOn(istDateOf(from));
  const hours = await hoursOf(sql, firm, from);
  const [minutes, inForce] =
    step === 'accept'
      ? [clocks.acceptMinutes, hours]
      : [clocks.firstContactMinutes, hoursWithin(hours, callHours[slot])];
  return {
    at: afterWorkingMinutes(from, minutes, inForce),
    step,
    warnAt: afterWorkingMinutes(from, minutes / 2, inForce),
  };
}
