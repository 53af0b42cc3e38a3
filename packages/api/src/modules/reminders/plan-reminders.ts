import { afterTold, nextMessageOn, weekOf } from '@pahiya/domain/reminders/reminder-days';
import { topicOf } from '@pahiya/domain/reminders/reminder-item';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { enqueueNotice, vehicleJoinKey } from '../notices/enqueue-notice.ts';
import { type DueSeries, takeDueSeries, updatePlanned } from './reminder-repository.ts';
import { ownDueNotice, vehicleDueNotice } from './vehicle-due-notice.ts';
import { weeklyNotice } from './weekly-notice.ts';

const vehiclesAtOnce = 200;

/** What planning needs of the services. */
type Planning = Pick<Services, 'sql' | 'now'>;

/** Queues the reminders whose day has come: one message per vehicle and day with all its documents, or one a
 * week of all vehicles. Returns how many
 * series were planned. May run on several servers and be broken off at any time: what is queued and the next day of its
 * series are stored together. */
export async function planReminders(services: Planning): Promise<number> {
  const today = istDateOf(services.now());
  let planned = 0;
  for (;;) {
    const count = await services.sql.begin((tx) => planBatch(tx, services, today));
    if (count === 0) return planned;
    planned += count;
  }
}

async function planBatch(tx: Transaction, services: Planning, today: IstDate): Promise<number> {
  const due = await takeDueSeries(tx, today, vehiclesAtOnce);
  const rows = [];
  for (const ofVehicle of byMessage(due)) {
    const isTold = await tell(tx, services, ofVehicle, today);
    for (const { id, item, dueOn, rhythm } of ofVehicle) {
      const isLate = isTold === 'told-before';
      const from = afterTold(today, rhythm);
      const nextOn = isLate ? from : nextMessageOn(item, dueOn, { from, rhythm });
      rows.push({ id, nextOn, toldOn: isTold === 'told' ? today : null });
    }
  }
  if (rows.length > 0) await updatePlanned(tx, rows);
  return rows.length;
}

/** One message for each vehicle, or a digest of all. */
function byMessage(due: readonly DueSeries[]): DueSeries[][] {
  return Object.values(
    Object.groupBy(due, ({ userId, vehicleNumber, rhythm }) =>
      rhythm === 'weekly' ? userId : `${userId} ${vehicleNumber}`,
    ),
  ).map((group) => group ?? []);
}

/** `told-before`: the vehicle's message of the day, or the digest of the week, is queued already; the rest waits for the
 * next. */
async function tell(
  tx: Transaction,
  services: Planning,
  ofVehicle: readonly DueSeries[],
  today: IstDate,
): Promise<'told' | 'silent' | 'told-before'> {
  const [first] = ofVehicle;
  if (first === undefined) return 'silent';
  const { userId, vehicleNumber, channels, silent, rhythm } = first;
  const items = ofVehicle.map(({ item }) => item).filter((item) => !silent.includes(topicOf(item)));
  if (items.length === 0 || channels.length === 0) return 'silent';
  const isDigest = rhythm === 'weekly';
  const made = await enqueueNotice(tx, services, {
    ...{ userId, channels, subjectId: isDigest ? '' : vehicleNumber },
    subjectKind: isDigest ? weeklyNotice : vehicleNumber === '' ? ownDueNotice : vehicleDueNotice,
    dedupeKey: isDigest ? weekOf(today) : today,
    messageClass: 'service',
    ...(isDigest || vehicleNumber === '' ? {} : { joinKey: vehicleJoinKey(vehicleNumber) }),
    facts: { items: items.join(','), on: today },
  });
  return made > 0 ? 'told' : 'told-before';
}
