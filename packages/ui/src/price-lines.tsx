import { classNames } from './class-names.ts';

export type PriceLine = {
  id: string;
  label: string;
  /** Formatted money. */
  amount: string;
  /** What it covers, or how it is calculated. */
  note?: string | undefined;
  /** True for a deduction. */
  isLess?: boolean | undefined;
};

type PriceLinesProps = {
  lines: readonly PriceLine[];
  total: { label: string; amount: string };
};

/** The price breakdown, with the total below a dotted line. */
export function PriceLines({ lines, total }: PriceLinesProps) {
  return (
    <dl className="prices">
      {lines.map((line) => (
        <div key={line.id} className={classNames(line.isLess && 'price-less') || undefined}>
          <dt>
            {line.label}
            {line.note && <small>{line.note}</small>}
          </dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
      <div className="price-total">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  );
}
