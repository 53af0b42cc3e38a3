import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type { typeReminderDay as contract } from '@pahiya/contracts/reminders/reminder-contracts';
import { fastagRule } from '@pahiya/domain/fastag/rules';
import { passEnd } from '@pahiya/domain/fastag/tag-dates';
import type { TypedDayKind } from '@pahiya/domain/reminders/reminder-item';
import {
  addYears,
  type IstDate,
  isBefore,
  istDateOf,
  parseIstDate,
} from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { isInGarage } from '../garage/is-in-garage.ts';
import { readLookupMark } from '../vehicle/read-lookup-mark.ts';
import { syncSeries } from './sync-series.ts';
import { deleteTypedDay, upsertTypedDay } from './typed-day-repository.ts';

/** Older tags were all replaced long ago. */
const oldestYears = 10;

/** Keeps or forgets a day that the person knows of a vehicle in their garage, and brings its series up to date. */
export async function typeReminderDay(
  services: Services,
  userId: string,
  body: InputOf<typeof contract>['body'],
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, now } = services;
  const reading = readLookupMark(body.vehicleNumber, 'body.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  if (body.act === 'remove') {
    await deleteTypedDay(sql, userId, { vehicleNumber, kind: body.kind });
  } else {
    if (!(await isInGarage(sql, userId, vehicleNumber))) return err(notInGarage);
    const today = istDateOf(now());
    const beganOn = parseIstDate(body.beganOn ?? '');
    if (beganOn === null) return err(badDay('Enter a day.'));
    const fault = faultOf(body.kind, beganOn, today);
    if (fault !== null) return err(badDay(fault));
    const tripsLeft = body.kind === 'pass' ? (body.tripsLeft ?? null) : null;
    const tripsAtMost = fastagRule('annual-pass', beganOn)?.values.trips ?? 0;
    if (tripsLeft !== null && tripsLeft > tripsAtMost) {
      return err(badDay(`A pass has ${tripsAtMost} trips at most.`, 'tripsLeft'));
    }
    await upsertTypedDay(sql, userId, {
      ...{ vehicleNumber, kind: body.kind, beganOn, tripsLeft, addedAt: now() },
      countedOn: tripsLeft === null ? null : today,
    });
  }
  await syncSeries(services, userId);
  return ok({ isSaved: true });
}

function faultOf(kind: TypedDayKind, beganOn: IstDate, today: IstDate): string | null {
  if (isBefore(today, beganOn)) return 'This day is in the future.';
  if (isBefore(beganOn, addYears(today, -oldestYears))) return 'This day is too long ago.';
  if (kind === 'pass' && passEnd(beganOn, null) === null) {
    return 'The annual pass did not exist on this day.';
  }
  return null;
}

function badDay(message: string, field = 'beganOn'): Refusal {
  return {
    code: 'request/bad-input',
    detail: message,
    errors: [{ path: `body.${field}`, message }],
  };
}

const notInGarage: Refusal = {
  code: 'garage/not-in-garage',
  detail: 'This vehicle is not in your garage.',
};
