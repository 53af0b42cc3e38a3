import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { reminderLeadDays } from '@pahiya/domain/reminders/reminder-days';
import { readFollowedItem } from '@pahiya/domain/reminders/reminder-item';
import { addDays, formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Services } from '../../services.ts';
import { noteFeedEvents } from '../garage/note-feed-events.ts';
import { calendarWords } from './calendar-words.ts';
import type { FollowedDate } from './followed-dates.ts';
import type { KnownDate } from './known-dates.ts';

/** Contents of a calendar. */
export type CalendarParts = {
  readonly userId: string;
  readonly language: Language;
  readonly dates: readonly (KnownDate | FollowedDate)[];
  /** Every record could be read. */
  readonly isWhole: boolean;
};

/** The feed as iCalendar text (RFC 5545): an all-day event for each date that reminders know, with alarms at nine in
 * the morning. Numbers are masked, since anyone with the address can read it. Ids are stable per item, so a renewed
 * policy moves its event instead of adding another; a moved event has a higher sequence, and one that is withdrawn is
 * cancelled for a month before it is dropped. */
export async function calendarText(
  { userId, language, dates, isWhole }: CalendarParts,
  { sql, settings: { secret, brand }, now }: Pick<Services, 'sql' | 'settings' | 'now'>,
): Promise<string> {
  const words = calendarWords[language];
  const site = new URL(brand.siteUrl);
  const calendar = ical({
    name: words.name(brand.name),
    prodId: { company: brand.name, product: 'garage', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: new URL('/garage', site).href,
    ttl: 12 * 3600,
  });
  const today = istDateOf(now());
  const papers = dates.map(({ vehicleNumber, item, dueOn, source }) => ({
    ...{ item, dueOn, source, eventId: eventId(secret, [userId, vehicleNumber, item]) },
    title: words.title(
      item,
      vehicleNumber === '' ? null : maskVehicleNumber(vehicleNumber as VehicleNumber),
    ),
  }));
  const known = await noteFeedEvents(
    sql,
    userId,
    papers.map(({ eventId: id, dueOn, title }) => ({ eventId: id, dueOn, title })),
    { isWhole, now: now() },
  );
  const ofEvent = new Map(papers.map((paper) => [paper.eventId, paper]));
  const inOrder = new Map(known.map((event) => [event.eventId, event]));
  const shown = [...new Set([...ofEvent.keys(), ...inOrder.keys()])];
  for (const id of shown) {
    const noted = inOrder.get(id);
    if (noted === undefined) continue;
    const { dueOn, title, sequence, changedAt, withdrawnAt } = noted;
    const paper = ofEvent.get(id);
    const event = calendar.createEvent({
      id: `${id}@${site.hostname}`,
      allDay: true,
      start: asUtcDay(dueOn),
      end: asUtcDay(addDays(dueOn, 1)),
      stamp: new Date(paper?.source.at ?? changedAt),
      lastModified: changedAt,
      sequence,
      status: withdrawnAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      summary: title,
      url: new URL('/garage', site).href,
    });
    if (paper === undefined) continue;
    const { item, source } = paper;
    event.description(words.text(source, formatIstDate(istDateOf(new Date(source.at)), language)));
    for (const days of leadsOf(item, today)) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * 86_400 - 9 * 3600 });
    }
  }
  // RFC 5545, section 3.1: every line ends with CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}

/** A day as the library expects it: it uses the UTC parts for an all-day event. */
function asUtcDay(day: IstDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Dates with messages of their own have a fixed alarm, a week and a day before. */
function leadsOf(item: KnownDate['item'] | FollowedDate['item'], today: IstDate) {
  return readFollowedItem(item) === null
    ? reminderLeadDays(item as KnownDate['item'], today)
    : followedLeads;
}

const followedLeads = [7, 1];

function eventId(secret: Uint8Array, parts: readonly string[]): string {
  return keyedHash(secret, 'calendar-event', parts.join(':')).toString('base64url').slice(0, 22);
}
