import { at, type Corner, outline, whole } from './car-outline.ts';
import { type CarPaint, carColours } from './car-paint.ts';

/** Measurements of a two-wheeler in millimetres; `wheelMm`: diameter with the tyre. */
export type TwoWheelerSize = {
  readonly lengthMm: number;
  readonly heightMm: number;
  readonly wheelbaseMm: number;
  readonly wheelMm: number;
};

export type TwoWheelerProps = {
  readonly size: TwoWheelerSize;
  readonly paint: CarPaint;
  readonly line?: number;
};

/** A corner as shares: along from a point in wheelbases, up in heights; the radius in millimetres. */
export type Shares = readonly [along: number, up: number, radius: number];

/** Draws with outlines whose corners are shares of the wheelbase and the height. */
export function penOf({ lengthMm: l, heightMm: h, wheelbaseMm: b }: TwoWheelerSize, line: number) {
  const corners = (from: number, shares: readonly Shares[]): Corner[] =>
    shares.map(([along, up, radius]) => [from + along * b, up * h, radius]);
  return {
    ...{ l, h, b },
    area: (from: number, shares: readonly Shares[], fill: string, width = line) => (
      <path
        d={outline(corners(from, shares))}
        fill={fill}
        stroke={carColours.ink}
        strokeWidth={whole(width)}
        strokeLinejoin="round"
      />
    ),
    stroke: (from: number, shares: readonly Shares[], colour: string, width: number) => (
      <path
        d={outline(corners(from, shares), { isOpen: true })}
        fill="none"
        stroke={colour}
        strokeWidth={whole(width)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  };
}

export function Shadow({ length }: { readonly length: number }) {
  return (
    <ellipse
      cx={whole(length / 2)}
      cy="4"
      rx={whole(length * 0.46)}
      ry="26"
      fill={carColours.ink}
      opacity=".22"
    />
  );
}

/** Grip, and a mirror above it. */
export function Handlebar({
  from,
  size,
  line,
}: {
  from: number;
  size: TwoWheelerSize;
  line: number;
}) {
  const { heightMm: h, wheelbaseMm: b } = size;
  return (
    <>
      <path
        d={`M${at(from + b * 0.03, h * 0.885)}L${at(from + b * 0.19, h * 0.87)}`}
        stroke={carColours.ink}
        strokeWidth={whole(line * 1.5)}
        strokeLinecap="round"
      />
      <path
        d={`M${at(from + b * 0.02, h * 0.8)}L${at(from + b * 0.04, h * 0.955)}`}
        stroke={carColours.ink}
        strokeWidth={whole(line * 0.7)}
      />
      <ellipse
        cx={whole(from + b * 0.045)}
        cy={whole(-h * 0.967)}
        rx={whole(b * 0.045)}
        ry={whole(h * 0.03)}
        fill={carColours.ink}
      />
    </>
  );
}
