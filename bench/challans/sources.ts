import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { createNationalChallanSource } from '@pahiya/providers/challan-sources/national/national-challan-source';
import { createStatePoliceChallanSource } from '@pahiya/providers/challan-sources/state-police/state-police-challan-source';
import { createVirtualCourtChallanSource } from '@pahiya/providers/challan-sources/virtual-court/virtual-court-challan-source';
import { createUlipSession } from '@pahiya/providers/registries/ulip/ulip-session';
import { SANDBOX_CREDENTIALS as keys } from '@pahiya/sandbox/credentials';

/** Latency of each source of challans, in milliseconds. */
const latencies = { echallan: 150, 'virtual-courts': 400, 'state-police': 900 } as const;

type Latencies = Readonly<Record<string, number>>;

/** Milliseconds to the first response of several, and to all. */
export type Answered = { readonly first: number; readonly all: number };

/** The adapters alone, without the product: the lower bound of any page. */
export type BareSources = {
  readonly ask: (vehicleNumber: string) => Promise<Answered>;
  /** Calls all in parallel and reports each response; ends with the last. */
  readonly askEach: (vehicleNumber: string, answered: (source: string) => void) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Address of a product's sandbox, as shown on the page. */
export async function sandboxOf(productAddress: string): Promise<string> {
  const page = await fetch(`${productAddress}/rc-search`).then((answer) => answer.text());
  const address = /(http:\/\/127\.0\.0\.1:\d+)\/inbox/.exec(page)?.[1];
  if (address === undefined) throw new Error('the page does not name the sandbox');
  return address;
}

/** Gives services of the sandbox realistic latencies. */
export async function slowDown(sandbox: string, services: Latencies = latencies): Promise<void> {
  for (const [service, latencyMs] of Object.entries(services)) {
    const answer = await fetch(`${sandbox}/control/faults/${service}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ latencyMs }),
    });
    if (!answer.ok) throw new Error(`the sandbox refuses to be slow: ${answer.status}`);
  }
}

/** Removes the latencies. */
export async function speedUp(sandbox: string, services: Latencies = latencies): Promise<void> {
  for (const service of Object.keys(services)) {
    await fetch(`${sandbox}/control/faults/${service}`, { method: 'DELETE' });
  }
}

/** Connects the adapters to the sandbox. */
export function bareSources(sandbox: string): BareSources {
  const session = createUlipSession({
    baseUrl: `${sandbox}/ulip/v1.0.0`,
    username: keys.ulipUsername,
    password: keys.ulipPassword,
  });
  const at = { baseUrl: sandbox, sandbox: true };
  const sources = [
    createNationalChallanSource({ session, sandbox: true }),
    createVirtualCourtChallanSource({ ...at, apiKey: keys.virtualCourtsApiKey }),
    createStatePoliceChallanSource({ ...at, apiKey: keys.statePoliceApiKey, photoOrigins: [] }),
  ];
  async function askEach(vehicleNumber: string, answered: (source: string) => void) {
    await Promise.all(
      sources.map(async (source) => {
        const answer = await source.find(vehicleNumber as VehicleNumber);
        if (!answer.ok) throw new Error(`${source.id} fails: ${answer.error.kind}`);
        answered(source.id);
      }),
    );
  }
  return {
    askEach,
    async ask(vehicleNumber) {
      const started = performance.now();
      const times: number[] = [];
      await askEach(vehicleNumber, () => times.push(performance.now() - started));
      return { first: Math.min(...times), all: Math.max(...times) };
    },
    close: async () => {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}

let asked = 0;

/** A vehicle without earlier look-ups; its last digits cause no fault in the sandbox. */
export function unseenVehicle(): string {
  asked += 1;
  return `MH14GJ${String(4000 + asked)}`;
}
