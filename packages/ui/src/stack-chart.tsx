/** Colours of parts, in the order of the tokens `--part-1` to `--part-7`. */
export type PartColour = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type StackPart = { id: string; colour: PartColour; size: number };

/** A sum as one bar of its parts. Only a drawing: the page lists the parts and their amounts beside it. */
export function StackBar({ parts }: { parts: readonly StackPart[] }) {
  const total = sumOf(parts) || 1;
  let from = 0;
  return (
    <svg
      className="stack-bar"
      viewBox="0 0 1000 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(({ id, colour, size }) => {
        const x = from;
        const width = (Math.max(0, size) / total) * 1000;
        from += width;
        if (width === 0) return null;
        return (
          <rect
            key={id}
            className={`stack-part part-${colour}`}
            x={round(x)}
            y="0"
            width={round(width)}
            height="40"
          />
        );
      })}
    </svg>
  );
}

type StackColumnsProps = {
  columns: readonly { id: string; label: string; parts: readonly StackPart[] }[];
  /** Words at a height of the scale: "₹1 lakh". */
  valueText: (size: number) => string;
};

const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 58;
const TOP = 10;
const BOTTOM = 24;

/** Sums as columns of their parts, for example by year. Only a drawing: the page has the same as a table. */
export function StackColumns({ columns, valueText }: StackColumnsProps) {
  const highest = Math.max(1, ...columns.map(({ parts }) => sumOf(parts)));
  const step = stepFor(highest);
  const top = Math.ceil(highest / step) * step;
  const height = (size: number) => (size / top) * (HEIGHT - TOP - BOTTOM);
  const room = (WIDTH - LEFT) / columns.length;
  return (
    <svg
      className="stack-columns"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: Math.round(top / step) + 1 }, (_, place) => place * step).map(
        (size) => (
          <g key={size}>
            <line
              className="stack-line"
              x1={LEFT}
              x2={WIDTH}
              y1={round(HEIGHT - BOTTOM - height(size))}
              y2={round(HEIGHT - BOTTOM - height(size))}
            />
            <text
              x={LEFT - 6}
              y={round(HEIGHT - BOTTOM - height(size))}
              textAnchor="end"
              dominantBaseline="central"
            >
              {valueText(size)}
            </text>
          </g>
        ),
      )}
      {columns.map(({ id, label, parts }, place) => {
        const x = LEFT + room * place + room * 0.2;
        let below = 0;
        return (
          <g key={id}>
            {parts.map((part) => {
              const size = height(Math.max(0, part.size));
              below += size;
              if (size === 0) return null;
              return (
                <rect
                  key={part.id}
                  className={`stack-part part-${part.colour}`}
                  x={round(x)}
                  y={round(HEIGHT - BOTTOM - below)}
                  width={round(room * 0.6)}
                  height={round(size)}
                />
              );
            })}
            <text x={round(x + room * 0.3)} y={HEIGHT - 7} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function sumOf(parts: readonly StackPart[]): number {
  return parts.reduce((sum, { size }) => sum + Math.max(0, size), 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Two to five lines: 1, 2 or 5 times a power of ten. */
function stepFor(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return [0.2, 0.5, 1, 2].map((part) => part * power).find((one) => highest / one <= 4) ?? power;
}
