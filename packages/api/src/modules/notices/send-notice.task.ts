import { withinMessageHours } from '@pahiya/domain/messages/message-hours';
import type { Email, SmsTemplate } from '@pahiya/domain/messages/ports';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Result } from '@pahiya/domain/shared/result';
import { type Delivery, deliveryOf } from '../../deliver-once.ts';
import type { NoticeKind, NoticeTexts } from '../../notice-kind.ts';
import { writePlainMail } from '../../plain-mail.ts';
import type { Services } from '../../services.ts';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { findUser, type UserRow } from '../auth/find-user.ts';
import { joinTexts } from './join-texts.ts';
import {
  findHoursOf,
  findJoin,
  isJoinedSent,
  lockJoined,
  type TakenNotice,
  takeNotices,
  updateInterruptedNotice,
  updateNotices,
} from './notice-repository.ts';
import { sendPush } from './push/send-push.ts';
import { sendWhatsApp } from './whatsapp/send-whatsapp.ts';

/** Minutes after the first hour in which the day's reminders of a vehicle are planned: its news waits for them. */
const planningMinutes = 15;

/** Sends one notice, at most once, by day, and while it is wanted. It is marked before sending, so a crash does not
 * repeat it; one that the provider definitely rejected is retried. Notices of one vehicle go together, and wait for the
 * next day when one went out today. */
export const sendNoticeTask: TaskHandler = async (services, noticeId) => {
  const { sql, now } = services;
  const hours = await findHoursOf(sql, noticeId);
  if (hours === null) return 'done';
  const allowed = withinMessageHours(now(), hours.messageClass, hours.own);
  if (allowed > now()) return { again: allowed };
  const join = await findJoin(sql, noticeId);
  const taken = await take(services, { noticeId, join, hours });
  if ('again' in taken) return taken;
  const [leader] = taken.notices;
  if (leader === undefined) {
    // Already marked before a crash, or sent with another one.
    await updateInterruptedNotice(sql, noticeId);
    return 'done';
  }
  const user = await findUser(sql, leader.userId);
  const hasAddress = leader.channel !== 'email' || (user !== null && user.email !== null);
  const read = user === null || !hasAddress ? [] : await readAll(services, taken.notices, user);
  const [first] = read;
  const wanted = new Set(read.map(({ notice }) => notice.noticeId));
  const ids = taken.notices.map((notice) => notice.noticeId);
  await updateNotices(
    sql,
    ids.filter((id) => !wanted.has(id)),
    'cancelled',
    null,
  );
  if (user === null || first === undefined) return 'done';
  const { notice, kind } = first;
  const texts = joinTexts([first.texts, ...read.slice(1).map((one) => one.texts)]);
  // Those that go with it are found by the id of the one that took them.
  const sending = { notice: { ...notice, noticeId: leader.noticeId }, kind, texts };
  const { state, failed } = await deliver(services, user, sending);
  await updateNotices(sql, [...wanted], state, state === 'sent' ? now() : null);
  return state === 'pending' ? { failed } : 'done';
};

/** Takes a notice with those that are joined with it, or says when to try again. */
async function take(
  { sql, now, noticeKinds }: Services,
  {
    noticeId,
    join,
    hours,
  }: {
    readonly noticeId: string;
    readonly join: Awaited<ReturnType<typeof findJoin>>;
    readonly hours: NonNullable<Awaited<ReturnType<typeof findHoursOf>>>;
  },
): Promise<{ readonly notices: readonly TakenNotice[] } | { readonly again: Date }> {
  if (join === null) return { notices: await takeNotices(sql, noticeId, null, now()) };
  const isReminder = noticeKinds[join.subjectKind]?.isReminder === true;
  const midnight = dayBegins(istDateOf(now()));
  const first = withinMessageHours(midnight, hours.messageClass, hours.own);
  const planned = new Date(first.getTime() + planningMinutes * 60_000);
  if (!isReminder && now() < planned) return { again: planned };
  return sql.begin(async (tx) => {
    await lockJoined(tx, join);
    if (!(await isJoinedSent(tx, join, midnight))) {
      return { notices: await takeNotices(tx, noticeId, join, now()) };
    }
    const tomorrow = dayBegins(addDays(istDateOf(now()), 1));
    const next = withinMessageHours(tomorrow, hours.messageClass, hours.own);
    return { again: new Date(next.getTime() + planningMinutes * 60_000) };
  });
}

type Sending = {
  readonly notice: TakenNotice;
  readonly kind: NoticeKind;
  readonly texts: NoticeTexts;
};

/** The notices that are still wanted, with their texts: news before reminders. */
async function readAll(
  services: Services,
  notices: readonly TakenNotice[],
  { language }: UserRow,
): Promise<readonly Sending[]> {
  const read: Sending[] = [];
  for (const notice of notices) {
    const kind = services.noticeKinds[notice.subjectKind];
    if (kind === undefined) throw new Error(`no notice kind ${notice.subjectKind}`);
    const texts = await kind.read(services, notice, language);
    if (texts !== null) read.push({ notice, kind, texts });
  }
  const rank = ({ kind }: Sending) => (kind.isReminder === true ? 1 : 0);
  return read.toSorted((a, b) => rank(a) - rank(b));
}

/** Sends a message on the channel of its notice. `failed`: the code of a failure that is tried again. */
async function deliver(
  services: Services,
  user: UserRow,
  sending: Sending,
): Promise<{ readonly state: Delivery | 'cancelled'; readonly failed: string }> {
  const { notice, kind, texts } = sending;
  if (notice.channel === 'push') {
    const state = await pushNotice(services, user, sending);
    return { state: state ?? 'cancelled', failed: 'push-unavailable' };
  }
  const sent =
    notice.channel === 'whatsapp'
      ? await sendWhatsApp(services, user, {
          ...{ noticeId: notice.noticeId, texts },
          sms: smsTemplateOf(kind, notice),
        })
      : await sendText(services, user, sending);
  if (sent === null) return { state: 'cancelled', failed: '' };
  return {
    state: deliveryOf(notice.channel, sent),
    failed: sent.ok ? '' : `${notice.channel}-${sent.error.kind}`,
  };
}

/** Midnight in India with which a day begins. */
function dayBegins(day: IstDate): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

function smsTemplateOf(kind: NoticeKind, { facts }: Pick<TakenNotice, 'facts'>): SmsTemplate {
  return 'alert' in kind ? `alert-${kind.alert}` : kind.template(facts);
}

/** By SMS or e-mail. */
async function sendText(
  services: Services,
  user: UserRow,
  { notice, texts, kind }: Sending,
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
function pushNotice(
  services: Services,
  user: UserRow,
  { notice, texts }: Sending,
): Promise<Delivery | null> {
  return sendPush(services, user.userId, {
    title: `${services.settings.brand.name}: ${texts.mail.subject}`,
    lines: texts.mail.lines,
    path: `${languagePrefixes[user.language]}${texts.open.path}`,
    about: `${notice.subjectKind} ${notice.subjectId}`,
    lastDay: texts.lastDay,
  });
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
