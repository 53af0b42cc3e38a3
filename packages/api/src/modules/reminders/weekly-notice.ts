import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { topicOf } from '@pahiya/domain/reminders/reminder-item';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { NoticeKind } from '../../notice-kind.ts';
import { allRemindersKey } from './reminder-key.ts';
import { findChoices, findSeries } from './reminder-repository.ts';
import { reminderWords } from './reminder-words.ts';
import { withoutPaid } from './without-paid.ts';

/** Name of weekly digests among the notices. */
export const weeklyNotice = 'weekly-due';

/** What ends soon, or has ended, of all vehicles and of the person. Read when it is sent, as single messages are. */
export const weeklyNotices: NoticeKind = {
  alert: 'weekly-due',
  read: async ({ sql, settings, now }, { userId, facts }, language) => {
    const choices = await findChoices(sql, userId);
    if (choices === null || choices.channels.length === 0) return null;
    const told = (await findSeries(sql, userId)).filter(
      ({ item, state, toldOn }) =>
        state === 'open' && toldOn === facts.on && !choices.silent.includes(topicOf(item)),
    );
    const series = await withoutPaid(sql, told);
    const [first] = series;
    if (first === undefined) return null;
    const words = reminderWords[language];
    const today = istDateOf(now());
    const key = encodeURIComponent(allRemindersKey(settings.secret, userId));
    const vehicleOf = ({ vehicleNumber, vehicleName }: (typeof series)[number]) =>
      vehicleNumber === ''
        ? null
        : words.vehicle(vehicleName, maskVehicleNumber(vehicleNumber as VehicleNumber));
    return {
      smsVariables: {
        item: words.short(first.item, series.length - 1),
        date: formatDdMmYyyy(first.dueOn),
      },
      mail: {
        subject: words.digest(series.length),
        lines: series.map((one) => words.line(vehicleOf(one), one, today)),
      },
      lastDay: first.dueOn,
      open: { label: words.openDigest, path: `/reminders?all=${key}` },
      stop: { label: words.stopDigest, path: `/reminders?all=${key}` },
    };
  },
};
