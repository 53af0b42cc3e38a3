import { enqueueTasks } from '../../tasks/enqueue-task.ts';
import type { TaskIntake } from '../../tasks/work-loop.ts';
import { hasNewEvent, takeNewEvents } from './store/gateway-event-repository.ts';

const eventsAtMost = 200;

/** Makes a task of each stored webhook event: the webhook itself writes one row and answers. */
export const gatewayEventIntake: TaskIntake = {
  lane: 'prompt',
  take: async (sql, now) => {
    // Most looks find nothing, and need no transaction.
    if (!(await hasNewEvent(sql))) return 0;
    return sql.begin(async (tx) => {
      const subjects = await takeNewEvents(tx, { now, count: eventsAtMost });
      await enqueueTasks(tx, 'gateway-event', { subjects, dueAt: now });
      return subjects.length;
    });
  },
};
