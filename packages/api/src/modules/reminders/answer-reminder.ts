import type { answerReminder as contract } from '@pahiya/contracts/reminders/reminder-contracts';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { readReminderKey } from './reminder-key.ts';
import { type AnsweredSeries, updateAnswered } from './reminder-repository.ts';

const snoozeDays = 3;

/** Snoozes, ends or stops reminders. A second press gets the same answer. */
export async function answerReminder(
  { sql, settings, now }: Services,
  { body, caller }: Pick<Context<typeof contract>, 'body' | 'caller'>,
): Promise<Result<{ readonly isAnswered: true }, Refusal>> {
  const { reminder, act } = body;
  const userId = caller.kind === 'user' ? caller.userId : null;
  const ofKey = 'key' in reminder ? readReminderKey(settings.secret, reminder.key) : null;
  const target: AnsweredSeries | null =
    'key' in reminder
      ? ofKey === null
        ? null
        : { id: ofKey, userId: null }
      : userId === null
        ? null
        : { id: reminder.seriesId, userId };
  const change =
    act === 'snooze'
      ? { state: 'open' as const, nextOn: addDays(istDateOf(now()), snoozeDays) }
      : { state: act === 'done' ? ('done' as const) : ('stopped' as const), nextOn: null };
  return target !== null && (await updateAnswered(sql, target, change))
    ? ok({ isAnswered: true })
    : err({ code: 'reminder/not-found', detail: 'There is no such reminder.' });
}
