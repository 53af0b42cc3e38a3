import { nextReminderOn } from '@pahiya/domain/reminders/reminder-days';
import { topicOf } from '@pahiya/domain/reminders/reminder-item';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { enqueueNotice } from '../notices/enqueue-notice.ts';
import { type DueSeries, takeDueSeries, updatePlanned } from './reminder-repository.ts';
import { ownDueNotice, vehicleDueNotice } from './vehicle-due-notice.ts';

const vehiclesAtOnce = 200;

/** What planning needs of the services. */
type Planning = Pick<Services, 'sql' | 'now'>;

/** Queues the reminders whose day has come: one message per vehicle and day with all its documents. Returns how many
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
  for (const ofVehicle of byVehicle(due)) {
    const isTold = await tell(tx, services, ofVehicle, today);
    for (const { id, item, dueOn } of ofVehicle) {
      const isLate = isTold === 'told-before-today';
      const nextOn = isLate ? addDays(today, 1) : nextReminderOn(item, dueOn, addDays(today, 1));
      rows.push({ id, nextOn, toldOn: isTold === 'told' ? today : null });
    }
  }
  if (rows.length > 0) await updatePlanned(tx, rows);
  return rows.length;
}

function byVehicle(due: readonly DueSeries[]): DueSeries[][] {
  return Object.values(
    Object.groupBy(due, ({ userId, vehicleNumber }) => `${userId} ${vehicleNumber}`),
  ).map((group) => group ?? []);
}

/** `told-before-today`: the vehicle's message of the day is queued already; the rest waits for the next day. */
async function tell(
  tx: Transaction,
  services: Planning,
  ofVehicle: readonly DueSeries[],
  today: IstDate,
): Promise<'told' | 'silent' | 'told-before-today'> {
  const [first] = ofVehicle;
  if (first === undefined) return 'silent';
  const { userId, vehicleNumber, channels, silent } = first;
  const items = ofVehicle.map(({ item }) => item).filter((item) => !silent.includes(topicOf(item)));
  if (items.length === 0 || channels.length === 0) return 'silent';
  const made = await enqueueNotice(tx, services, {
    ...{ userId, channels, subjectId: vehicleNumber },
    subjectKind: vehicleNumber === '' ? ownDueNotice : vehicleDueNotice,
    dedupeKey: today,
    messageClass: 'service',
    facts: { items: items.join(',') },
  });
  return made > 0 ? 'told' : 'told-before-today';
}
