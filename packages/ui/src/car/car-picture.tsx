import { CarDrawing } from './car-drawing.tsx';
import type { CarSize } from './car-forms.ts';
import { frameOf } from './car-frame.ts';
import { whole } from './car-outline.ts';
import { type CarPaint, paintOf } from './car-paint.ts';

export type { CarPaint } from './car-paint.ts';

/** All pictures have one scale, so that small cars look small. Millimetres. */
const scene = { width: 5500, height: 2280, road: 150 };

type CarPictureProps = {
  readonly car: CarSize;
  /** The model, which has a paint of its own. */
  readonly model: string;
  /** The paint of a car that exists; left out: the model's own. */
  readonly paint?: CarPaint | undefined;
  readonly isElectric?: boolean;
};

/** A car standing on the road. Decoration: the text beside it says which car it is. */
export function CarPicture({ car, model, paint, isElectric = false }: CarPictureProps) {
  const { width, height, road } = scene;
  const { length } = frameOf(car);
  return (
    <svg
      className="car-picture"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="car-road" y={height - road} width={width} height={road} />
      <g transform={`translate(${whole((width - length) / 2)} ${height - road + 40})`}>
        <CarDrawing car={car} paint={paint ?? paintOf(model)} isElectric={isElectric} line={46} />
      </g>
    </svg>
  );
}
