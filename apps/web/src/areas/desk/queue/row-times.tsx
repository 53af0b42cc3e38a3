import type { QueueRow } from '@pahiya/contracts/operators/desk-schema';
import {
  daysBetween,
  formatIstDate,
  type IstDate,
  istDateOf,
} from '@pahiya/domain/shared/ist-date';
import { CircleAlert, Clock } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

const hourMs = 3_600_000;

/** When work is due, by icon, text and tone. */
export function RowDue({ row, nowIso }: { row: Pick<QueueRow, 'dueOn'>; nowIso: string }) {
  const copy = useCopy('desk-queue');
  const { language } = usePage();
  const day = row.dueOn as IstDate;
  const left = daysBetween(istDateOf(new Date(nowIso)), day);
  const tone = left < 0 ? 'late' : left === 0 ? 'today' : null;
  const word =
    left < 0
      ? copy.lateBy(-left)
      : left === 0
        ? copy.today
        : left === 1
          ? copy.tomorrow
          : formatIstDate(day, language);
  return (
    <span className={tone === null ? 'desk-due' : `desk-due desk-due-${tone}`}>
      {left < 0 ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
      {word}
    </span>
  );
}

/** Time since payment: hours on the first day, then days. */
export function RowAge({ paidAt, nowIso }: { paidAt: string; nowIso: string }) {
  const copy = useCopy('desk-queue');
  const hours = Math.max(0, Math.floor((Date.parse(nowIso) - Date.parse(paidAt)) / hourMs));
  return <span>{hours < 24 ? copy.hours(hours) : copy.days(Math.floor(hours / 24))}</span>;
}
