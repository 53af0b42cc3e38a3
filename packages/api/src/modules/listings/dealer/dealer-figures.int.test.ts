import {
  partnerImportListings,
  partnerListingFigures,
} from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { afterAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const now = new Date('2026-11-25T06:00:00Z');
api.setNow(now);

afterAll(async () => {
  await api.close();
  await database.drop();
});

const header =
  'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status';
let plates = 5_000;
const lineOf = (stock: string, price: number, model = 'Swift') => {
  plates += 1;
  return `${stock},DL8CAF${plates},Maruti Suzuki,${model},2019,VXI,petrol,manual,hatchback,42300,1,red,${price},Delhi,`;
};

async function dealerWith(...lines: string[]): Promise<TestBrowser> {
  const { browser } = await signInAsPartner(api, await makeFirm(api));
  const csv = [header, ...lines].join('\n');
  const stored = await browser.call(partnerImportListings, { body: { csv, isDryRun: false } });
  expect(stored.data).toMatchObject({ isStored: true });
  await sql`
    update used_listings set state = 'live', live_at = '2026-11-20T06:00:00Z'
    where state = 'in-review'`;
  return browser;
}

test('figures of a firm’s cars come from its rows alone; others are a median from ten like cars on', async () => {
  const own = await dealerWith(lineOf('S-1', 450_000), lineOf('S-2', 900_000, 'Baleno'));
  const others = Array.from({ length: 9 }, (_, index) => lineOf(`T-${index}`, 400_000 + index));
  await dealerWith(...others);
  const figures = async (browser = own) => (await browser.call(partnerListingFigures)).data.cars;
  const swift = async () => (await figures()).find(({ stockNumber }) => stockNumber === 'S-1');
  expect(await figures()).toHaveLength(2);
  expect(await swift()).toMatchObject({
    ...{ title: 'Maruti Suzuki Swift VXI 2019', pricePaise: 45_000_000, days: 5 },
    ...{ watches: 0, drives: 0, reservations: 0, label: 'waiting', marketPaise: null },
    leads: { received: 0, contacted: 0, won: 0 },
    like: { count: 9, medianPaise: null },
  });
  const third = await dealerWith(lineOf('U-1', 500_000));
  expect((await swift())?.like).toEqual({ count: 10, medianPaise: 40_000_450 });
  expect(await figures(third)).toMatchObject([{ stockNumber: 'U-1', like: { count: 10 } }]);
  const [row] = await sql<{ id: string; firmId: string }[]>`
    select l.id, d.firm_id as "firmId" from used_listings l join used_dealers d on d.id = l.dealer_id
    where l.stock_number = 'S-1'`;
  const at = new Date('2026-11-21T06:00:00Z');
  for (const [key, contactedAt] of [
    ['a', at],
    ['b', null],
  ] as const) {
    await sql`
      insert into partner_leads (id, firm_id, kind, stage, due_at, created_at, contacted_at, city_id,
        title, subject_ref, slot, dedupe_key, last_asked_at, quality, quality_parts)
      values (gen_random_uuid(), ${row?.firmId ?? ''}, 'used-car', 'new', ${at}, ${at},
        ${contactedAt}, 10084, 'Swift', ${row?.id ?? ''}, 'any', ${Buffer.from(key)}, ${at}, 50,
        '{}')`;
  }
  expect((await swift())?.leads).toEqual({ received: 2, contacted: 1, won: 0 });
  expect((await figures(third))[0]?.leads.received).toBe(0);
});
