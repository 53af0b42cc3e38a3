import type { communityFigures } from '@pahiya/contracts/community/figure-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  type FigureMonth,
  figuresFile,
  monthOf,
} from '@pahiya/domain/community/moderation-figures';
import { addMonths, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { FileAnswer } from '../../../http/answer.ts';
import { selectFigures } from './figure-repository.ts';

const monthsShown = 12;

/** The last twelve months with figures, newest first; the current one is counted until last night. */
export async function readFigures(
  sql: Queryable,
  now: Date,
): Promise<AnswerOf<typeof communityFigures>> {
  const current = monthOf(istDateOf(now));
  const months = await monthsSince(sql, addMonths(current, 1 - monthsShown));
  return {
    months: months.map(({ month, figures }) => ({
      month,
      isFinished: month < current,
      figures: figures.map((row) => ({ ...row })),
    })),
  };
}

/** All months as CSV. */
export async function figuresAsFile(sql: Queryable): Promise<FileAnswer> {
  const months = await monthsSince(sql, '2000-01-01' as IstDate);
  return new FileAnswer({
    bytes: Buffer.from(figuresFile(months)),
    contentType: 'text/csv; charset=utf-8',
    fileName: 'moderation-figures.csv',
  });
}

async function monthsSince(sql: Queryable, since: IstDate): Promise<readonly FigureMonth[]> {
  const rows = await selectFigures(sql, since);
  return [...Map.groupBy(rows, ({ month }) => month)].map(([month, figures]) => ({
    month,
    figures: figures.map(({ month: _, ...row }) => row),
  }));
}
