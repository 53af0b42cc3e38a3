import type { AnswerOf } from '@pahiya/contracts/contract';
import type { chooseReminders as contract } from '@pahiya/contracts/reminders/reminder-contracts';
import type { OwnHours } from '@pahiya/domain/messages/message-hours';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../auth/find-user.ts';
import { noteConsent } from '../consents/consents.ts';
import { chooseOwnHours } from '../notices/own-hours.ts';
import { countPushDevices } from '../notices/push/push-devices.ts';
import { readBoard } from './read-board.ts';
import { findChoices, type ReminderChoices, saveChoices } from './reminder-repository.ts';
import { syncSeries } from './sync-series.ts';

/** Stores what a person chose and makes their series. E-mail needs an address: without one nothing would ever come. */
export async function chooseReminders(
  services: Services,
  userId: string,
  {
    channels,
    silent,
    rhythm,
    hours,
    way,
  }: ReminderChoices & {
    readonly hours?: OwnHours | undefined;
    readonly way: 'web' | 'app';
  },
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, now } = services;
  if (channels.includes('email') && (await findUser(sql, userId))?.email == null) {
    const message = 'The account has no email address. Add one first, or choose SMS.';
    return err({
      code: 'request/bad-input',
      detail: message,
      errors: [{ path: 'body.channels', message }],
    });
  }
  if (channels.includes('push') && (await countPushDevices(sql, userId)) === 0) {
    const message = 'Notifications are not turned on for any device. Turn them on there first.';
    return err({
      code: 'request/bad-input',
      detail: message,
      errors: [{ path: 'body.channels', message }],
    });
  }
  const hasWhatsApp = channels.includes('whatsapp');
  if (hasWhatsApp && services.whatsApp === null) {
    const message = 'Reminders are not sent by WhatsApp here. Choose another way.';
    return err({
      code: 'request/bad-input',
      detail: message,
      errors: [{ path: 'body.channels', message }],
    });
  }
  const chosen = { channels: [...new Set(channels)], silent: [...new Set(silent)], rhythm };
  const before = await findChoices(sql, userId);
  await sql.begin(async (tx) => {
    await saveChoices(tx, userId, chosen, now());
    if (hours !== undefined) await chooseOwnHours(tx, userId, hours);
    // The tick is the consent, and taking it away withdraws it.
    const act = { purpose: 'whatsapp-reminders', isGranted: hasWhatsApp, channel: way } as const;
    await noteConsent(tx, userId, { ...act, changedAt: now() });
  });
  const isNewRhythm = before !== null && before.rhythm !== rhythm;
  await syncSeries(services, userId, { isNewRhythm });
  return ok(await readBoard(services, userId));
}
