import { letterTime } from '@pahiya/domain/fastag/letter-time';
import { endOf, noticeReminder } from '@pahiya/domain/fastag/notice-reminder';
import { type NoticeTurn, noticeTurns } from '@pahiya/domain/messages/ports';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees } from '@pahiya/domain/shared/money';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { NoticeFacts, NoticeKind } from '../../../notice-kind.ts';
import type { Services } from '../../../services.ts';
import { hasConsent } from '../../consents/consents.ts';
import { readOwnHours } from '../../notices/own-hours.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { noticePage } from './notice-page.ts';
import { noticeWords } from './notice-words.ts';
import { clockOf } from './notices.ts';
import { findOpenNotice, type OpenNotice } from './open-notice-repository.ts';

/** Name of reminders of toll e-notices among the notices; the subject is the e-notice's id. */
export const tollNotice = 'toll-notice';

/** Reminders of a toll e-notice. Read when they are sent: what was paid, objected to or removed meanwhile, whose consent
 * was withdrawn, or whose vehicle was proved by somebody else, is left out. */
export const tollNoticeKind: NoticeKind = {
  template: ({ turn }) => `notice-${turnOf({ turn: turn ?? '' })}`,
  read: async (services, { subjectId, facts }, language) => {
    const notice = await findOpenNotice(services.sql, subjectId);
    if (notice === null || !(await mayRemind(services, notice))) return null;
    const now = services.now();
    const clock = clockOf(notice, now);
    const end = endOf(clock);
    if (end === null || end.turn !== turnOf(facts)) return null;
    const own = await readOwnHours(services.sql, notice.userId);
    const come = noticeReminder({ clock, enteredAt: notice.enteredAt, own }, now);
    // A later moment has come: its message is on the way.
    if (come !== null && come.hoursLeft < Number(facts.hoursLeft ?? 0)) return null;
    const words = noticeWords[language];
    const later = formatRupees(clock.laterFee);
    const lastDay = istDateOf(end.until);
    return {
      smsVariables: { amount: later, date: formatDdMmYyyy(lastDay) },
      mail: words.turns[end.turn]({
        until: letterTime(end.until.toISOString(), language),
        fee: formatRupees(notice.fee),
        later,
      }),
      lastDay,
      open: { label: words.open, path: noticePage(subjectId) },
    };
  },
};

/** Reminders need the consent, and a vehicle that is still the person's. */
export async function mayRemind(
  services: Services,
  { userId, vehicleNumber }: OpenNotice,
): Promise<boolean> {
  return (
    (await hasConsent(services.sql, userId, 'toll-reminders')) &&
    (await isProvedOwner(services, vehicleNumber, userId))
  );
}

function turnOf({ turn }: NoticeFacts): NoticeTurn {
  const found = noticeTurns.find((one) => one === turn);
  if (found === undefined) throw new Error(`no turn ${turn} of e-notices`);
  return found;
}
