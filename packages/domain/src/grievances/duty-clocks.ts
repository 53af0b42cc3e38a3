import file from '../../data/duty-clocks.json' with { type: 'json' };
import { currentOf, type Dated } from '../shared/dated.ts';
import { addMonths, type IstDate, istDateOf } from '../shared/ist-date.ts';

/** What a clock is for. `intimate`: nudity, morphed pictures and impersonation, asked by the person shown; `authority`:
 * order of a court or notice of the government; `listed`: removal of what rule 3(1)(b) lists. */
export const dutyClockIds = [
  ...(['acknowledge', 'intimate', 'authority', 'listed', 'content'] as const),
  ...(['purchase', 'personal-data'] as const),
] as const;
export type DutyClockId = (typeof dutyClockIds)[number];

/** A clock on a day: hours, or calendar months, and where that stands. */
export type DutyClock = Dated & {
  readonly id: DutyClockId;
  readonly hours?: number;
  readonly months?: number;
  readonly confidence: string;
  readonly source: string;
};

const clocks = file.clocks as unknown as readonly DutyClock[];
const hourMs = 3_600_000;

/** The clock that runs for what is received on a day. Throws RangeError for a day before the rules. Rule id:
 * DUTY-CLOCKS. */
export function dutyClock(id: DutyClockId, on: IstDate): DutyClock {
  const clock = currentOf(
    clocks.filter((one) => one.id === id),
    on,
  );
  if (clock === null) throw new RangeError(`no clock ${id} on ${on}`);
  return clock;
}

/** The end of a clock that starts at an instant: a month ends at the same time of the day. */
export function dutyEnd(id: DutyClockId, from: Date): Date {
  const day = istDateOf(from);
  const { hours, months } = dutyClock(id, day);
  if (months === undefined) return new Date(from.getTime() + (hours ?? 0) * hourMs);
  const days = Date.parse(addMonths(day, months)) - Date.parse(day);
  return new Date(from.getTime() + days);
}
