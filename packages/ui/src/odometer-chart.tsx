export type ChartPoint = {
  id: string;
  /** Position in time: any unit, in order. */
  at: number;
  km: number;
  /** Shape by source. */
  shape: 'circle' | 'square';
  /** red: below the reading before it. grey: a typing error, off the line. */
  look: 'plain' | 'red' | 'grey';
  /** Words at the point, e.g. "−14,650 km". */
  note?: string | undefined;
};

type OdometerChartProps = {
  points: readonly ChartPoint[];
  /** Ticks of the time axis with their positions. */
  times: readonly { at: number; label: string }[];
  /** Label of the vertical axis: "thousand km". */
  unit: string;
};

const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 34;
const RIGHT = 14;
/** Keeps the first mark off the labels. */
const INSET = 10;
const TOP = 28;
const BOTTOM = 26;

/** Odometer readings over time. Only a drawing: the page says the same in words and in a table. */
export function OdometerChart({ points, times, unit }: OdometerChartProps) {
  const plain = points.filter(({ look }) => look !== 'grey');
  const highest = Math.max(1, ...plain.map(({ km }) => km));
  const step = stepFor(highest);
  const top = Math.ceil(highest / step) * step;
  const ats = [...points.map(({ at }) => at), ...times.map(({ at }) => at)];
  const from = Math.min(...ats);
  const span = Math.max(...ats) - from || 1;
  const x = (at: number) => LEFT + INSET + ((at - from) / span) * (WIDTH - LEFT - INSET - RIGHT);
  const y = (km: number) => HEIGHT - BOTTOM - (Math.min(km, top) / top) * (HEIGHT - TOP - BOTTOM);
  const ticks = Array.from({ length: top / step + 1 }, (_, at) => at * step);
  return (
    <svg className="odo-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <text x="0" y="12">
        {unit}
      </text>
      {ticks.map((km) => (
        <g key={km}>
          <line className="odo-grid" x1={LEFT} x2={WIDTH} y1={y(km)} y2={y(km)} />
          <text x={LEFT - 7} y={y(km)} textAnchor="end" dominantBaseline="central">
            {km / 1000}
          </text>
        </g>
      ))}
      {times.map(({ at, label }) => (
        <text key={label} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
          {label}
        </text>
      ))}
      {plain.slice(1).map((point, place) => {
        const before = plain[place];
        if (before === undefined) return null;
        const ends = { x1: x(before.at), y1: y(before.km), x2: x(point.at), y2: y(point.km) };
        if (point.look === 'red') return <line key={point.id} className="odo-drop" {...ends} />;
        return (
          <g key={point.id}>
            <line className="odo-road" {...ends} />
            <line className="odo-dash" {...ends} />
          </g>
        );
      })}
      {points.map((point) => (
        <Mark key={point.id} point={point} x={x(point.at)} y={y(point.km)} />
      ))}
    </svg>
  );
}

function Mark({ point, x, y }: { point: ChartPoint; x: number; y: number }) {
  const className = `odo-mark odo-${point.look}`;
  const isRight = x > WIDTH - 70;
  return (
    <>
      {point.shape === 'circle' ? (
        <circle className={className} cx={x} cy={y} r="5" />
      ) : (
        <rect className={className} x={x - 4.5} y={y - 4.5} width="9" height="9" />
      )}
      {point.note && (
        <text
          className={`odo-note odo-note-${point.look}`}
          x={isRight ? x + 8 : x}
          y={y + 20}
          textAnchor={isRight ? 'end' : 'middle'}
        >
          {point.note}
        </text>
      )}
    </>
  );
}

/** Three to six lines: 1, 2 or 5 times a power of ten. */
function stepFor(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [0.2, 0.5, 1].map((part) => part * power).find((one) => highest / one <= 5);
  return Math.max(step ?? 2 * power, 1000);
}
