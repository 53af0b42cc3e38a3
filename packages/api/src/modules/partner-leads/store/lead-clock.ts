import { holidaysOf, leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import {
  afterWorkingMinutes,
  hoursWithin,
  type WorkingHours,
} from '@pahiya/domain/leads/working-hours';
import { type CallSlot, callHours } from '@pahiya/domain/rto-services/call-back-hours';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { FirmHours } from '../../partner-firms/firms/find-partner-firm.ts';
import type { DueStep } from './lead-repository.ts';

/** When the next thing has to happen. */
export type Due = { readonly at: Date; readonly step: DueStep; readonly warnAt: Date | null };

/** Working hours of a firm, with the holidays of its state. */
export function hoursOf(firm: FirmHours): WorkingHours {
  return { ...firm, holidays: holidaysOf(firm.stateCode) };
}

/** The clock of a step that our rules time: accepting in the firm's hours, the first contact also within the person's
 * slot. Managers are told at half the time. */
export function timedDue(
  step: 'accept' | 'first-contact',
  from: Date,
  firm: FirmHours,
  slot: CallSlot,
): Due {
  const clocks = leadClocksOn(istDateOf(from));
  const hours = hoursOf(firm);
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
