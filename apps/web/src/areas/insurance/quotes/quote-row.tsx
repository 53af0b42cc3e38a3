import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { WheelMark } from '@pahiya/ui/wheel-mark';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { quotePath, quotesPath } from '../quote-paths.ts';
import type { Board, BoardRow } from './ask-quotes.ts';
import { Helpline } from './helpline.tsx';

type QuoteRowProps = { readonly board: Board; readonly row: BoardRow };

/** An insurer in the comparison: its price, that it is still asked, or why there is none. All rows weigh the same. */
export function QuoteRow({ board, row }: QuoteRowProps) {
  const copy = useCopy('insurance-quotes');
  const path = usePagePath();
  const { quote, insurerId } = row;
  const id = `insurer-${insurerId}`;
  const name = <span lang="en">{row.name}</span>;
  if (row.state === 'waiting') {
    return (
      <Card id={id} level={3} look="quiet" title={name} aside={<WheelMark size={24} turning />}>
        <p>{copy.waiting}</p>
      </Card>
    );
  }
  if (quote === null) {
    const isFailed = row.state === 'failed';
    return (
      <Card id={id} level={3} look="quiet" title={name}>
        <div className="grid gap-2">
          <p>{isFailed ? copy.failed(row.reason ?? '') : copy.declined(row.reason ?? '')}</p>
          <p className="text-small">
            <Helpline number={row.helpline} />
          </p>
          {isFailed && (
            <p>
              <a href={path(quotesPath(board.requestId, { retry: insurerId }))}>
                {copy.retry}
                <span className="sr-only">: {row.name}</span>
              </a>
            </p>
          )}
        </div>
      </Card>
    );
  }
  const sum = (amount: number) => formatRupees(amount as Paise);
  const gap = valueGap(board, quote.insuredValue);
  return (
    <Card
      id={id}
      level={3}
      title={<a href={path(quotePath(board.requestId, insurerId))}>{name}</a>}
      aside={<b className="nums text-lead">{sum(quote.total)}</b>}
    >
      <div className="grid gap-2">
        <p className="nums">
          {quote.insuredValue !== null && copy.value(sum(quote.insuredValue))}
          {quote.perThousand !== null && <> · {copy.perThousand(sum(quote.perThousand))}</>}
          {quote.insuredValue === null && copy.withGst}
        </p>
        {gap !== 0 && (
          <p>
            <StatusChip
              tone="amber"
              word={gap < 0 ? copy.valueLower(sum(-gap)) : copy.valueHigher(sum(gap))}
            />
          </p>
        )}
        <Missing board={board} row={row} />
        {quote.needsInspection && <p>{copy.inspection}</p>}
        {row.way === 'hand-over' && <p>{copy.handOver}</p>}
        <p>
          <a href={path(quotePath(board.requestId, insurerId))}>
            {copy.bill}
            <span className="sr-only">: {row.name}</span>
          </a>
        </p>
      </div>
    </Card>
  );
}

/** What was asked for and this insurer does not have. */
function Missing({ board, row }: QuoteRowProps) {
  const copy = useCopy('insurance-quotes');
  const offered = new Set(row.quote?.addOns.map(({ code }) => code));
  const { voluntaryDeductible, yearlyKilometres } = board.answers.extras;
  const granted = row.quote?.granted ?? [];
  const lacks = (asked: boolean, name: string) => (asked ? [name] : []);
  const missing = [
    ...board.ask.addOns.filter((code) => !offered.has(code)).map((code) => copy.addOnNames[code]),
    ...lacks(yearlyKilometres !== null && row.quote?.kilometres === null, copy.noUsage),
    ...lacks(voluntaryDeductible !== 0 && row.quote?.voluntary === 0, copy.withoutDeductible),
    ...chosenDiscounts(board).flatMap((id) => lacks(!granted.includes(id), copy.discounts[id])),
  ];
  if (missing.length === 0) return null;
  const names = missing.join(', ');
  return (
    <p>
      <StatusChip tone="amber" word={copy.without(names)} />
    </p>
  );
}

/** Discounts that were asked for and belong to the cover. */
function chosenDiscounts({ ask, answers: { extras } }: Board) {
  const isChosen = {
    'anti-theft': extras.hasAntiTheft === true && ask.cover !== 'third-party',
    association: extras.isAssociationMember === true && ask.cover !== 'third-party',
    'restricted-property': extras.hasRestrictedProperty === true && ask.cover !== 'own-damage',
  };
  return (['anti-theft', 'association', 'restricted-property'] as const).filter(
    (id) => isChosen[id],
  );
}

function valueGap({ ask }: Board, value: number | null): number {
  return ask.insuredValue === null || value === null ? 0 : value - ask.insuredValue;
}
