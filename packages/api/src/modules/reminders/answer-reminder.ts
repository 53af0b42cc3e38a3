import type { answerReminder as contract } from '@pahiya/contracts/reminders/reminder-contracts';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { noteConsent } from '../consents/consents.ts';
import { readAllRemindersKey, readReminderKey } from './reminder-key.ts';
import { type AnsweredSeries, dropAllChannels, updateAnswered } from './reminder-repository.ts';

const snoozeDays = 3;

/** Snoozes, ends or stops reminders. A second press gets the same answer. */
export async function answerReminder(
  { sql, settings, now }: Services,
  { body, caller }: Pick<Context<typeof contract>, 'body' | 'caller'>,
): Promise<Result<{ readonly isAnswered: true }, Refusal>> {
  const { reminder, act } = body;
  if ('all' in reminder) {
    const ofDigest = readAllRemindersKey(settings.secret, reminder.all);
    const isEnded = act === 'stop' && ofDigest !== null && (await endAll(sql, ofDigest, now()));
    return isEnded ? ok({ isAnswered: true }) : err(notFound);
  }
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
    : err(notFound);
}

const notFound: Refusal = { code: 'reminder/not-found', detail: 'There is no such reminder.' };

/** Ends all messages of a person; the consent to those by WhatsApp is withdrawn with them. */
function endAll(sql: Services['sql'], userId: string, changedAt: Date): Promise<boolean> {
  return sql.begin(async (tx) => {
    if (!(await dropAllChannels(tx, userId))) return false;
    const act = { purpose: 'whatsapp-reminders', isGranted: false, channel: 'web' } as const;
    await noteConsent(tx, userId, { ...act, changedAt });
    return true;
  });
}
