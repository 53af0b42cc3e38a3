import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readReminders } from '@pahiya/contracts/reminders/reminder-contracts';
import type { Services } from '../../services.ts';
import { findUser } from '../auth/find-user.ts';
import { findParked, type ParkedVehicle } from '../garage/read-garage.ts';
import { latestNotices } from '../notices/latest-notices.ts';
import { findChoices, findSeries, type Series } from './reminder-repository.ts';
import { vehicleDueNotice } from './vehicle-due-notice.ts';

type Board = AnswerOf<typeof readReminders>;

/** Messages on the board. */
const shownMessages = 50;

/** A person's reminders: what ends when, by the stored records of today, and what was sent. */
export async function readBoard(services: Services, userId: string): Promise<Board> {
  const { sql } = services;
  const [choices, series, parked, user, sent] = await Promise.all([
    findChoices(sql, userId),
    findSeries(sql, userId),
    findParked(services, userId),
    findUser(sql, userId),
    latestNotices(sql, userId, shownMessages),
  ]);
  const kept = new Map(series.map((one) => [`${one.vehicleNumber} ${one.item}`, one]));
  return {
    choices,
    hasEmail: user !== null && user.email !== null,
    due: parked.flatMap((vehicle) => endsOf(vehicle, kept)).sort((a, b) => a.daysLeft - b.daysLeft),
    sent: sent.map(({ about, facts, channel, state, at }) => ({
      ...{ about, channel, state, at: at.toISOString() },
      items:
        about === vehicleDueNotice
          ? (String(facts.items).split(',') as Board['sent'][number]['items'])
          : [],
    })),
  };
}

function endsOf(
  { vehicleNumber, display, answer, dues }: ParkedVehicle,
  kept: ReadonlyMap<string, Series>,
): Board['due'] {
  if (answer === null) return [];
  return dues.flatMap(({ document: item, upto: dueOn, daysLeft, state }) => {
    if (dueOn === null || daysLeft === null || state === 'not-needed') return [];
    const found = kept.get(`${vehicleNumber} ${item}`);
    // A series of an older document is ended at the next sync, and says nothing about this one.
    const series = found?.dueOn === dueOn || found?.state === 'stopped' ? found : undefined;
    return [
      {
        ...{ vehicleNumber, display, item, dueOn, daysLeft },
        seriesId: series?.id ?? null,
        source: { name: answer.source.name, at: answer.fetchedAt },
        state: series?.state ?? null,
        nextOn: series?.state === 'open' ? series.nextOn : null,
      },
    ];
  });
}
