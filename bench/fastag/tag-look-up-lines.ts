import { addedTimeLine } from '../added-time.ts';
import { type ChallanBench, say } from '../challans/challan-bench.ts';
import { type Person, seedPeople } from '../challans/seed-searches.ts';
import { sandboxOf, slowDown, speedUp, unseenVehicle } from '../challans/sources.ts';
import { callAs } from '../orders/call-as.ts';
import type { Line } from '../report.ts';
import { bareTagChain } from './bare-tag-chain.ts';

/** Per call, in milliseconds. The bank is called twice: it answers a fetch later. */
const latencies = { 'fastag-tags': 250, bbps: 150 };

type Ask = (vehicleNumber: string) => Promise<unknown>;

/** Time of a tag look-up over the API, one and sixteen at once, next to the longest chain of bare adapters for the same
 * vehicles in the same round. */
export async function tagLookUpLines(bench: ChallanBench): Promise<Line[]> {
  say('tag look-up over the API');
  const { product, isQuick } = bench;
  const [person] = await seedPeople(bench.sql, 1);
  if (person === undefined) throw new Error('no person to look up');
  const sandbox = await sandboxOf(product.address);
  const bare = bareTagChain(sandbox);
  try {
    const vehicles = await vehiclesWithTag(bare.ask, 16);
    await slowDown(sandbox, latencies);
    const lookUp = (vehicleNumber: string) => askApi(product.address, person, vehicleNumber);
    const one = await inTurn({ rounds: isQuick ? 8 : 20, vehicles, atOnce: 1 }, lookUp, bare.ask);
    const many = await inTurn({ rounds: isQuick ? 4 : 10, vehicles, atOnce: 16 }, lookUp, bare.ask);
    return [
      addedTimeLine('tag look-up over the API', one),
      addedTimeLine('the same, 16 concurrent', many),
    ];
  } finally {
    await speedUp(sandbox, latencies);
    await bare.close();
  }
}

async function vehiclesWithTag(ask: Ask, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let tries = 0; found.length < count; tries += 1) {
    if (tries > count * 10) throw new Error('too few vehicles have a tag');
    const vehicleNumber = unseenVehicle();
    if ((await ask(vehicleNumber)) !== null) found.push(vehicleNumber);
  }
  return found;
}

async function askApi(address: string, person: Person, vehicleNumber: string): Promise<void> {
  const path = `/fastag/recharge/checkVehicleEligiblity?${new URLSearchParams({ vehicleNumber })}`;
  const { vehicle } = await callAs<{ vehicle: object | null }>(address, person, { path });
  if (vehicle === null) throw new Error(`no tag of ${vehicleNumber}`);
}

/** Milliseconds of each look-up by product and adapters in turn, after a round to warm up. */
async function inTurn(
  {
    rounds,
    vehicles,
    atOnce,
  }: { readonly rounds: number; readonly vehicles: readonly string[]; readonly atOnce: number },
  product: Ask,
  floor: Ask,
): Promise<{ product: number[]; floor: number[] }> {
  const seen = { product: [] as number[], floor: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const from = (round * atOnce) % vehicles.length;
    const asked = vehicles.slice(from, from + atOnce);
    const ofProduct = await Promise.all(asked.map((vehicle) => timed(product, vehicle)));
    const ofFloor = await Promise.all(asked.map((vehicle) => timed(floor, vehicle)));
    if (round === 0) continue;
    seen.product.push(...ofProduct);
    seen.floor.push(...ofFloor);
  }
  return seen;
}

async function timed(ask: Ask, vehicleNumber: string): Promise<number> {
  const started = performance.now();
  await ask(vehicleNumber);
  return performance.now() - started;
}
