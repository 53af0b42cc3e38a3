import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { SLOW_MS, troubleOf } from './magic-number.ts';
import type { ChallanService } from './sandbox-challan.ts';

/** Applies the behaviour selected by the last digits of a vehicle number. Counts the failures shown. */
export type TroubleMaker = {
  /** `answered`: the trouble was the response. `malformed`, `down`: left to the service's protocol. */
  readonly meet: (
    service: ChallanService,
    vehicleNumber: string,
    reply: FastifyReply,
  ) => Promise<'answered' | 'malformed' | 'down' | null>;
  readonly clear: () => void;
};

export function createTroubleMaker(): TroubleMaker {
  const failures = new Map<string, number>();
  return {
    clear: () => failures.clear(),
    async meet(service, vehicleNumber, reply) {
      const trouble = troubleOf(service, vehicleNumber);
      switch (trouble) {
        case 'slow':
          await wait(SLOW_MS);
          return null;
        case 'silent':
          reply.hijack();
          return 'answered';
        case 'fails-twice': {
          const shown = failures.get(vehicleNumber) ?? 0;
          if (shown === 2) return null;
          failures.set(vehicleNumber, shown + 1);
          await reply.code(500).type('text/plain').send('internal error');
          return 'answered';
        }
        default:
          return trouble;
      }
    },
  };
}
