import { specKeys } from '@pahiya/domain/new-cars/spec-keys';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { RowTable } from '../../../parts/page/row-table.tsx';
import type { DeskCar } from './car-page.tsx';

type Variant = DeskCar['variants'][number];

/** Figures of a variant with how each is known and where from. */
export function FigureTable({ figures }: Pick<Variant, 'figures'>) {
  const copy = useCopy('desk-cars');
  if (figures.length === 0) return <p>{copy.noFigures}</p>;
  return (
    <RowTable
      isSmall
      columns={[
        { id: 'figure', label: copy.figure },
        { id: 'value', label: copy.value, look: 'numbers' },
        { id: 'source', label: copy.source },
      ]}
      rows={figures.map(({ key, value, known, source }) => ({
        id: key,
        name: copy.figureNames[key],
        cells: [
          [value, specKeys[key].unit].filter(Boolean).join(' '),
          <span key="source" className="wrap-anywhere">
            <span lang="en">{source}</span>
            {copy.waysKnown[known] !== null && ` (${copy.waysKnown[known]})`}
          </span>,
        ],
      }))}
    />
  );
}

/** Every price ever stated, newest first. */
export function PriceTable({ prices }: Pick<Variant, 'prices'>) {
  const copy = useCopy('desk-cars');
  const { language } = usePage();
  if (prices.length === 0) return <p>{copy.noPrices}</p>;
  return (
    <RowTable
      isSmall
      columns={[
        { id: 'month', label: copy.month },
        { id: 'amount', label: copy.price, look: 'sums' },
        { id: 'source', label: copy.source },
      ]}
      rows={prices.map((price) => ({
        id: `${price.asOf} ${price.kind} ${price.source}`,
        name: formatIstDate(price.asOf as IstDate, language),
        cells: [
          formatRupees(price.amountPaise as Paise),
          <span key="source" className="wrap-anywhere">
            <span lang="en">{price.source}</span>
            {` · ${copy.confidences[price.confidence]}`}
            {price.kind === 'battery-rent' && ` · ${copy.kinds['battery-rent']}`}
          </span>,
        ],
      }))}
    />
  );
}
