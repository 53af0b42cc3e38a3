import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Language, languagePrefixes } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import ical, { ICalAlarmType } from 'ical-generator';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { noticePage } from './notice-page.ts';
import { findNotices } from './notice-repository.ts';
import { noticeWords } from './notice-words.ts';
import { clockOf, settled, unknownNotice } from './notices.ts';
import { openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';

const hourMs = 3_600_000;

/** The clocks of an e-notice that still run, as a calendar file with alarms. It names neither vehicle nor place: calendars
 * are shared. Refuses `fastag/unknown-notice`, and `fastag/notice-settled` when no clock runs. */
export async function noticeCalendar(
  services: Services,
  request: TagRequest & { readonly noticeId: string; readonly language: Language },
): Promise<Result<FileAnswer, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const { settings, sql } = services;
  const { noticeId, language } = request;
  const now = services.now();
  const notice = (await findNotices(sql, opened.value)).find((one) => one.noticeId === noticeId);
  if (notice === undefined) return err(unknownNotice);
  const clock = clockOf(notice, now);
  const words = noticeWords[language].calendar;
  const { values } = fastagRuleOn('notice-reminders', istDateOf(now));
  const isOpen = clock.phase === 'single' || clock.phase === 'double';
  const single = words.single(formatRupees(notice.fee), formatRupees(clock.laterFee));
  const issued = notice.issuedAt.getTime();
  const clocks = [
    ...(clock.phase === 'single'
      ? [{ id: 'single', at: clock.singleUntil, title: single, hours: values.singleHoursLeft }]
      : []),
    ...(clock.phase === 'objected' && clock.decideBy !== null
      ? [{ id: 'decision', at: clock.decideBy, title: words.decision, hours: [0] }]
      : []),
    ...(isOpen
      ? [{ id: 'record', at: clock.flagFrom, title: words.record, hours: values.recordHoursLeft }]
      : []),
  ];
  if (clocks.length === 0) return err(settled);
  const calendar = ical({ name: settings.brand.name });
  for (const { id, at, title, hours } of clocks) {
    const event = calendar.createEvent({
      id: `e-notice-${noticeId}-${id}@${new URL(settings.brand.siteUrl).hostname}`,
      start: at,
      end: at,
      stamp: now,
      summary: title,
      description: words.note,
      url: `${settings.brand.siteUrl}${languagePrefixes[language]}${noticePage(noticeId)}`,
    });
    for (const lead of hours.filter((one) => at.getTime() - one * hourMs > issued)) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: lead * 3600 });
    }
  }
  return ok(
    new FileAnswer({
      // RFC 5545, section 3.1: every line ends with CRLF, the last one too.
      bytes: Buffer.from(`${calendar.toString()}\r\n`),
      contentType: 'text/calendar; charset=utf-8',
      fileName: 'e-notice.ics',
    }),
  );
}
