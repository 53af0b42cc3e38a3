import type { IstDate } from '../shared/ist-date.ts';
import { csvCell } from '../text/csv-cell.ts';

/** What is counted about moderation, by the month in which it began. Minutes are medians; a figure without its base is
 * absent rather than zero. */
export const moderationFigures = [
  ...(['reports', 'reports-decided', 'reports-agreed', 'report-minutes'] as const),
  ...(['acts', 'suspensions'] as const),
  ...(['appeals', 'appeals-granted', 'appeals-refused', 'appeal-minutes'] as const),
  ...(['grievances', 'grievances-decided', 'grievances-late', 'grievance-minutes'] as const),
] as const;
export type ModerationFigure = (typeof moderationFigures)[number];

/** A figure; `part`: reason, act or kind, empty where there is none. */
export type FigureRow = {
  readonly figure: ModerationFigure;
  readonly part: string;
  readonly value: number;
};

/** A month, by its first day, with its figures. */
export type FigureMonth = { readonly month: IstDate; readonly figures: readonly FigureRow[] };

/** First day of the month of a day. */
export function monthOf(day: IstDate): IstDate {
  return `${day.slice(0, 7)}-01` as IstDate;
}

/** The months as CSV: month, figure, part, value. Rule id: CSV-CELL. */
export function figuresFile(months: readonly FigureMonth[]): string {
  const rows = months.flatMap(({ month, figures }) =>
    figures.map(({ figure, part, value }) => [month.slice(0, 7), figure, part, String(value)]),
  );
  return `\uFEFF${[['month', 'figure', 'part', 'value'], ...rows]
    .map((row) => row.map(csvCell).join(','))
    .join('\r\n')}\r\n`;
}
