import type { CarSize } from './car-forms.ts';
import { frameOf } from './car-frame.ts';
import { type Corner, outline, whole } from './car-outline.ts';
import { type CarPaint, carColours, carPaints, mixed } from './car-paint.ts';

type CarPlanProps = {
  readonly car: CarSize;
  readonly paint: CarPaint;
  readonly line?: number;
};

/** A corner as shares: along the length from the nose, across of half the width; the radius in millimetres. */
type Shares = readonly [along: number, across: number, radius: number];

const side: readonly Shares[] = [
  [0, 0.42, 200],
  [0.02, 0.82, 240],
  [0.09, 0.97, 260],
  [0.5, 1, 600],
  [0.92, 0.97, 260],
  [0.985, 0.86, 220],
  [1, 0.4, 200],
];

const mirror: readonly Shares[] = [
  [0.3, 1, 0],
  [0.285, 1.19, 40],
  [0.325, 1.17, 30],
  [0.335, 0.98, 0],
];

/** Share of half the width that the mirrors reach. */
export const mirrorReach = 1.19;

/** Where the windscreen begins and ends, and the rear window: shares of the length. */
function glassOf(form: string): readonly [number, number, number, number] {
  if (form === 'tallboy') return [0.235, 0.33, 0.9, 0.955];
  const isLong = /suv|ladder|off-roader|mpv/.test(form);
  return isLong ? [0.27, 0.42, 0.9, 0.955] : [0.27, 0.42, 0.84, 0.93];
}

/** A car from above, nose at x = 0 and its middle at y = 0, in millimetres. */
export function CarPlan({ car, paint, line = 38 }: CarPlanProps) {
  const { length, width, id } = frameOf(car);
  const half = width / 2;
  const colour = carPaints[paint];
  const [cowl, top, rear, end] = glassOf(id);
  const corner = ([along, across, radius]: Shares, way = 1): Corner => [
    along * length,
    across * half * way,
    radius,
  ];
  const both = (shares: readonly Shares[]) =>
    outline([
      ...shares.map((one) => corner(one)),
      ...shares.toReversed().map((one) => corner(one, -1)),
    ]);
  const ink = { stroke: carColours.ink, strokeLinejoin: 'round' } as const;
  const thin = whole(line * 0.55);
  return (
    <g>
      {[1, -1].map((way) => (
        <path
          key={way}
          d={outline(mirror.map((one) => corner(one, way)))}
          fill={colour}
          strokeWidth={thin}
          {...ink}
        />
      ))}
      <path d={both(side)} fill={colour} strokeWidth={whole(line)} {...ink} />
      {[1, -1].map((way) => (
        <path
          key={way}
          d={outline(
            [
              corner([0.07, 0.72, 0], way),
              corner([0.2, 0.86, 200], way),
              corner([cowl, 0.8, 0], way),
            ],
            { isOpen: true },
          )}
          fill="none"
          stroke={mixed(colour, carColours.ink, 0.5)}
          strokeWidth={thin}
        />
      ))}
      {[
        both([
          [cowl - 0.02, 0.38, 200],
          [cowl + 0.01, 0.84, 60],
          [top, 0.68, 60],
          [top - 0.02, 0.34, 200],
        ]),
        both([
          [rear + 0.005, 0.34, 100],
          [rear, 0.66, 60],
          [end, 0.74, 60],
          [end + 0.012, 0.34, 100],
        ]),
        ...[1, -1].map((way) =>
          outline([
            corner([cowl + 0.055, 0.88, 40], way),
            corner([top + 0.01, 0.745, 40], way),
            corner([rear - 0.02, 0.73, 60], way),
            corner([rear + 0.03, 0.85, 60], way),
            corner([0.6, 0.905, 400], way),
          ]),
        ),
      ].map((d) => (
        <path key={d} d={d} fill={carColours.glass} strokeWidth={thin} {...ink} />
      ))}
    </g>
  );
}
