import { fileURLToPath } from 'node:url';
import type { createDatabase } from '@pahiya/api/db/database';
import { type Browser, inTurn, median, type Program, sendLoad, startProgram } from './measure.ts';
import { type Line, perSecond, ratioLine } from './report.ts';
import { secondCallHeaders } from './second-call-headers.ts';
import { benchMark, seedVehicles } from './seed.ts';

/** What the look-up is measured with. */
export type VehicleBench = {
  readonly product: Program;
  readonly sql: ReturnType<typeof createDatabase>;
  readonly databaseUrl: string;
  readonly poolSize: string;
  /** Vehicles stored in the second part. */
  readonly large: number;
  readonly rounds: number;
  readonly seconds: number;
};

const small = 10_000;
const connections = 32;
/** A burst asks for some 25,000 numbers, so that hardly any is asked for twice. */
const numbersOfBrowser = 1_000;
const api = '/api/v1/web/vehicle/';
const known = 'DL8CAF5030';
const sourceKey = 'ulip-vahan:sandbox';
const say = (text: string) => process.stdout.write(`${text}\n`);

/** The look-up from the store: 32 browsers on their second call, each asking for numbers drawn from all that are
 * stored, at 10,000 and again at a million. The floor is sent the same. */
export async function measureVehicle(bench: VehicleBench): Promise<Line[]> {
  const { product, sql, large, rounds } = bench;
  const floor = await startProgram(
    fileURLToPath(new URL('floors/vehicle-floor.ts', import.meta.url)),
    { DATABASE_URL: bench.databaseUrl, DATABASE_POOL: bench.poolSize, SOURCE_KEY: sourceKey },
  );
  try {
    const load = (address: string, prefix: string, stored: number) => async () => {
      const browsers = await Promise.all(
        Array.from({ length: connections }, () => browserOf(product, prefix, stored)),
      );
      return (await sendLoad({ url: address, browsers, seconds: bench.seconds })).perSecond;
    };
    const measure = (stored: number) =>
      inTurn(rounds, load(product.address, api, stored), load(floor.address, '/', stored));
    say('GET vehicle from cache, 10,000 stored');
    await seedVehicles(sql, small);
    const few = await measure(small);
    say(`seeding ${large.toLocaleString('en-IN')} vehicles`);
    await seedVehicles(sql, large);
    say('GET vehicle from cache, many stored');
    const many = await measure(large);
    return [
      ratioLine('`GET vehicle/…` from cache, requests/s at 32 at once', few, 0.6),
      manyLine(few, many, large),
    ];
  } finally {
    await floor.stop();
  }
}

type Seen = { readonly product: number[]; readonly floor: number[] };

function manyLine(few: Seen, many: Seen, large: number): Line {
  const ratio = median(many.product) / median(few.product);
  return {
    measured: `the same at ${large.toLocaleString('en-IN')} stored vehicles`,
    product: perSecond(median(many.product)),
    floor: `${perSecond(median(few.product))} at ${small.toLocaleString('en-IN')} (bare server: ${perSecond(median(many.floor))})`,
    ratio,
    wanted: '0.9',
    isMet: ratio >= 0.9,
    rounds: { product: many.product, floor: few.product },
  };
}

async function browserOf(product: Program, prefix: string, stored: number): Promise<Browser> {
  return {
    headers: await secondCallHeaders(product.address, `${api}${known}`),
    paths: Array.from(
      { length: numbersOfBrowser },
      () => `${prefix}${benchMark(Math.floor(Math.random() * stored))}`,
    ),
  };
}
