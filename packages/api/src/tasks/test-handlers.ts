import { taskKinds } from '@pahiya/contracts/operators/task-kinds';
import type { TaskHandler, TaskHandlers } from './task-kinds.ts';

/** Handlers for a test: those given, and for every other kind one that fails loudly.
 * @internal Tests only. */
export function testHandlers(given: Partial<TaskHandlers>): TaskHandlers {
  const unexpected: TaskHandler = async () => ({ failed: 'not-expected-in-this-test' });
  return {
    ...(Object.fromEntries(taskKinds.map((kind) => [kind, unexpected])) as TaskHandlers),
    ...given,
  };
}
