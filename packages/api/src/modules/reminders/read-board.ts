import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readReminders } from '@pahiya/contracts/reminders/reminder-contracts';
import { topicDays } from '@pahiya/domain/reminders/reminder-days';
import {
  type FollowedKind,
  type ReminderItem,
  readFollowedItem,
  reminderTopics,
  topicOf,
} from '@pahiya/domain/reminders/reminder-item';
import { daysBetween, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { findUser } from '../auth/find-user.ts';
import { readExtras } from '../notices/extras/extras.ts';
import { latestNotices } from '../notices/latest-notices.ts';
import { readOwnHours } from '../notices/own-hours.ts';
import { countPushDevices } from '../notices/push/push-devices.ts';
import { readBalances } from './choose-balance.ts';
import { type FollowedDate, findFollowedDates } from './followed-dates.ts';
import { findDates, type KnownDate } from './known-dates.ts';
import { findChoices, findSeries, type Series } from './reminder-repository.ts';
import { findTypedDays } from './typed-day-repository.ts';
import { ownDueNotice, vehicleDueNotice } from './vehicle-due-notice.ts';
import { weeklyNotice } from './weekly-notice.ts';

type Board = AnswerOf<typeof readReminders>;

/** Messages on the board. */
const shownMessages = 50;

/** A person's reminders: what ends when, by the stored records of today, and what was sent. */
export async function readBoard(services: Services, userId: string): Promise<Board> {
  const { sql } = services;
  const [
    choices,
    series,
    { dates, vehicles },
    followed,
    typed,
    extras,
    hours,
    user,
    sent,
    devices,
    balances,
  ] = await Promise.all([
    findChoices(sql, userId),
    findSeries(sql, userId),
    findDates(services, userId),
    findFollowedDates(services, userId),
    findTypedDays(sql, userId),
    readExtras(services, userId),
    readOwnHours(sql, userId),
    findUser(sql, userId),
    latestNotices(sql, userId, shownMessages),
    countPushDevices(sql, userId),
    readBalances(services, userId),
  ]);
  const today = istDateOf(services.now());
  const kept = new Map(series.map((one) => [`${one.vehicleNumber} ${one.item}`, one]));
  return {
    ...{ choices, hours, balances },
    push: { publicKey: services.push.publicKey, devices },
    hasWhatsApp: services.whatsApp !== null,
    hasEmail: user !== null && user.email !== null,
    due: [
      ...dates.map((date) => onBoard(date, kept, today)),
      ...followed.map((date) => followedOnBoard(date, today)),
    ].sort((a, b) => a.daysLeft - b.daysLeft),
    days: reminderTopics.map((topic) => {
      const { before, after } = topicDays(topic, today);
      return { topic, before: [...before], after: [...after] };
    }),
    vehicles: vehicles.map(({ vehicleNumber, display }) => ({ vehicleNumber, display })),
    extras: [...extras],
    typed: typed.map(({ vehicleNumber, kind, beganOn, tripsLeft }) => ({
      ...{ vehicleNumber, kind, beganOn, tripsLeft },
    })),
    sent: sent.map(({ about, facts, channel, state, at, isJoined }) => ({
      ...{ about, channel, state, isJoined, at: at.toISOString() },
      items: [vehicleDueNotice, ownDueNotice, weeklyNotice].includes(about)
        ? String(facts.items)
            .split(',')
            .map((item) => topicOf(item as ReminderItem))
        : [],
    })),
  };
}

function onBoard(
  { vehicleNumber, display, item, dueOn, version, source }: KnownDate,
  kept: ReadonlyMap<string, Series>,
  today: IstDate,
): Board['due'][number] {
  const found = kept.get(`${vehicleNumber} ${item}`);
  // A series of an older document is ended at the next sync, and says nothing about this one.
  const series = found?.version === version || found?.state === 'stopped' ? found : undefined;
  return {
    ...{ vehicleNumber, display, item, topic: topicOf(item), dueOn, source },
    daysLeft: daysBetween(today, dueOn),
    seriesId: series?.id ?? null,
    state: series?.state ?? null,
    nextOn: series?.state === 'open' ? series.nextOn : null,
    page: null,
  };
}

function followedOnBoard(
  { vehicleNumber, display, item, dueOn, source, page }: FollowedDate,
  today: IstDate,
): Board['due'][number] {
  return {
    ...{ vehicleNumber, display, item, dueOn, source, page },
    topic: readFollowedItem(item) as FollowedKind,
    daysLeft: daysBetween(today, dueOn),
    ...{ seriesId: null, state: null, nextOn: null },
  };
}
