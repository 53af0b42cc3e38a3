import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { topicOf } from '@pahiya/domain/reminders/reminder-item';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { NoticeKind } from '../../notice-kind.ts';
import { reminderKey } from './reminder-key.ts';
import { findChoices, findSeries } from './reminder-repository.ts';
import { reminderWords } from './reminder-words.ts';
import { withoutPaid } from './without-paid.ts';

/** Name of reminders of a vehicle's documents among the notices. */
export const vehicleDueNotice = 'vehicle-due';
/** The same of what belongs to the person, such as a licence. */
export const ownDueNotice = 'own-due';

const read: NoticeKind['read'] = async (
  { sql, settings, now },
  { userId, subjectId, facts },
  language,
) => {
  const choices = await findChoices(sql, userId);
  const asked = new Set(String(facts.items).split(','));
  const told = (await findSeries(sql, userId, subjectId)).filter(
    ({ item, state, toldOn }) =>
      state === 'open' &&
      toldOn !== null &&
      asked.has(item) &&
      !choices?.silent.includes(topicOf(item)),
  );
  const series = await withoutPaid(sql, told);
  const [first] = series;
  if (first === undefined) return null;
  const words = reminderWords[language];
  const today = istDateOf(now());
  const vehicle =
    subjectId === ''
      ? null
      : words.vehicle(first.vehicleName, maskVehicleNumber(subjectId as VehicleNumber));
  const key = encodeURIComponent(reminderKey(settings.secret, first.id));
  return {
    smsVariables: {
      item: words.short(first.item, series.length - 1),
      date: formatDdMmYyyy(first.dueOn),
    },
    main: { variable: 'item', name: words.short(first.item, 0), count: series.length },
    mail: {
      subject: words.subject(vehicle, words.short(first.item, series.length - 1)),
      lines: series.map((one) => words.line(vehicle, one, today)),
    },
    lastDay: first.dueOn,
    open: { label: words.open, path: `/reminders?key=${key}` },
    stop: {
      label: vehicle === null ? words.stopOwn : words.stop,
      path: `/reminders?key=${key}&act=stop`,
    },
  };
};

/** What of a vehicle ends soon or has ended. Read when it is sent: a document that was renewed meanwhile, stopped or
 * switched off is left out. */
export const vehicleDueNotices: NoticeKind = { alert: 'vehicle-due', isReminder: true, read };
export const ownDueNotices: NoticeKind = { alert: 'own-due', read };
