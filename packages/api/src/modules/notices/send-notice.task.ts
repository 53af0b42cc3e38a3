import { withinMessageHours } from '@pahiya/domain/messages/message-hours';
import type { Email, SmsTemplate } from '@pahiya/domain/messages/ports';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Result } from '@pahiya/domain/shared/result';
import { deliveryOf } from '../../deliver-once.ts';
import type { NoticeKind, NoticeTexts } from '../../notice-kind.ts';
import { writePlainMail } from '../../plain-mail.ts';
import type { Services } from '../../services.ts';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { findUser, type UserRow } from '../auth/find-user.ts';
import {
  findHoursOf,
  type TakenNotice,
  takeNotice,
  updateInterruptedNotice,
  updateNotice,
} from './notice-repository.ts';
import { sendPush } from './push/send-push.ts';
import { sendWhatsApp } from './whatsapp/send-whatsapp.ts';

/** Sends one notice, at most once, by day, and while it is wanted. It is marked before sending, so a crash does not
 * repeat it; one that the provider definitely rejected is retried. */
export const sendNoticeTask: TaskHandler = async (services, noticeId) => {
  const { sql, now } = services;
  const hours = await findHoursOf(sql, noticeId);
  if (hours === null) return 'done';
  const allowed = withinMessageHours(now(), hours.messageClass, hours.own);
  if (allowed > now()) return { again: allowed };
  const notice = await takeNotice(sql, noticeId);
  if (notice === null) {
    // Already marked before a crash.
    await updateInterruptedNotice(sql, noticeId);
    return 'done';
  }
  const user = await findUser(sql, notice.userId);
  const kind = services.noticeKinds[notice.subjectKind];
  if (kind === undefined) throw new Error(`no notice kind ${notice.subjectKind}`);
  const texts = user === null ? null : await kind.read(services, notice, user.language);
  const hasAddress = notice.channel !== 'email' || (user !== null && user.email !== null);
  if (user === null || texts === null || !hasAddress) {
    await updateNotice(sql, noticeId, 'cancelled', null);
    return 'done';
  }
  if (notice.channel === 'push') return pushNotice(services, user, { notice, texts });
  const sent =
    notice.channel === 'whatsapp'
      ? await sendWhatsApp(services, user, { noticeId, sms: smsTemplateOf(kind, notice), texts })
      : await sendText(services, user, { notice, texts, kind });
  if (sent === null) {
    await updateNotice(sql, noticeId, 'cancelled', null);
    return 'done';
  }
  const delivery = deliveryOf(notice.channel, sent);
  await updateNotice(sql, noticeId, delivery, delivery === 'sent' ? now() : null);
  return sent.ok || delivery !== 'pending'
    ? 'done'
    : { failed: `${notice.channel}-${sent.error.kind}` };
};

function smsTemplateOf(kind: NoticeKind, { facts }: Pick<TakenNotice, 'facts'>): SmsTemplate {
  return 'alert' in kind ? `alert-${kind.alert}` : kind.template(facts);
}

/** By SMS or e-mail. */
async function sendText(
  services: Services,
  user: UserRow,
  {
    notice,
    texts,
    kind,
  }: { readonly notice: TakenNotice; readonly texts: NoticeTexts; readonly kind: NoticeKind },
): Promise<Result<unknown, ProviderFailure>> {
  return notice.channel === 'sms' || user.email === null
    ? await services.sms.send({
        mobile: user.mobile,
        channel: 'sms',
        template: smsTemplateOf(kind, notice),
        language: user.language,
        variables: {
          ...texts.smsVariables,
          link: addressOf(services, user, texts.open.path).replace(/^https?:\/\//, ''),
        },
      })
    : await services.email.send(
        mailOf(services, { ...user, email: user.email }, { notice, texts }),
      );
}

/** A push has no address of its own: it goes to the devices that are there now. */
async function pushNotice(
  services: Services,
  user: UserRow,
  { notice, texts }: { readonly notice: TakenNotice; readonly texts: NoticeTexts },
): ReturnType<TaskHandler> {
  const { sql, now, settings } = services;
  const delivery = await sendPush(services, user.userId, {
    title: `${settings.brand.name}: ${texts.mail.subject}`,
    lines: texts.mail.lines,
    path: `${languagePrefixes[user.language]}${texts.open.path}`,
    about: `${notice.subjectKind} ${notice.subjectId}`,
    lastDay: texts.lastDay,
  });
  const state = delivery ?? 'cancelled';
  await updateNotice(sql, notice.noticeId, state, state === 'sent' ? now() : null);
  return state === 'pending' ? { failed: 'push-unavailable' } : 'done';
}

function mailOf(
  services: Services,
  user: Pick<UserRow, 'language'> & { readonly email: string },
  { notice, texts }: { readonly notice: TakenNotice; readonly texts: NoticeTexts },
): Email {
  const { brand } = services.settings;
  const { subject, lines } = texts.mail;
  const end =
    texts.stop === undefined
      ? {}
      : { end: { label: texts.stop.label, url: addressOf(services, user, texts.stop.path) } };
  return {
    to: user.email,
    subject: `${brand.name}: ${subject}`,
    messageId: notice.noticeId,
    ...('end' in end ? { endUrl: end.end.url } : {}),
    ...writePlainMail({
      language: user.language,
      subject,
      lines,
      link: { label: texts.open.label, url: addressOf(services, user, texts.open.path) },
      ...end,
      brandName: brand.name,
    }),
  };
}

function addressOf(
  { settings }: Services,
  { language }: Pick<UserRow, 'language'>,
  path: string,
): string {
  return `${settings.brand.siteUrl}${languagePrefixes[language]}${path}`;
}
