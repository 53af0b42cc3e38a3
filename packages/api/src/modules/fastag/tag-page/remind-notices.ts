import { randomUUID } from 'node:crypto';
import { letterTime } from '@pahiya/domain/fastag/letter-time';
import { type NoticeReminder, noticeReminder } from '@pahiya/domain/fastag/notice-reminder';
import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import type { UnpaidFeeClock } from '@pahiya/domain/fastag/unpaid-fee';
import { formatDdMmYyyy, istDateOf } from '@pahiya/domain/shared/ist-date';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { deliveryOf } from '../../../deliver-once.ts';
import { writePlainMail } from '../../../plain-mail.ts';
import type { Services } from '../../../services.ts';
import { findUser, type UserRow } from '../../auth/find-user.ts';
import { hasConsent } from '../../consents/consents.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import {
  findOpenNotices,
  type NoticeMessage,
  type OpenNotice,
  takeMessage,
  updateMessage,
} from './notice-message-repository.ts';
import { noticeWords } from './notice-words.ts';
import { clockOf } from './notices.ts';

const dayMs = 86_400_000;

/** Reminds people of their e-notices, by SMS and e-mail, once each: with their consent, while the vehicle is proved, and
 * while the state still needs it. Each message is marked before it is sent, so a crash does not repeat it. Returns how
 * many were sent. */
export async function remindNotices(services: Services): Promise<number> {
  const { sql, now } = services;
  const { vahanDays } = fastagRuleOn('unpaid-fee', istDateOf(now())).values;
  const since = new Date(now().getTime() - (vahanDays + 1) * dayMs);
  let sent = 0;
  for (const notice of await findOpenNotices(sql, since)) {
    const clock = clockOf(notice, now());
    const reminder = noticeReminder(clock, notice.enteredAt, now());
    if (reminder === null) continue;
    const user = await whomToRemind(services, notice);
    if (user !== null) sent += await remind(services, { notice, clock, reminder, user });
  }
  return sent;
}

/** Address of an e-notice without its vehicle: messages are seen by others. */
export function noticeLink(
  { brand }: Services['settings'],
  noticeId: string,
  language: UserRow['language'],
): string {
  return `${brand.siteUrl}${languagePrefixes[language]}/tollsetu/e-notice/${noticeId}`;
}

async function whomToRemind(
  services: Services,
  { userId, vehicleNumber }: OpenNotice,
): Promise<UserRow | null> {
  if (!(await hasConsent(services.sql, userId, 'toll-reminders'))) return null;
  if (!(await isProvedOwner(services, vehicleNumber, userId))) return null;
  return findUser(services.sql, userId);
}

type Due = {
  readonly notice: OpenNotice;
  readonly clock: UnpaidFeeClock;
  readonly reminder: NoticeReminder;
  readonly user: UserRow;
};

async function remind(services: Services, due: Due): Promise<number> {
  const { sql, now } = services;
  const { noticeId } = due.notice;
  const { turn } = due.reminder;
  const channels = due.user.email === null ? (['sms'] as const) : (['sms', 'email'] as const);
  let sent = 0;
  for (const channel of channels) {
    const message: NoticeMessage = { id: randomUUID(), noticeId, turn, channel };
    if (!(await takeMessage(sql, message, now()))) continue;
    const delivery = deliveryOf(channel, await send(services, due, message));
    await updateMessage(sql, message.id, delivery, delivery === 'sent' ? now() : null);
    sent += delivery === 'sent' ? 1 : 0;
  }
  return sent;
}

function send(services: Services, due: Due, { id, channel }: NoticeMessage) {
  const { sms, email, settings } = services;
  const { notice, clock, reminder, user } = due;
  const { language } = user;
  const link = noticeLink(settings, notice.noticeId, language);
  const later = formatRupees(clock.laterFee);
  if (channel === 'sms' || user.email === null) {
    return sms.send({
      mobile: user.mobile,
      channel: 'sms',
      template: `notice-${reminder.turn}`,
      language,
      variables: {
        amount: later,
        date: formatDdMmYyyy(istDateOf(reminder.until)),
        link: link.replace(/^https?:\/\//, ''),
      },
    });
  }
  const words = noticeWords[language];
  const { subject, lines } = words.turns[reminder.turn]({
    until: letterTime(reminder.until.toISOString(), language),
    fee: formatRupees(notice.fee),
    later,
  });
  return email.send({
    to: user.email,
    subject: `${settings.brand.name}: ${subject}`,
    messageId: id,
    ...writePlainMail({
      language,
      subject,
      lines,
      link: { label: words.open, url: link },
      brandName: settings.brand.name,
    }),
  });
}
