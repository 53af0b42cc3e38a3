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
                {total === amount && copy.same}
                {total > amount && copy.more(sum(total - amount))}
                {total < amount && copy.less(sum(amount - total))}
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
          <YearLines
            rows={compareYears(
              { ...bill, total: known.total, insuredValue: known.insuredValue },
              quote,
            )}
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

/** Every line of both years, with the difference and what made it. */
function YearLines({ rows }: { readonly rows: readonly YearRow[] }) {
  const { quote: copy, addOnNames } = useCopy('insurance-quotes');
  // A minus sign does not stand at the end of a line.
  const sum = (paise: number) => formatRupees(paise as Paise).replace('-', '-\u2060');
  const ends: Readonly<Record<string, string>> = {
    gst: copy.gst,
    rounding: copy.rounding,
    changed: copy.changed,
  };
  const nameOf = ({ id, code }: YearRow) => {
    const names: Readonly<Record<string, string>> = addOnNames;
    return (code === null ? ends[id] : names[code]) ?? copy.line(id);
  };
  const yearOf = (amount: number | null) => (amount === null ? copy.notCharged : sum(amount));
  return (
    <section aria-labelledby="years-title" className="grid gap-2">
      <h3 id="years-title">{copy.yearsTitle}</h3>
      <KeyValues
        facts={rows.map((row) => ({
          id: `${row.id} ${row.code}`,
          term: nameOf(row),
          detail: (
            <span className="nums">
              {row.difference === 0
                ? sum(row.now ?? 0)
                : copy.years(yearOf(row.last), yearOf(row.now))}
            </span>
          ),
          note:
            row.reason === null
              ? undefined
              : `${row.difference > 0 ? copy.more(sum(row.difference)) : copy.less(sum(-row.difference))} · ${copy.reasons[row.reason]}`,
        }))}
      />
    </section>
  );
}
