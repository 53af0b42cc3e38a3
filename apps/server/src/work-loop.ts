import { setTimeout as sleep } from 'node:timers/promises';
import { schedules } from '@pahiya/api/composition/schedules';
import { taskHandlers, taskIntakes } from '@pahiya/api/composition/task-handlers';
import type { Metrics } from '@pahiya/api/modules/operations/metrics';
import type { Services } from '@pahiya/api/services';
import { declareSchedules } from '@pahiya/api/tasks/schedules/schedules';
import { createWorkLoop } from '@pahiya/api/tasks/work-loop';
import type { FastifyBaseLogger } from 'fastify';

/** A task that exceeds this is left to its lease: another worker retries it. */
const PATIENCE_MS = 4_000;

/** Starts processing tasks: payments, settlement, messages, and recurring work. Returns the stop function. */
export async function startWorkLoop(
  services: Services,
  { metrics, log }: { readonly metrics: Metrics; readonly log: FastifyBaseLogger },
): Promise<{ readonly stop: () => Promise<void> }> {
  await declareSchedules(services, schedules);
  const loop = createWorkLoop(services, taskHandlers, {
    intakes: taskIntakes,
    onNote: ({ kind, outcome, reason }) => {
      metrics.taskRuns.inc({ kind, outcome });
      if (outcome === 'dead') log.error({ kind, reason }, 'task given up');
      if (outcome === 'failed' || outcome === 'fault') log.warn({ kind, reason }, 'task failed');
    },
  });
  loop.start();
  return { stop: () => Promise.race([loop.stop(), sleep(PATIENCE_MS)]) };
}
