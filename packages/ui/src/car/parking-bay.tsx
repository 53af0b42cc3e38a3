import type { CarSize } from './car-forms.ts';
import { frameOf } from './car-frame.ts';
import { whole } from './car-outline.ts';
import { type CarPaint, paintOf } from './car-paint.ts';
import { CarPlan, mirrorReach } from './car-plan.tsx';

/** A bay, in millimetres between its lines and from the kerb to its open end. */
export type Bay = { readonly lengthMm: number; readonly widthMm: number };

type ParkingBayProps = {
  readonly bay: Bay;
  readonly car: CarSize;
  /** The model, which has a paint of its own. */
  readonly model: string;
  readonly paint?: CarPaint | undefined;
  /** All cars of the page, so that every bay has the same scale. */
  readonly cars: readonly CarSize[];
};

const mark = 90;
const kerb = 160;
const gap = 120;

/** A car in a parking bay from above, nose to the kerb. Decoration: the text beside it says whether it fits. */
export function ParkingBay({ bay, car, model, paint, cars }: ParkingBayProps) {
  const { widthMm, lengthMm } = bay;
  const frames = cars.map(frameOf);
  const widest = Math.max(...frames.map(({ width }) => width * mirrorReach));
  const longest = Math.max(...frames.map(({ length }) => length));
  const width = whole(Math.max(widthMm, widest) + 2 * mark + 200);
  const height = whole(kerb + Math.max(lengthMm, longest + gap) + 200);
  const left = whole((width - widthMm) / 2);
  const stripe = (widthMm + 2 * mark) / 8;
  return (
    <svg
      className="parking-bay"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="car-road" width={width} height={height} />
      {Array.from({ length: 8 }, (_, place) => whole(left - mark + place * stripe)).map(
        (x, place) => (
          <rect
            key={x}
            className={place % 2 === 0 ? 'kerb-light' : 'kerb-dark'}
            x={x}
            width={whole(stripe)}
            height={kerb}
          />
        ),
      )}
      <path
        className="bay-lines"
        strokeWidth={mark}
        d={`M${left - mark / 2} ${kerb}v${whole(lengthMm)}M${width - left + mark / 2} ${kerb}v${whole(lengthMm)}`}
      />
      <path
        className="bay-end"
        strokeWidth={mark / 2}
        d={`M${left} ${whole(kerb + lengthMm)}H${width - left}`}
      />
      <g transform={`translate(${whole(width / 2)} ${kerb + gap}) rotate(90)`}>
        <CarPlan car={car} paint={paint ?? paintOf(model)} />
      </g>
    </svg>
  );
}
