import { nocClock } from '@pahiya/domain/loans/noc-clock';
import { type NocNews, nocNoticeOn } from '@pahiya/domain/loans/noc-notices';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { NoticeKind } from '../../../notice-kind.ts';
import { findNocRowById, type NocRow } from './noc-repository.ts';
import { nocStopKey } from './noc-stop-key.ts';
import { nocWords } from './noc-words.ts';

/** Alerts of a closed loan. Written when they are sent: what was overtaken meanwhile, or switched off, is left out. */
export const nocNoticeKind: NoticeKind = {
  alert: 'loan-noc',
  read: async ({ sql, settings, now }, { subjectId, facts }, language) => {
    const row = await findNocRowById(sql, subjectId);
    const news = facts.news as NocNews;
    const today = istDateOf(now());
    if (row === null || row.channels.length === 0 || !isTrue(news, row, today)) return null;
    const words = nocWords[language];
    const date = dayOf(news, row, facts.on as IstDate);
    const stop = `/loans/noc?stop=${encodeURIComponent(nocStopKey(settings.secret, subjectId))}`;
    return {
      smsVariables: { news: words.short[news], date: formatDdMmYyyy(date) },
      main: { variable: 'news', name: words.short[news], count: 1 },
      mail: {
        subject: words.subject(words.short[news], date),
        lines: [
          words.line(maskVehicleNumber(row.vehicleNumber), news, date),
          ...words.advice[news],
        ],
      },
      open: { label: words.open, path: stop },
      stop: { label: words.stop, path: stop },
    };
  },
};

function isTrue(news: NocNews, row: NocRow, today: IstDate): boolean {
  if (news === 'clear') return row.clearOn !== null;
  if (news === 'watch-over') return row.clearOn === null;
  return nocNoticeOn(row, today)?.news === news;
}

/** The day that a message names. */
function dayOf(news: NocNews, row: NocRow, on: IstDate): IstDate {
  const { dueOn, ombudsmanFrom, nocUntil } = nocClock(row, on);
  switch (news) {
    case 'due-soon':
    case 'late':
      return dueOn;
    case 'ombudsman':
      return ombudsmanFrom;
    case 'noc-ends':
      return nocUntil ?? on;
    default:
      return row.clearOn ?? on;
  }
}
