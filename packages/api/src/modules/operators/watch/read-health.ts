import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskHealth as contract } from '@pahiya/contracts/operators/watch-contracts';
import type { Services } from '../../../services.ts';
import { findDeadTasks } from '../../../tasks/dead-tasks.ts';
import { countOpenTasks } from '../../../tasks/task-repository.ts';
import { recentCalls } from '../../operations/upstream-calls.ts';

const deadAtMost = 50;
const hourMs = 3_600_000;
const overdueMs = 60_000;

/** Availability of upstream services, and state of the task queue. */
export async function readHealth({ sql, now }: Services): Promise<AnswerOf<typeof contract>> {
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const [upstreams, work, dead] = await Promise.all([
    recentCalls(sql, at, { days: 1, recentMs: hourMs }),
    countOpenTasks(sql, { now: at, overdueSince: before(overdueMs) }),
    findDeadTasks(sql, deadAtMost),
  ]);
  return {
    asOf: at.toISOString(),
    upstreams: upstreams.map(({ lastSuccessAt, lastFailureAt, ...row }) => ({
      ...row,
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
      lastFailureAt: lastFailureAt?.toISOString() ?? null,
    })),
    tasks: {
      ...work,
      dead: dead.map(({ deadAt, ...task }) => ({ ...task, deadAt: deadAt.toISOString() })),
    },
  };
}
