import type { CarFrame } from './car-frame.ts';
import { at, outline, whole } from './car-outline.ts';
import { carColours, mixed } from './car-paint.ts';

type LampProps = {
  readonly frame: CarFrame;
  readonly paint: string;
  readonly clip: string;
  readonly line: number;
  readonly isElectric: boolean;
};

/** Headlamp, grille, fog lamp and rear lamps. An electric car has a thin lamp and no grille. */
export function CarLamps({ frame, paint, clip, line, isElectric }: LampProps) {
  const { length: l, height: h, bottom, has } = frame;
  const edge = { stroke: carColours.ink, strokeLinejoin: 'round' } as const;
  const thin = whole(line * 0.5);
  const within = { clipPath: `url(#${clip})` };
  return (
    <>
      {has('square') ? (
        <RoundLamp frame={frame} line={line} />
      ) : (
        <>
          <path
            d={isElectric ? thinLamp(frame, line) : headLamp(frame, line)}
            fill={carColours.lamp}
            strokeWidth={thin}
            {...edge}
          />
          {!isElectric && (
            <path d={grille(frame)} fill={carColours.ink} opacity=".82" {...within} />
          )}
          <rect
            x={whole(l * 0.032)}
            y={whole(-bottom - h * (has('cladding') ? 0.115 : 0.095))}
            width={whole(l * 0.03)}
            height={whole(h * 0.028)}
            rx={whole(h * 0.012)}
            fill={has('cladding') ? carColours.lamp : mixed(paint, carColours.ink, 0.6)}
          />
        </>
      )}
      <path d={rearLamp(frame, line)} fill={carColours.rearLamp} strokeWidth={thin} {...edge} />
      <rect
        x={whole(l - l * (has('square') ? 0.1 : 0.045))}
        y={whole(-bottom - h * 0.1)}
        width={whole(l * 0.03)}
        height={whole(h * 0.026)}
        rx="12"
        fill={carColours.rearLamp}
        {...within}
      />
    </>
  );
}

function lampFrame({ length: l, height: h, bonnet, form }: CarFrame) {
  return {
    x: l * 0.006,
    y: bonnet[1] - h * 0.02,
    wide: l * (0.058 + 0.045 * form.lamp),
    high: h * (0.062 + 0.025 * form.lamp),
  };
}

function headLamp(frame: CarFrame, line: number): string {
  const { x, y, wide, high } = lampFrame(frame);
  const { height: h } = frame;
  const inset = line * 0.4;
  return outline([
    [x + inset, y - high * 0.25, 20],
    [x + wide * 0.55, y + h * 0.012, 40],
    [x + wide, y + h * 0.022, 25],
    [x + wide * 0.72, y - high * 0.6, 50],
    [x + inset * 0.5, y - high * 0.95, 30],
  ]);
}

function thinLamp(frame: CarFrame, line: number): string {
  const { x, y, wide } = lampFrame(frame);
  const { height: h } = frame;
  return outline([
    [x + line * 0.4, y - h * 0.005, 20],
    [x + wide * 0.9, y + h * 0.012, 20],
    [x + wide * 0.55, y - h * 0.03, 20],
    [x + line * 0.24, y - h * 0.04, 20],
  ]);
}

function grille({ length: l, height: h, bottom, form }: CarFrame): string {
  const top = form.nose[1] * h;
  return outline([
    [0, top, 0],
    [l * 0.022, top - h * 0.015, 20],
    [l * 0.028, bottom + h * 0.13, 20],
    [0, bottom + h * 0.1, 0],
  ]);
}

/** Lamp, bumper and indicator of an off-roader. */
function RoundLamp({ frame, line }: { frame: CarFrame; line: number }) {
  const { length: l, height: h, frontAxle, radius } = frame;
  const edge = { stroke: carColours.ink, strokeWidth: whole(line * 0.6) };
  return (
    <>
      <path
        d={`M${at(l * 0.012, h * 0.555)}h${whole(l * 0.018)}a${whole(h * 0.04)} ${whole(h * 0.055)} 0 0 1 0 ${whole(h * 0.11)}h${whole(-l * 0.018)}Z`}
        fill={carColours.lamp}
        {...edge}
      />
      <rect
        x={whole(l * 0.002)}
        y={whole(-h * 0.345)}
        width={whole(l * 0.085)}
        height={whole(h * 0.085)}
        rx={whole(h * 0.02)}
        fill={carColours.cladding}
        {...edge}
      />
      <rect
        x={whole(frontAxle - radius * 0.1)}
        y={whole(-radius * 1.93 - h * 0.085)}
        width={whole(l * 0.028)}
        height={whole(h * 0.02)}
        rx="12"
        fill={carColours.indicator}
      />
    </>
  );
}

function rearLamp(frame: CarFrame, line: number): string {
  const { length: l, height: h, form, has } = frame;
  const [top, foot] = [form.rearLamp[0] * h, form.rearLamp[1] * h];
  const inset = line * 0.4;
  const back = (y: number) => tailAt(frame, y);
  if (has('square')) {
    const x = frame.fromTail(form.tail[0]);
    return outline([
      [x - l * 0.022, top, 14],
      [x - l * 0.002, top, 14],
      [x - l * 0.002, foot, 14],
      [x - l * 0.022, foot, 14],
    ]);
  }
  if (has('boot')) {
    return outline([
      [back(top) - inset * 1.6, top - h * 0.01, 20],
      [l - l * 0.075, top - h * 0.012, 40],
      [l - l * 0.055, foot + h * 0.03, 30],
      [back(foot) - inset * 1.2, foot, 20],
    ]);
  }
  const isSlim = frame.id === 'tallboy' || frame.id === 'mpv';
  return outline([
    [back(top) - inset, top, 20],
    [back(top) - l * 0.022, top - h * 0.005, 30],
    [back(foot) - l * (isSlim ? 0.022 : 0.055), foot + h * 0.015, 30],
    [back(foot) - inset, foot, 20],
  ]);
}

/** x of the tail at a height: on the line from the rear glass to the tail, or from there to the bumper. */
function tailAt({ height: h, form, fromTail }: CarFrame, y: number): number {
  const corner = (pair: readonly [number, number]) => [fromTail(pair[0]), pair[1] * h] as const;
  const [glass, tail, bumper] = [corner(form.glassFoot), corner(form.tail), corner(form.bumper)];
  const [upper, lower] = y > tail[1] ? [glass, tail] : [tail, bumper];
  const fall = upper[1] - lower[1];
  return fall === 0 ? upper[0] : upper[0] + ((lower[0] - upper[0]) * (upper[1] - y)) / fall;
}
