import type { FastifyInstance } from 'fastify';
import { buildSandbox, type SandboxOptions } from '../src/app.ts';

/** A sandbox listening on loopback, with access to its control API. */
export type SandboxOnLoopback = {
  readonly app: FastifyInstance;
  readonly address: string;
  readonly setFault: (service: string, fault: object) => Promise<void>;
  readonly callCount: (service: string) => Promise<number>;
  /** Closes the sandbox and everything registered here. */
  readonly keep: <T extends { readonly close: () => Promise<void> }>(closable: T) => T;
  readonly close: () => Promise<void>;
};

/** Starts a sandbox for one test. */
export async function startSandbox(options: SandboxOptions = {}): Promise<SandboxOnLoopback> {
  const app = buildSandbox(options);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const kept: { readonly close: () => Promise<void> }[] = [];
  return {
    app,
    address,
    async setFault(service, fault) {
      const url = `/control/faults/${service}`;
      const answer = await app.inject({ method: 'PUT', url, payload: fault });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    async callCount(service) {
      const calls: { services: Record<string, number> } = (
        await app.inject('/control/calls')
      ).json();
      return calls.services[service] ?? 0;
    },
    keep(closable) {
      kept.push(closable);
      return closable;
    },
    async close() {
      await Promise.all(kept.map((one) => one.close()));
      await app.close();
    },
  };
}
