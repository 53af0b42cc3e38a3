import type { ReactNode } from 'react';

const looks = {
  words: 'text-start',
  numbers: 'nums text-start',
  // An amount is never broken, however narrow its column.
  sums: 'nums text-end whitespace-nowrap',
} as const;

type Column = {
  readonly id: string;
  readonly label: string;
  /** `words` by default; amounts are right-aligned. */
  readonly look?: keyof typeof looks;
};

type Row = {
  readonly id: string;
  /** Row header. */
  readonly name: ReactNode;
  /** One per column after the first. */
  readonly cells: readonly ReactNode[];
};

type RowTableProps = {
  /** Caption for screen readers; none if the heading above says it. */
  readonly caption?: string;
  /** The first column has the row headers. */
  readonly columns: readonly [Column, ...Column[]];
  readonly rows: readonly Row[];
  readonly total?: Omit<Row, 'id'>;
  readonly isSmall?: boolean;
};

/** A table with row headers that fits a narrow screen. Headers are not broken inside a word: with large text the table
 * scrolls sideways in its own box. */
export function RowTable({ caption, columns, rows, total, isSmall = false }: RowTableProps) {
  const [names, ...values] = columns;
  const cellsOf = (cells: Row['cells'], className = '') =>
    values.map(({ id, look = 'words' }, place) => (
      <td key={id} className={`py-2 ps-2 ${looks[look]} ${className}`}>
        {cells[place]}
      </td>
    ));
  return (
    <div className="overflow-x-auto">
      <table className={isSmall ? 'w-full wrap-anywhere text-small' : 'w-full wrap-anywhere'}>
        {caption !== undefined && <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="wrap-break-word py-2 text-start">
              {names.label}
            </th>
            {values.map(({ id, label, look = 'words' }) => (
              <th key={id} scope="col" className={`wrap-break-word py-2 ps-2 ${looks[look]}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id} className="border-line border-b align-top">
              <th
                scope="row"
                className={`wrap-break-word py-2 font-normal ${looks[names.look ?? 'words']}`}
              >
                {name}
              </th>
              {cellsOf(cells)}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" className="wrap-break-word py-2 text-start">
                {total.name}
              </th>
              {cellsOf(total.cells, 'font-semibold')}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
