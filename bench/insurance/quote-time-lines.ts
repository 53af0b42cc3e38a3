import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import type { InsuranceDesk, Insurer } from '@pahiya/domain/insurance/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { connectInsurers } from '../../apps/server/src/connect-insurers.ts';
import { addedTimeLine } from '../added-time.ts';
import { type ChallanBench, say } from '../challans/challan-bench.ts';
import { type Person, seedPeople } from '../challans/seed-searches.ts';
import { type Answered, sandboxOf, slowDown, speedUp, unseenVehicle } from '../challans/sources.ts';
import { callAs } from '../orders/call-as.ts';
import type { Line } from '../report.ts';

/** Latency of both ways to insurers, and what the slow insurer takes besides, in milliseconds. */
const latencies = { 'insurer-hub': 150, 'insurer-link': 400 } as const;
const slowMs = 700;

type Question = Parameters<Insurer['quote']>[0];

/** Time to the first insurer's quote over the API and to all, each next to the bare adapters asked about the same vehicle
 * in the same round. The vehicle's record is there: its page was open before. */
export async function quoteTimeLines(bench: ChallanBench): Promise<Line[]> {
  say('insurance: time to the first quote and to all');
  const { address } = bench.product;
  const [person] = await seedPeople(bench.sql, 1);
  if (person === undefined) throw new Error('no person to ask for quotes');
  const sandbox = await sandboxOf(address);
  const live = { insurers: null, insuranceLicence: null };
  const { insuranceDesk, guarded } = connectInsurers(live, sandbox, { onCall: () => undefined });
  if (insuranceDesk === null) throw new Error('the sandbox has no insurers');
  try {
    await slowDown(sandbox, latencies);
    await setInsurers(sandbox, { slowMs, failMs: 0 });
    const seen = { product: [] as Answered[], floor: [] as Answered[] };
    const rounds = bench.isQuick ? 4 : 12;
    for (let round = 0; round <= rounds; round += 1) {
      const vehicleNumber = await openVehicle(address, person);
      const ofProduct = await askApi(address, person, vehicleNumber);
      const ofFloor = await askBare(insuranceDesk, vehicleNumber);
      // The first round warms up.
      if (round === 0) continue;
      seen.product.push(ofProduct);
      seen.floor.push(ofFloor);
    }
    const line = (measured: string, of: (answered: Answered) => number) =>
      addedTimeLine(measured, { product: seen.product.map(of), floor: seen.floor.map(of) });
    return [
      line('first insurer’s quote over the API', ({ first }) => first),
      line('every insurer’s quote over the API', ({ all }) => all),
    ];
  } finally {
    await speedUp(sandbox, latencies);
    await setInsurers(sandbox, { slowMs: 3_000, failMs: 15_000 });
    await Promise.all(Object.values(guarded).map((one) => one.close()));
  }
}

async function setInsurers(sandbox: string, settings: object): Promise<void> {
  const answer = await fetch(`${sandbox}/control/insurers`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(`the insurers refuse their settings: ${answer.status}`);
}

/** A vehicle that nobody looked up, whose insurance page is open now and which has a price. */
export async function openVehicle(address: string, person: Person): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const vehicleNumber = unseenVehicle();
    const path = `/insurance/v2/homepage?${new URLSearchParams({ vehicleNumber })}`;
    const { cardParams } = await callAs<{
      cardParams: { vehicle: string | null; offered: string[]; needs: string | null } | null;
    }>(address, person, { path });
    if (cardParams?.needs !== null || cardParams.vehicle !== 'car') continue;
    if (cardParams.offered.includes('third-party')) return vehicleNumber;
  }
  throw new Error('no vehicle of the sandbox has a price');
}

/** What is asked for everywhere here: third party alone, which every vehicle has. */
export const wish = {
  ...{ cover: 'third-party', insuredValue: null, kw: null, cc: null, lastBonus: 0 },
  ...{
    hadClaim: false,
    ownerChanged: false,
    ownDamageUntil: null,
    noOwnerDriver: null,
    addOns: [],
  },
};

type Board = {
  readonly requestId: string;
  readonly insurers: readonly { readonly insurerId: string; readonly state: string }[];
};

/** As the page does it: the request, then every insurer side by side. */
async function askApi(address: string, person: Person, vehicleNumber: string): Promise<Answered> {
  const started = performance.now();
  const body = { ...wish, vehicleNumber };
  const board = await callAs<Board>(address, person, { path: '/insurance/quotes', body });
  const times = await Promise.all(
    board.insurers.map(async ({ insurerId }) => {
      const path = `/insurance/quotes/${board.requestId}?insurer=${insurerId}`;
      const { insurers } = await callAs<Board>(address, person, { path });
      const state = insurers.find((one) => one.insurerId === insurerId)?.state;
      if (state !== 'quote' && state !== 'declined') throw new Error(`${insurerId} is ${state}`);
      return performance.now() - started;
    }),
  );
  return { first: Math.min(...times), all: Math.max(...times) };
}

/** The adapters alone, side by side. */
async function askBare({ insurers }: InsuranceDesk, vehicleNumber: string): Promise<Answered> {
  const power = { power: { kind: 'engine', cc: 1197, isHybrid: false } } as const;
  const extras = { ...noExtras, gasKit: { kind: 'none' } } as const;
  const question: Question = {
    requestId: crypto.randomUUID(),
    vehicle: {
      ...{ vehicleNumber, vehicle: 'car', ...power },
      ...{ maker: null, model: null, registeredOn: '2021-03-15' as IstDate, zone: 'A' },
      ...{ seats: null, invoicePrice: null },
    },
    ask: {
      ...{ cover: 'third-party', insuredValue: null, bonus: 0, ownDamageUntil: null },
      ...{ withOwnerDriver: true, addOns: [], extras },
      startsOn: '2026-12-02' as IstDate,
    },
  };
  const started = performance.now();
  const times = await Promise.all(
    insurers.map(async (insurer) => {
      const answer = await insurer.quote(question);
      if (!answer.ok) throw new Error(`${insurer.profile.id} fails: ${answer.error.kind}`);
      return performance.now() - started;
    }),
  );
  return { first: Math.min(...times), all: Math.max(...times) };
}
