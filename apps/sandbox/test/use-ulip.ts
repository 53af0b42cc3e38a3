import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import {
  createUlipVahanRegistry,
  type UlipVahanOptions,
  type UlipVahanRegistry,
} from '@pahiya/providers/registries/ulip/vahan-registry';
import { afterEach, beforeEach } from 'vitest';
import type { SandboxOptions } from '../src/app.ts';
import { SANDBOX_CREDENTIALS } from '../src/credentials.ts';
import { type SandboxOnLoopback, startSandbox } from './sandbox-on-loopback.ts';

type Overrides = Pick<UlipVahanOptions, 'http' | 'guard'> & {
  account?: Partial<UlipVahanOptions['account']>;
};

/** The ULIP adapter over HTTP, with its own sandbox for each test of the file. */
export function useUlip() {
  let sandbox: SandboxOnLoopback;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  function createRegistry({ account, http, guard }: Overrides = {}): UlipVahanRegistry {
    return sandbox.keep(
      createUlipVahanRegistry({
        account: {
          baseUrl: `${sandbox.address}/ulip/v1.0.0`,
          username: SANDBOX_CREDENTIALS.ulipUsername,
          password: SANDBOX_CREDENTIALS.ulipPassword,
          ...account,
        },
        sandbox: true,
        http: { ...http },
        guard: { retryDelayMs: 1, ...guard },
      }),
    );
  }

  return {
    createRegistry,
    /** Response of `/control/calls`. */
    calls: async (): Promise<{ services: Record<string, number> }> =>
      (await sandbox.app.inject('/control/calls')).json(),
    setFault: (service: string, fault: object) => sandbox.setFault(service, fault),
    restart: async (options: SandboxOptions) => {
      await sandbox.close();
      sandbox = await startSandbox(options);
    },
    findError: async (overrides: Overrides = {}) => {
      const answer = await createRegistry(overrides).find(vehicle('DL8CAF5030'));
      return answer.ok ? null : answer.error;
    },
    recordOf: async (text: string) => {
      const answer = await createRegistry().find(vehicle(text));
      return answer.ok && answer.value.kind === 'found' ? answer.value.record : null;
    },
  };
}

/** A vehicle number that must be valid. */
export function vehicle(text: string): VehicleNumber {
  const number = toVehicleNumber(text);
  if (number === null) throw new Error(`not a mark: ${text}`);
  return number;
}
