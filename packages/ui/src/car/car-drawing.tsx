import { useId } from 'react';
import { CarSurface } from './car-body.tsx';
import { CarDoors } from './car-doors.tsx';
import type { CarSize } from './car-forms.ts';
import { frameOf } from './car-frame.ts';
import { CarGlass } from './car-glass.tsx';
import { CarLamps } from './car-lamps.tsx';
import { at, whole } from './car-outline.ts';
import { type CarPaint, carColours, carPaints } from './car-paint.ts';
import { CarTrim, SpareWheel } from './car-trim.tsx';
import { CarWheel, type WheelKind } from './car-wheel.tsx';

type CarDrawingProps = {
  readonly car: CarSize;
  readonly paint: CarPaint;
  readonly isElectric?: boolean;
  /** Width of the outline; thicker where the drawing is small. */
  readonly line?: number;
};

/** A car from the side, facing left, drawn from its measurements in millimetres: nose at x = 0, road at y = 0. What is
 * not known is as usual for its form. */
export function CarDrawing({ car, paint, isElectric = false, line = 38 }: CarDrawingProps) {
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  const frame = frameOf(car);
  const colour = carPaints[paint];
  const { length: l, height: h, bottom, clearance, frontAxle, rearAxle, radius, has } = frame;
  const clips = { body: `b${id}`, glass: `g${id}` };
  const wheel = wheelOf(car, frame.id, isElectric);
  return (
    <g>
      <clipPath id={clips.body}>
        <path d={frame.body} />
      </clipPath>
      <clipPath id={clips.glass}>
        <path d={frame.glass} />
      </clipPath>
      <ellipse
        cx={whole(l / 2)}
        cy="6"
        rx={whole(l / 2)}
        ry={whole(h * 0.032)}
        fill={carColours.ink}
        opacity=".22"
      />
      {has('square') && <SpareWheel frame={frame} line={line} />}
      <path
        d={`M${at(frontAxle, bottom + 20)}H${whole(rearAxle)}V${whole(-clearance)}H${whole(frontAxle)}Z`}
        fill={carColours.ink}
      />
      <path d={frame.body} fill={colour} />
      <g clipPath={`url(#${clips.body})`}>
        <CarSurface frame={frame} paint={colour} />
      </g>
      <CarGlass frame={frame} clip={clips.glass} line={line} />
      <CarDoors frame={frame} paint={colour} line={line} />
      <path
        d={frame.body}
        fill="none"
        stroke={carColours.ink}
        strokeWidth={whole(line)}
        strokeLinejoin="round"
      />
      <CarLamps
        frame={frame}
        paint={colour}
        clip={clips.body}
        line={line}
        isElectric={isElectric}
      />
      <CarTrim frame={frame} paint={colour} line={line} isElectric={isElectric} />
      {[frontAxle, rearAxle].map((x) => (
        <CarWheel key={x} x={x} radius={radius} kind={wheel} line={line * 0.7} />
      ))}
    </g>
  );
}

function wheelOf({ lengthMm }: CarSize, form: string, isElectric: boolean): WheelKind {
  if (isElectric) return 'aero';
  if (form === 'off-roader' || form === 'pickup') return 'off-road';
  const isSmall = lengthMm !== null && lengthMm < 3800;
  return isSmall && /hatch|tallboy/.test(form) ? 'steel' : 'alloy';
}
