import { dueDayOf, isOverdue } from '@pahiya/domain/rto-services/rto-work';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { lockWork } from '../store/move-work.ts';
import { giveUpWork } from './give-up-work.ts';
import { dayAfter } from './watch-from.ts';

/** On the day after a promised day: refunds work whose documents never came, or that we did not file in time. Work that is
 * filed, over or with an operator has no day; a later one enqueues this again. */
export const watchRtoTask: TaskHandler = (services, orderId) =>
  services.sql.begin(async (tx) => {
    const held = await lockWork(tx, orderId);
    if (held === null) return 'done';
    const { work, step } = held;
    const state = { ...work, step, isFiled: work.filedAt !== null };
    const due = dueDayOf(state);
    if (due === null) return 'done';
    if (!isOverdue(state, istDateOf(services.now()))) return { again: dayAfter(due) };
    await notify(tx, services, { orderId, itemId: work.workId, turn: 'late' });
    await giveUpWork(tx, services, held, { reason: 'late' });
    return 'done';
  });
