import type { CarFrame } from './car-frame.ts';
import { at, outline, whole } from './car-outline.ts';
import { carColours } from './car-paint.ts';

type TrimProps = {
  readonly frame: CarFrame;
  readonly paint: string;
  readonly line: number;
  readonly isElectric: boolean;
};

/** Roof rails, aerial, mirror, step, and the bolt of an electric car. */
export function CarTrim({ frame, paint, line, isElectric }: TrimProps) {
  const { length: l, height: h, clearance, frontAxle, rearAxle, radius, has } = frame;
  const hasAerial = ['open', 'bed', 'square', 'rails'].every((part) => !has(part as 'open'));
  const arch = radius + h * 0.032;
  return (
    <>
      {has('rails') && (
        <path
          d={rails(frame)}
          fill={carColours.cladding}
          stroke={carColours.ink}
          strokeWidth={whole(line * 0.5)}
          strokeLinejoin="round"
        />
      )}
      {hasAerial && <path d={aerial(frame)} fill={carColours.ink} />}
      <path
        d={mirror(frame)}
        fill={has('cladding') ? carColours.cladding : paint}
        stroke={carColours.ink}
        strokeWidth={whole(line * 0.65)}
        strokeLinejoin="round"
      />
      {has('step') && (
        <path
          d={`M${at(frontAxle + arch + l * 0.04, clearance + h * 0.012)}H${whole(rearAxle - arch - l * 0.04)}`}
          stroke={carColours.ink}
          strokeWidth={whole(line * 1.2)}
          strokeLinecap="round"
        />
      )}
      {isElectric && (
        <path
          transform={`translate(${at(frontAxle + radius + h * 0.155, h * 0.475)})`}
          d="M18-85-46 11H-5L-18 85 46-11H5Z"
          fill={carColours.lamp}
          stroke={carColours.ink}
          strokeWidth={whole(line * 0.45)}
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

/** The spare wheel at the back of an off-roader; it widens the outline. */
export function SpareWheel({ frame, line }: Pick<TrimProps, 'frame' | 'line'>) {
  const { length: l, height: h } = frame;
  return (
    <>
      <rect
        x={whole(l * 0.94)}
        y={whole(-h * 0.66)}
        width={whole(l * 0.06)}
        height={whole(h * 0.4)}
        rx={whole(l * 0.022)}
        fill={carColours.tyre}
        stroke={carColours.ink}
        strokeWidth={whole(line)}
      />
      <path
        d={`M${at(l * 0.97, h * 0.59)}V${whole(-h * 0.33)}`}
        stroke={carColours.rimDark}
        strokeWidth={whole(line * 0.5)}
      />
    </>
  );
}

/** Height of the roof at an x between screen top and roof end. */
function roofAt({ height: h, screenTop, peak, roofEnd }: CarFrame, x: number): number {
  if (x < peak[0]) {
    const share = (x - screenTop[0]) / (peak[0] - screenTop[0]);
    return screenTop[1] + (h - screenTop[1]) * Math.sin((share * Math.PI) / 2);
  }
  const share = Math.min(1, (x - peak[0]) / (roofEnd[0] - peak[0]));
  return h + (roofEnd[1] - h) * share ** 1.6;
}

function rails(frame: CarFrame): string {
  const { length: l, height: h, screenTop, roofEnd } = frame;
  const from = screenTop[0] + l * 0.05;
  const to = roofEnd[0] - l * 0.085;
  const middle = (from + to) / 2;
  const up = h * 0.021;
  const top = (x: number) => roofAt(frame, x);
  return outline([
    [from, top(from), 0],
    [from + l * 0.022, top(from + l * 0.022) + up, 60],
    [middle, top(middle) + up * 1.1, 500],
    [to - l * 0.022, top(to - l * 0.022) + up, 60],
    [to, top(to), 0],
  ]);
}

function aerial(frame: CarFrame): string {
  const { length: l, height: h, peak, roofEnd, has } = frame;
  const isMiddle = has('boot');
  const x = isMiddle ? peak[0] + (roofEnd[0] - peak[0]) * 0.5 : roofEnd[0] - l * 0.11;
  const y = roofAt(frame, x) - (isMiddle ? h * 0.016 : 0);
  return `M${at(x, y - 4)}q${whole(l * 0.014)} ${whole(-h * 0.03)} ${whole(l * 0.026)} ${whole(-h * 0.03)}l${whole(l * 0.006)} ${whole(h * 0.034)}Z`;
}

function mirror({ length: l, height: h, glassStart, beltFront }: CarFrame): string {
  const [x, y] = [glassStart + l * 0.012, beltFront + h * 0.012];
  return outline([
    [x - l * 0.022, y, 26],
    [x - l * 0.018, y + h * 0.07, 40],
    [x + l * 0.016, y + h * 0.075, 40],
    [x + l * 0.024, y + h * 0.005, 30],
  ]);
}
