import { compareYears, type YearRow } from '@pahiya/domain/insurance/compare-years';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { quotePath } from '../quote-paths.ts';
import type { Board, BoardRow } from './ask-quotes.ts';

type LastYearProps = {
  readonly board: Board;
  readonly row: BoardRow;
  readonly quote: NonNullable<BoardRow['quote']>;
  readonly lastYear: { readonly typed: string; readonly amount: number | null };
};

/** Last year's premium beside this one: line by line of the policy that was bought here, or the total as the person types
 * it. */
export function LastYear({ board, row, quote, lastYear }: LastYearProps) {
  const { quote: copy } = useCopy('insurance-quotes');
  const { language } = usePage();
  const path = usePagePath();
  const { typed } = lastYear;
  const known = typed === '' ? board.lastPolicy : null;
  const amount = known?.total ?? lastYear.amount;
  const { total } = quote;
  const sum = (paise: number) => formatRupees(paise as Paise);
  const isWrong = typed !== '' && amount === null;
  const facts =
    known === null
      ? []
      : [
          {
            id: 'with',
            term: copy.lastInsurer,
            detail: copy.lastUntil({
              insurer: known.insurer,
              day: formatIstDate(known.endsOn as IstDate, language),
            }),
          },
          ...(known.insuredValue === null
            ? []
            : [{ id: 'value', term: copy.lastValue, detail: sum(known.insuredValue) }]),
        ];
  const totals =
    amount === null
      ? []
      : [
          { id: 'then', term: copy.lastPaid, detail: <b className="nums">{sum(amount)}</b> },
          { id: 'now', term: copy.thisYear, detail: <b className="nums">{sum(total)}</b> },
          {
            id: 'more',
            term: copy.difference,
            detail: (
              <b className="nums">
                {total >= amount ? copy.more(sum(total - amount)) : copy.less(sum(amount - total))}
              </b>
            ),
          },
        ];
  const bill = known?.bill ?? null;
  return (
    <Card id="last-year" title={copy.lastTitle}>
      <form
        method="get"
        action={path(quotePath(board.requestId, row.insurerId))}
        className="grid gap-3"
      >
        {amount !== null && <KeyValues facts={[...facts, ...totals]} />}
        {known !== null && bill !== null && (
          <YearTable
            rows={compareYears(
              { ...bill, total: known.total, insuredValue: known.insuredValue },
              quote,
            )}
            totals={{ last: known.total, now: total }}
          />
        )}
        {known !== null && bill === null && <p className="text-small">{copy.billUnknown}</p>}
        {amount === null && <p>{copy.lastUnknown}</p>}
        <TextField
          id="last"
          name="last"
          label={copy.lastPaid}
          hint={copy.lastHint}
          error={isWrong ? copy.lastError : undefined}
          prefix="₹"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed}
        />
        <div>
          <Button variant="outline" size="sm">
            {copy.compare}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Every line of both years, with what made the difference. */
function YearTable({
  rows,
  totals,
}: {
  readonly rows: readonly YearRow[];
  readonly totals: { readonly last: number; readonly now: number };
}) {
  const { quote: copy, addOnNames } = useCopy('insurance-quotes');
  const sum = (paise: number) => formatRupees(paise as Paise);
  const signed = (paise: number) => (paise > 0 ? `+${sum(paise)}` : sum(paise));
  const ends: Readonly<Record<string, string>> = {
    gst: copy.gst,
    rounding: copy.rounding,
    changed: copy.changed,
  };
  const nameOf = ({ id, code }: YearRow) => {
    const names: Readonly<Record<string, string>> = addOnNames;
    return (code === null ? ends[id] : names[code]) ?? copy.line(id);
  };
  return (
    <RowTable
      caption={copy.lastTitle}
      columns={[
        { id: 'line', label: copy.years.line },
        { id: 'last', label: copy.years.last, look: 'sums' },
        { id: 'now', label: copy.years.now, look: 'sums' },
        { id: 'difference', label: copy.years.difference, look: 'sums' },
      ]}
      rows={rows.map((one) => ({
        id: `${one.id} ${one.code}`,
        name: (
          <>
            {nameOf(one)}
            {one.reason !== null && (
              <small className="block text-ink-2">{copy.reasons[one.reason]}</small>
            )}
          </>
        ),
        cells: [
          one.last === null ? copy.notCharged : sum(one.last),
          one.now === null ? copy.notCharged : sum(one.now),
          one.difference === 0 ? '–' : signed(one.difference),
        ],
      }))}
      total={{
        name: copy.total,
        cells: [sum(totals.last), sum(totals.now), signed(totals.now - totals.last)],
      }}
      isSmall
    />
  );
}
