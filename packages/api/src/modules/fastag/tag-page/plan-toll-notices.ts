import { noticeReminder } from '@pahiya/domain/fastag/notice-reminder';
import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { readOwnHours } from '../../notices/own-hours.ts';
import { clockOf } from './notices.ts';
import { findOpenNotices } from './open-notice-repository.ts';
import { mayRemind, tollNotice } from './toll-notice-kind.ts';

const dayMs = 86_400_000;

/** Queues the reminders of e-notices whose time has come, once a moment and channel, and returns how many messages are
 * new. May run on several servers at once. */
export async function planTollNotices(services: Services): Promise<number> {
  const { sql, now } = services;
  const { vahanDays } = fastagRuleOn('unpaid-fee', istDateOf(now())).values;
  const since = new Date(now().getTime() - (vahanDays + 1) * dayMs);
  let queued = 0;
  for (const notice of await findOpenNotices(sql, since)) {
    const own = await readOwnHours(sql, notice.userId);
    const { enteredAt } = notice;
    const reminder = noticeReminder({ clock: clockOf(notice, now()), enteredAt, own }, now());
    if (reminder === null || !(await mayRemind(services, notice))) continue;
    const user = await findUser(sql, notice.userId);
    // The consent names these two.
    const channels = user?.email == null ? (['sms'] as const) : (['sms', 'email'] as const);
    queued += await sql.begin((tx) =>
      enqueueNotice(tx, services, {
        ...{ userId: notice.userId, subjectKind: tollNotice, subjectId: notice.noticeId },
        channels,
        dedupeKey: `${reminder.turn} ${reminder.hoursLeft}`,
        messageClass: 'service',
        facts: { turn: reminder.turn, hoursLeft: reminder.hoursLeft },
      }),
    );
  }
  return queued;
}
