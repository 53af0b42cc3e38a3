import { median } from '../measure.ts';
import type { Line } from '../report.ts';
import type { Twin } from '../twin.ts';
import { seedAdverts } from './seed-adverts.ts';

type Bench = {
  readonly startTwin: (name: string) => Promise<Twin>;
  readonly isQuick: boolean;
};

/** Time of a valuation from comparable adverts over HTTP, one at a time, with a million adverts in all. Reported only;
 * some 5 ms are expected. */
export async function valuationLine({ startTwin, isQuick }: Bench): Promise<Line> {
  const total = isQuick ? 50_000 : 1_000_000;
  const count = total.toLocaleString('en-IN');
  process.stdout.write(`valuation: seeding ${count} adverts\n`);
  const twin = await startTwin('many_adverts');
  try {
    await seedAdverts(twin.sql, total);
    const times: number[] = [];
    for (let turn = 0; turn < 220; turn += 1) {
      const began = performance.now();
      const { method } = await priceOf(twin.product.address, turn);
      if (method !== 'comparables') throw new Error(`valued by ${method}`);
      // The first twenty warm up.
      if (turn >= 20) times.push(performance.now() - began);
    }
    return {
      measured: `valuation from comparables at ${count} adverts, alone`,
      product: `${median(times).toFixed(1)} ms`,
      ...{ floor: '', ratio: null, wanted: '', isMet: null },
    };
  } finally {
    await twin.stop();
  }
}

/** Another car each time: none is answered from what was kept. */
async function priceOf(address: string, turn: number): Promise<{ readonly method: string }> {
  const answer = await fetch(`${address}/api/v1/web/sell-car/fetch-price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ make: 'maruti-suzuki', model: 'swift', year: 2016 + (turn % 8) },
      ...{ variant: 'petrol-manual', km: 20_000 + turn * 137, cityId: 10_001 + (turn % 150) },
    }),
  });
  const { data } = (await answer.json()) as { data?: { valuation: { method: string } } };
  if (data === undefined) throw new Error(`the price call responded ${answer.status}`);
  return data.valuation;
}
