import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { reminderLeadDays } from '@pahiya/domain/reminders/reminder-days';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Services } from '../../services.ts';
import { calendarWords } from './calendar-words.ts';
import type { ParkedVehicle } from './read-garage.ts';

/** Contents of a calendar. */
export type CalendarParts = {
  readonly userId: string;
  readonly language: Language;
  readonly vehicles: readonly ParkedVehicle[];
};

/** The feed as iCalendar text (RFC 5545): an all-day event for each expiring paper, with reminders at nine in the
 * morning. Numbers are masked, since anyone with the address can read it. Ids are stable per paper, so a renewed
 * policy moves its event instead of adding another. */
export function calendarText(
  { userId, language, vehicles }: CalendarParts,
  { settings: { secret, brand }, now }: Pick<Services, 'settings' | 'now'>,
): string {
  const words = calendarWords[language];
  const site = new URL(brand.siteUrl);
  const calendar = ical({
    name: words.name(brand.name),
    prodId: { company: brand.name, product: 'garage', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: new URL('/garage', site).href,
    ttl: 12 * 3600,
  });
  for (const { vehicleNumber, answer, dues } of vehicles) {
    for (const { document, upto, state } of dues) {
      if (answer === null || upto === null || state === 'not-needed') continue;
      const event = calendar.createEvent({
        id: `${eventId(secret, [userId, vehicleNumber, document])}@${site.hostname}`,
        allDay: true,
        start: asUtcDay(upto),
        stamp: new Date(answer.fetchedAt),
        summary: words.title(document, maskVehicleNumber(vehicleNumber)),
        description: words.text(
          answer.source.name,
          formatIstDate(istDateOf(new Date(answer.fetchedAt)), language),
        ),
        url: new URL('/garage', site).href,
      });
      for (const days of reminderLeadDays(document, istDateOf(now()))) {
        event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * 86_400 - 9 * 3600 });
      }
    }
  }
  // RFC 5545, section 3.1: every line ends with CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}

/** A day as the library expects it: it uses the UTC parts for an all-day event. */
function asUtcDay(day: IstDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

function eventId(secret: Uint8Array, parts: readonly string[]): string {
  return keyedHash(secret, 'calendar-event', parts.join(':')).toString('base64url').slice(0, 22);
}
