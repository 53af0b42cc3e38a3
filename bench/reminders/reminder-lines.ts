import type { Database } from '@pahiya/api/db/database';
import { planReminders } from '@pahiya/api/modules/reminders/plan-reminders';
import { seedPeople } from '../challans/seed-searches.ts';
import { median } from '../measure.ts';
import { type Line, perSecond } from '../report.ts';

const wantedPerSecond = 1_000;
/** Flat: a hundred times the rows may cost a fifth at most. */
const flat = 0.8;

type ReminderBench = {
  readonly sql: Database;
  readonly rounds: number;
  readonly isQuick: boolean;
  readonly say: (text: string) => void;
};

/** A run of the planner: series planned a second, with few and with many others stored. Its days are years ahead, so the
 * product's own schedule takes none of them. */
export async function reminderLines({
  sql,
  rounds,
  isQuick,
  say,
}: ReminderBench): Promise<readonly Line[]> {
  const few = isQuick ? 1_000 : 10_000;
  const many = isQuick ? 50_000 : 1_000_000;
  const due = isQuick ? 400 : 2_000;
  const [person] = await seedPeople(sql, 1);
  if (person === undefined) throw new Error('no person was seeded');
  const { userId } = person;
  await sql`
    insert into reminder_choices (user_id, channels, silent, changed_at)
    values (${userId}, '{sms}', '{}', now()) on conflict (user_id) do nothing`;
  let named = 0;
  const seed = async (count: number, nextOn: string) => {
    await sql`
      insert into reminder_series (id, user_id, vehicle_number, item, due_on, source_name, source_at,
        state, next_on)
      select gen_random_uuid(), ${userId}, 'BENCH' || (${named}::integer + n), 'puc', ${nextOn}::date + 1,
        'Benchmark', now(), 'open', ${nextOn}::date from generate_series(1, ${count}::integer) as n`;
    named += count;
  };
  const rate = async (): Promise<number> => {
    const seen: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await seed(due, '2030-01-05');
      const started = performance.now();
      const planned = await planReminders({
        sql,
        now: () => new Date('2030-01-05T09:00:00+05:30'),
      });
      seen.push((planned * 1_000) / (performance.now() - started));
      if (planned !== due) throw new Error(`${planned} of ${due} series were planned`);
    }
    return median(seen);
  };
  say(`reminders: a run over ${few.toLocaleString('en-IN')} stored series`);
  await seed(few, '2031-01-05');
  // The first runs also warm up V8.
  await rate();
  const small = await rate();
  say(`reminders: a run over ${many.toLocaleString('en-IN')} stored series`);
  await seed(many - few, '2031-01-05');
  await sql`analyze reminder_series`;
  const large = await rate();
  return [
    {
      measured: `reminder run, series planned a second of ${few.toLocaleString('en-IN')} stored`,
      product: perSecond(small),
      floor: '',
      ratio: null,
      wanted: `about ${perSecond(wantedPerSecond)}`,
      isMet: null,
    },
    {
      measured: `the same of ${many.toLocaleString('en-IN')} stored, by that of few`,
      product: perSecond(large),
      floor: perSecond(small),
      ratio: large / small,
      wanted: String(flat),
      isMet: large / small >= flat,
    },
  ];
}
