type PriceDotsProps = {
  readonly price: number;
  readonly range: { readonly low: number; readonly high: number };
  /** Prices of the others. */
  readonly others: readonly number[];
};

const width = 600;
const height = 96;
const edge = 20;
const line = 62;
const step = 13;

/** Where a price stands among those of similar cars: a dot a car, the range behind them. Decoration: the text and the
 * table beside it say the same. */
export function PriceDots({ price, range, others }: PriceDotsProps) {
  const all = [price, range.low, range.high, ...others];
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 1;
  const at = (amount: number) => Math.round(edge + ((amount - least) / span) * (width - 2 * edge));
  const rows = new Map<number, number>();
  const dots = others
    .map(at)
    .sort((a, b) => a - b)
    .map((x, place) => {
      const column = Math.round(x / step);
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      return { x, y: line - 8 - row * step, place };
    });
  return (
    <svg className="price-dots" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect
        x={at(range.low)}
        y={line - 44}
        width={at(range.high) - at(range.low)}
        height={44}
        className="price-range"
      />
      <path d={`M${edge} ${line}H${width - edge}`} className="price-axis" />
      {dots.map(({ x, y, place }) => (
        <circle key={place} cx={x} cy={y} r="5.5" className="price-dot" />
      ))}
      <path d={`M${at(price)} ${line - 52}V${line}`} className="price-mark" />
      <path d={`M${at(price)} ${line + 4}l9 14h-18z`} className="price-arrow" />
    </svg>
  );
}
