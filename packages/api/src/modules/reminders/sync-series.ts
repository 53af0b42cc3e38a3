import { randomUUID } from 'node:crypto';
import { afterTold, nextMessageOn } from '@pahiya/domain/reminders/reminder-days';
import { isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { findDates } from './known-dates.ts';
import {
  deleteSeries,
  type FreshSeries,
  findChoosers,
  findSeries,
  lockChoices,
  upsertSeries,
} from './reminder-repository.ts';

const batch = 500;

/** Brings the series of everybody who switched reminders on up to date with the stored records. Returns how many people
 * there are. */
export async function syncAllSeries(services: Services): Promise<number> {
  let people = 0;
  let afterId = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const choosers = await findChoosers(services.sql, afterId, batch);
    for (const userId of choosers) await syncSeries(services, userId);
    people += choosers.length;
    const last = choosers.at(-1);
    if (last === undefined) return people;
    afterId = last;
  }
}

/** Brings a person's series up to date: one per thing with a known last day. A vehicle that left the garage, and a
 * document that is no longer needed, end theirs; a record that cannot be read now changes nothing. */
export async function syncSeries(
  services: Services,
  userId: string,
  { isNewRhythm } = { isNewRhythm: false },
): Promise<void> {
  const { dates, unread } = await findDates(services, userId);
  const today = istDateOf(services.now());
  await services.sql.begin(async (tx) => {
    const choices = await lockChoices(tx, userId);
    if (choices === null) return;
    const kept = await findSeries(tx, userId);
    const toldOn = new Map(kept.map((one) => [`${keyOf(one)} ${one.version}`, one.toldOn]));
    const fresh = dates.map((date): FreshSeries => {
      const { vehicleNumber, item, dueOn, version, vehicleName, source } = date;
      const told = toldOn.get(`${keyOf(date)} ${version}`) ?? null;
      const { rhythm } = choices;
      const earliest = told === null ? today : afterTold(told, rhythm);
      return {
        ...{ id: randomUUID(), vehicleNumber, item, dueOn, version, vehicleName },
        sourceName: source.name,
        sourceAt: source.at,
        isSandbox: source.sandbox,
        nextOn: nextMessageOn(item, dueOn, {
          from: isBefore(earliest, today) ? today : earliest,
          rhythm,
        }),
      };
    });
    const wanted = new Set(fresh.map(keyOf));
    const over = kept.filter(
      (series) => !wanted.has(keyOf(series)) && !unread.has(series.vehicleNumber),
    );
    if (over.length > 0) {
      await deleteSeries(
        tx,
        over.map(({ id }) => id),
      );
    }
    if (fresh.length > 0) await upsertSeries(tx, userId, fresh, { isNewRhythm });
  });
}

function keyOf({ vehicleNumber, item }: Pick<FreshSeries, 'vehicleNumber' | 'item'>): string {
  return `${vehicleNumber} ${item}`;
}
