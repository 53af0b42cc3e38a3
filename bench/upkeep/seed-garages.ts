import type { Database } from '@pahiya/api/db/database';
import type { Person } from '../challans/seed-searches.ts';
import { callAs } from '../orders/call-as.ts';

/** Adds this many vehicles to a person's garage, and returns their numbers. */
export async function fillGarage(
  address: string,
  person: Person,
  count: number,
): Promise<readonly string[]> {
  const numbers: string[] = [];
  for (let place = 0; numbers.length < count; place += 1) {
    if (place > count * 5) throw new Error('the sandbox has too few vehicles');
    const vehicleNumber = `DL8CAF${5030 + place}`;
    // The sandbox does not know every number.
    const isAdded = await callAs(address, person, {
      path: '/garage/vehicles',
      body: { vehicleNumber },
    }).then(
      () => true,
      () => false,
    );
    if (isAdded) numbers.push(vehicleNumber);
  }
  return numbers;
}

/** Gives every vehicle this many lines: two fills to one service, over ten years. */
export async function seedLogs(
  sql: Database,
  userId: string,
  { numbers, lines }: { readonly numbers: readonly string[]; readonly lines: number },
): Promise<void> {
  await sql`
    insert into upkeep_entries (id, user_id, vehicle_number, kind, category, on_day, km, cost_paise,
      title, quantity, is_full, is_missed, added_at)
    select gen_random_uuid(), ${userId}, number, case when n % 3 = 0 then 'service' else 'fuel' end,
      case when n % 3 = 0 then 'service' else 'petrol' end,
      date '2016-01-01' + (n * 3650 / ${lines}::int), n * 20, 250000,
      case when n % 3 = 0 then 'Oil and filter' end, case when n % 3 > 0 then 30000 end,
      case when n % 3 > 0 then true end, case when n % 3 > 0 then false end, now()
    from unnest(${[...numbers]}::text[]) as number, generate_series(1, ${lines}::int) as n`;
}
