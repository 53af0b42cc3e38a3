import { fileURLToPath } from 'node:url';
import type { createDatabase } from '@pahiya/api/db/database';
import { type Browser, inTurn, type Program, sendLoad, startProgram } from './measure.ts';
import { type Line, ratioLine } from './report.ts';
import { secondCallHeaders } from './second-call-headers.ts';
import { benchMark, seedVehicles } from './seed.ts';
import type { StartTwin } from './twin.ts';

/** Dependencies of the look-up benchmark. */
export type VehicleBench = {
  readonly product: Program;
  readonly sql: ReturnType<typeof createDatabase>;
  readonly databaseUrl: string;
  readonly poolSize: string;
  readonly startTwin: StartTwin;
  /** Vehicles stored in the second part. */
  readonly large: number;
  readonly rounds: number;
  readonly seconds: number;
};

const small = 10_000;
const connections = 32;
/** A burst requests some 25,000 numbers, so hardly any is repeated. */
const numbersOfBrowser = 1_000;
const api = '/api/v1/web/vehicle/';
const known = 'DL8CAF5030';
const sourceKey = 'ulip-vahan:sandbox';
const say = (text: string) => process.stdout.write(`${text}\n`);

/** The look-up from the store: 32 browsers on their second call, each requesting numbers drawn from all stored ones. At
 * 10,000 against the floor, with the same requests; then at a million against the instance with 10,000. */
export async function measureVehicle(bench: VehicleBench): Promise<Line[]> {
  return [await smallLine(bench), await largeLine(bench)];
}

async function smallLine(bench: VehicleBench): Promise<Line> {
  say('GET vehicle from cache, 10,000 stored');
  const { product } = bench;
  const floor = await startProgram(
    fileURLToPath(new URL('floors/vehicle-floor.ts', import.meta.url)),
    { DATABASE_URL: bench.databaseUrl, DATABASE_POOL: bench.poolSize, SOURCE_KEY: sourceKey },
  );
  try {
    await seedVehicles(bench.sql, small);
    const seen = await inTurn(
      bench.rounds,
      load(bench, { product, stored: small }),
      load(bench, { product, stored: small, bare: floor }),
    );
    return ratioLine('`GET vehicle/…` from cache, requests/s, 32 concurrent', seen, 0.6);
  } finally {
    await floor.stop();
  }
}

async function largeLine(bench: VehicleBench): Promise<Line> {
  const { large, product } = bench;
  const count = large.toLocaleString('en-IN');
  say(`seeding ${count} vehicles`);
  const twin = await bench.startTwin('many_vehicles');
  try {
    const first = await fetch(`${twin.product.address}${api}${known}`);
    if (first.status !== 200) throw new Error(`the twin responded ${first.status}`);
    await seedVehicles(twin.sql, large);
    say('GET vehicle from cache, many stored');
    const seen = await inTurn(
      bench.rounds,
      load(bench, { product: twin.product, stored: large }),
      load(bench, { product, stored: small }),
    );
    const line = ratioLine(`the same at ${count} stored vehicles`, seen, 0.9);
    return { ...line, floor: `${line.floor} at ${small.toLocaleString('en-IN')}` };
  } finally {
    await twin.stop();
  }
}

type Target = {
  readonly product: Program;
  readonly stored: number;
  /** A bare server on the product's database, measured in its place. */
  readonly bare?: Program;
};

function load({ seconds }: VehicleBench, { product, stored, bare }: Target) {
  return async () => {
    const browsers = await Promise.all(
      Array.from({ length: connections }, () =>
        browserOf(product, bare === undefined ? api : '/', stored),
      ),
    );
    const url = (bare ?? product).address;
    return (await sendLoad({ url, browsers, seconds })).perSecond;
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
