import { type CarView, carViews } from '@pahiya/domain/inspections/car-spot';
import { CarLines, CarPlan, linesOf } from '@pahiya/ui/car/car-lines';
import type { ComponentProps } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { type MappedFault, placeFaults } from './fault-spots.ts';

type FaultMapProps = {
  /** What is not known is drawn as usual for the body. */
  readonly car: ComponentProps<typeof CarLines>['car'];
  readonly faults: readonly MappedFault[];
  /** Address of the row of a fault, by its number: `#fault-3`. */
  readonly rowOf: (number: number) => string;
};

const radius = 190;
const margin = 60;

/** The faults of a car as numbers on its outline. Each number is a link to its row. The right side is shown only if it has
 * faults. */
export function FaultMap({ car, faults, rowOf }: FaultMapProps) {
  const copy = useCopy('fault-map');
  const shown = carViews.filter(
    (view) => view !== 'right' || faults.some(({ spot }) => spot.view === 'right'),
  );
  return (
    <div className="fault-map">
      {shown.map((view) => (
        <figure key={view}>
          <figcaption>{copy.views[view]}</figcaption>
          <FaultView car={car} view={view} faults={faults} rowOf={rowOf} />
        </figure>
      ))}
    </div>
  );
}

function FaultView({ car, view, faults, rowOf }: FaultMapProps & { readonly view: CarView }) {
  const copy = useCopy('fault-map');
  const { length: width, height: tall, width: wide } = linesOf(car);
  const height = view === 'top' ? wide : tall;
  const placed = placeFaults(faults, { view, width, height, radius });
  return (
    <svg
      viewBox={`${-margin} ${-margin * 2} ${Math.round(width) + margin * 2} ${Math.round(height) + margin * 4}`}
    >
      <title>{copy.views[view]}</title>
      <g
        transform={
          view === 'top'
            ? `translate(0 ${Math.round(height / 2)})`
            : view === 'left'
              ? `translate(0 ${Math.round(height)})`
              : `translate(${Math.round(width)} ${Math.round(height)}) scale(-1 1)`
        }
      >
        {view === 'top' ? <CarPlan car={car} /> : <CarLines car={car} />}
      </g>
      {placed.map(({ fault: { number, name }, x, y }) => (
        <a key={number} href={rowOf(number)} aria-label={copy.fault(number, name)}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y} dy=".36em" textAnchor="middle">
            {number}
          </text>
        </a>
      ))}
    </svg>
  );
}
