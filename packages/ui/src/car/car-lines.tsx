import { CarDoors } from './car-doors.tsx';
import type { CarSize } from './car-forms.ts';
import { frameOf } from './car-frame.ts';
import { at, outline, whole } from './car-outline.ts';
import { carColours } from './car-paint.ts';

/** Width of a car where only its length is known: half of it, in shares of the length. */
const halfWidth = 0.215;
const line = 30;

/** Size of the line drawings of a car, in millimetres. */
export function linesOf(car: CarSize): {
  readonly length: number;
  readonly height: number;
  readonly width: number;
} {
  const { length, height } = frameOf(car);
  return { length, height, width: length * halfWidth * 2 };
}

/** A car from its left side as lines: nose at x = 0, road at y = 0. Colours come from the style sheet, so that it can be
 * read in every theme. */
export function CarLines({ car }: { car: CarSize }) {
  const frame = frameOf(car);
  return (
    <g className="car-lines">
      <path d={frame.body} />
      <path d={frame.glass} className="car-lines-glass" />
      <CarDoors frame={frame} paint={carColours.ink} line={line} />
      {[frame.frontAxle, frame.rearAxle].map((x) => (
        <g key={x}>
          <circle cx={whole(x)} cy={-whole(frame.radius)} r={whole(frame.radius)} />
          <circle cx={whole(x)} cy={-whole(frame.radius)} r={whole(frame.radius * 0.62)} />
        </g>
      ))}
    </g>
  );
}

/** A car from above as lines: nose at x = 0, the middle at y = 0, its right side below it. */
export function CarPlan({ car }: { car: CarSize }) {
  const { length: l, width } = linesOf(car);
  const w = width / 2;
  const side = [
    [0, 0.42],
    [0.02, 0.82],
    [0.09, 0.97],
    [0.5, 1],
    [0.92, 0.97],
    [0.985, 0.86],
    [1, 0.4],
  ] as const;
  const upper = side.map(([x, y]) => [x * l, y * w, 60] as const);
  const lower = side.toReversed().map(([x, y]) => [x * l, -y * w, 60] as const);
  const glassOf = (from: number, until: number, near: number, far: number) =>
    `M${at(from * l, near * w)}L${at(until * l, far * w)}V${whole(far * w)}L${at(from * l, -near * w)}Z`;
  return (
    <g className="car-lines">
      <path d={outline([...upper, ...lower])} />
      <path d={glassOf(0.27, 0.42, 0.9, 0.73)} className="car-lines-glass" />
      <path d={glassOf(0.93, 0.84, 0.86, 0.73)} className="car-lines-glass" />
      {[1, -1].map((way) => (
        <g key={way}>
          <path d={`M${at(0.42 * l, 0.73 * w * way)}H${whole(0.84 * l)}`} />
          <path
            d={`M${at(0.29 * l, 0.96 * w * way)}L${at(0.285 * l, 1.17 * w * way)}L${at(0.335 * l, 1.19 * w * way)}L${at(0.33 * l, 0.98 * w * way)}`}
          />
        </g>
      ))}
    </g>
  );
}
