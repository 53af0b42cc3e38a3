import type { CarSpot, CarView } from '@pahiya/domain/inspections/car-spot';
import { CarLines, CarPlan, linesOf } from '@pahiya/ui/car/car-lines';
import { TextField } from '@pahiya/ui/text-field';
import { type MouseEvent, useState } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { fieldOf } from './read-findings.ts';
import { spotAt, tapShare } from './tapped-spot.ts';

/** The lines of a usual car: shares of its length and height are the same for every car. */
const car = {
  body: 'hatchback',
  lengthMm: null,
  heightMm: null,
  wheelbaseMm: null,
  clearanceMm: null,
} as const;

/** Where the fault is: tapped on the drawing, or as shares in two fields, which also work without script. `isOpen`: whether
 * the drawing is needed; a group has up to thirty points. */
export function SpotFields({
  id,
  spot: { view, x, y },
  isOpen,
}: {
  readonly id: string;
  readonly spot: CarSpot;
  readonly isOpen: boolean;
}) {
  const copy = useCopy('inspect').group;
  const [place, setPlace] = useState({ x: String(x / 10), y: String(y / 10) });
  return (
    <div className="grid gap-3">
      {isOpen && (
        <SpotDrawing
          view={view}
          spot={{ x: Number(place.x) * 10, y: Number(place.y) * 10 }}
          onTap={(tapped) => setPlace({ x: String(tapped.x / 10), y: String(tapped.y / 10) })}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <input type="hidden" name={fieldOf.view(id)} value={view} />
        <TextField
          id={fieldOf.x(id)}
          name={fieldOf.x(id)}
          label={copy.x}
          type="number"
          min={0}
          max={100}
          step={0.1}
          value={place.x}
          onChange={({ target }) => setPlace({ ...place, x: target.value })}
        />
        <TextField
          id={fieldOf.y(id)}
          name={fieldOf.y(id)}
          label={view === 'top' ? copy.yTop : copy.ySide}
          type="number"
          min={0}
          max={100}
          step={0.1}
          value={place.y}
          onChange={({ target }) => setPlace({ ...place, y: target.value })}
        />
      </div>
    </div>
  );
}

/** The fields beside it do the same by keyboard and screen reader, so it is hidden from them. */
function SpotDrawing({
  view,
  spot,
  onTap,
}: {
  readonly view: CarView;
  readonly spot: { readonly x: number; readonly y: number };
  readonly onTap: (spot: { readonly x: number; readonly y: number }) => void;
}) {
  const copy = useCopy('inspect').group;
  const { length, height: tall, width: wide } = linesOf(car);
  const width = Math.round(length);
  const height = Math.round(view === 'top' ? wide : tall);
  const shown = tapShare(view, spot);
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onTap(
      spotAt(view, {
        across: (event.clientX - box.left) / box.width,
        down: (event.clientY - box.top) / box.height,
      }),
    );
  };
  return (
    <div>
      <p className="text-ink-2 text-small">{copy.tap}</p>
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        onClick={tap}
        className="fault-map block w-full max-w-xl touch-manipulation border-0 bg-transparent p-0"
      >
        <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" aria-hidden="true">
          <g
            transform={
              view === 'top'
                ? `translate(0 ${Math.round(height / 2)})`
                : view === 'left'
                  ? `translate(0 ${height})`
                  : `translate(${width} ${height}) scale(-1 1)`
            }
          >
            {view === 'top' ? <CarPlan car={car} /> : <CarLines car={car} />}
          </g>
          <circle cx={shown.across * width} cy={shown.down * height} r={90} />
        </svg>
      </button>
    </div>
  );
}
