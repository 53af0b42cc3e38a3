import {
  type FigureRow,
  type ModerationFigure,
  monthOf,
} from '@pahiya/domain/community/moderation-figures';
import { addMonths, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { readReportFigures } from '../../content-reports/report-figures.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { readGrievanceFigures } from '../../grievances/grievance-figures.ts';
import { communityContent } from '../store/community-content.ts';
import { keepFigures, selectActFigures } from './figure-repository.ts';

/** How many months are counted again each night: what is decided later still counts for the month in which it began, and
 * rows are kept for 180 days. */
const monthsAgain = 5;

/** Counts this month and the ones before, and keeps what they came to; returns how many figures changed. */
export async function countFigures({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const at = now();
  const current = monthOf(istDateOf(at));
  let changed = 0;
  for (let back = 0; back < monthsAgain; back += 1) {
    const month = addMonths(current, -back);
    const rows = await figuresOf(sql, month, at);
    changed += await sql.begin(async (tx) => {
      const count = await keepFigures(tx, month, rows);
      if (count > 0) await bumpContent(tx, communityContent);
      return count;
    });
  }
  return changed;
}

async function figuresOf(sql: Queryable, month: IstDate, now: Date): Promise<FigureRow[]> {
  const span = { from: startOf(month), until: startOf(addMonths(month, 1)) };
  const reports = await readReportFigures(sql, ['community-post', 'community-comment'], span);
  const { acts, suspensions, appeals } = await selectActFigures(sql, span);
  const grievances = await readGrievanceFigures(sql, { ...span, now });
  const row = (figure: ModerationFigure, value: number | null, part = ''): FigureRow[] =>
    value === null || value === 0 ? [] : [{ figure, part, value }];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [
    ...reports.byReason.flatMap(({ reason, filed }) => row('reports', filed, reason)),
    ...row('reports-decided', sum(reports.byReason.map(({ decided }) => decided))),
    ...row('reports-agreed', sum(reports.byReason.map(({ agreed }) => agreed))),
    ...minutes('report-minutes', reports.minutes),
    ...acts.flatMap(({ act, count }) => row('acts', count, act)),
    ...suspensions.flatMap(({ reason, count }) => row('suspensions', count, reason)),
    ...row('appeals', appeals?.filed ?? 0),
    ...row('appeals-granted', appeals?.granted ?? 0),
    ...row('appeals-refused', appeals?.refused ?? 0),
    ...minutes('appeal-minutes', appeals?.minutes ?? null),
    ...grievances.byKind.flatMap(({ kind, received }) => row('grievances', received, kind)),
    ...row('grievances-decided', sum(grievances.byKind.map(({ decided }) => decided))),
    ...row('grievances-late', sum(grievances.byKind.map(({ late }) => late))),
    ...minutes('grievance-minutes', grievances.minutes),
  ];
}

/** A median of zero minutes is a figure too. */
function minutes(figure: ModerationFigure, value: number | null): FigureRow[] {
  return value === null ? [] : [{ figure, part: '', value }];
}

/** Midnight in India. */
function startOf(day: IstDate): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
