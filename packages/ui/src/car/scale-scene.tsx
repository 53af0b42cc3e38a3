import type { ReactNode } from 'react';
import { CarDrawing } from './car-drawing.tsx';
import type { CarSize } from './car-forms.ts';
import { frameOf } from './car-frame.ts';
import { whole } from './car-outline.ts';
import { type CarPaint, paintOf } from './car-paint.ts';
import { Motorcycle } from './motorcycle.tsx';
import { Person, personSize } from './person.tsx';
import { Scooter } from './scooter.tsx';

/** A car of the line-up. */
export type ScaledCar = {
  readonly id: string;
  readonly car: CarSize;
  /** The model, which has a paint of its own. */
  readonly model: string;
  readonly paint?: CarPaint | undefined;
  readonly isElectric?: boolean;
  /** Under the car. */
  readonly name: string;
  readonly size: string;
};

/** Names and sizes under what stands beside the cars. */
export type SceneNames = Readonly<
  Record<'person' | 'scooter' | 'motorcycle', { readonly name: string; readonly size: string }>
>;

type ScaleSceneProps = { readonly cars: readonly ScaledCar[]; readonly names: SceneNames };

/** Usual measurements, as of many models. Millimetres. */
export const usualScooter = {
  ...{ lengthMm: 1830, heightMm: 1160, wheelbaseMm: 1260, wheelMm: 430 },
} as const;
export const usualMotorcycle = {
  ...{ lengthMm: 2050, heightMm: 1100, wheelbaseMm: 1330, wheelMm: 610 },
} as const;

type Standing = {
  readonly id: string;
  readonly length: number;
  readonly name: string;
  readonly size: string;
  readonly drawing: ReactNode;
};

const metre = 1000;
const stripe = 500;
const above = 2400;
const kerbHigh = 170;
const below = 1330;
/** The scale at which names can be read: pixels a metre. A narrower box scrolls. */
const pixelsAMetre = 40;
const longestName = 26;

/** A person, cars and two-wheelers on one road, to one scale. A stripe of the kerb is half a metre. Decoration: the text
 * beside it has the measurements. */
export function ScaleScene({ cars, names }: ScaleSceneProps) {
  const standing: readonly Standing[] = [
    { id: 'person', length: personSize.widthMm, ...names.person, drawing: <Person /> },
    ...cars.map(({ id, car, model, paint, isElectric, name, size }) => ({
      ...{ id, name, size, length: frameOf(car).length },
      drawing: (
        <CarDrawing car={car} paint={paint ?? paintOf(model)} isElectric={isElectric === true} />
      ),
    })),
    {
      ...{ id: 'scooter', length: usualScooter.lengthMm, ...names.scooter },
      drawing: <Scooter size={usualScooter} paint="teal" />,
    },
    {
      ...{ id: 'motorcycle', length: usualMotorcycle.lengthMm, ...names.motorcycle },
      drawing: <Motorcycle size={usualMotorcycle} paint="wine" />,
    },
  ];
  const places = placesOf(standing);
  const width = places.reduce((sum, { slot }) => sum + slot, stripe);
  const pixels = (width / metre) * pixelsAMetre;
  const height = above + below;
  return (
    <svg
      className="scale-scene"
      viewBox={`0 ${-above} ${width} ${height}`}
      width={pixels}
      height={whole((pixels * height) / width)}
      aria-hidden="true"
      focusable="false"
    >
      {[1, 2].map((level) => (
        <g key={level}>
          <path className="scale-line" d={`M0 ${-level * metre}H${width}`} />
          <text className="scale-level" x="60" y={-level * metre - 50}>
            {level} m
          </text>
        </g>
      ))}
      <rect className="car-road" width={width} height={below} />
      {Array.from({ length: Math.ceil(width / metre) }, (_, place) => place * metre).map((x) => (
        <rect key={x} className="kerb-light" x={x} y="90" width={stripe} height={kerbHigh} />
      ))}
      {places.map(({ id, at, slot, length, name, size, drawing }) => (
        <g key={id}>
          <g transform={`translate(${whole(at + (slot - length) / 2)} 40)`}>{drawing}</g>
          <text className="scale-name" x={at + slot / 2} y="740">
            {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
          </text>
          <text className="scale-size" x={at + slot / 2} y="1140">
            {size}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Each on a stretch of whole stripes, so that the kerb measures it; the heights are written before the first. */
function placesOf(standing: readonly Standing[]) {
  let at = stripe;
  return standing.map((one) => {
    const slot = Math.ceil((one.length + 300) / stripe) * stripe;
    const place = { ...one, slot, at };
    at += slot;
    return place;
  });
}
