import type { CarSpot, CarView } from '@pahiya/domain/inspections/car-spot';

/** A fault on the map. `number` is the one of its row below the map. */
export type MappedFault = {
  readonly number: number;
  readonly name: string;
  readonly spot: CarSpot;
};

/** A fault with the middle of its mark in a drawing, y growing downwards. */
export type PlacedFault = { readonly fault: MappedFault; readonly x: number; readonly y: number };

type Drawing = {
  readonly view: CarView;
  /** Width and height of the drawing, and radius of a mark. */
  readonly width: number;
  readonly height: number;
  readonly radius: number;
};

/** Places the faults of one view so that no mark covers another: a mark whose place is taken moves to the nearest free
 * one. The right side is drawn facing right. */
export function placeFaults(
  faults: readonly MappedFault[],
  { view, width, height, radius }: Drawing,
): readonly PlacedFault[] {
  const placed: PlacedFault[] = [];
  for (const fault of faults.filter(({ spot }) => spot.view === view)) {
    const along = (fault.spot.x / 1000) * width;
    const share = fault.spot.y / 1000;
    const wanted = {
      x: view === 'right' ? width - along : along,
      y: (view === 'top' ? share : 1 - share) * height,
    };
    placed.push({ fault, ...freePlace(wanted, placed, { width, height, radius }) });
  }
  return placed;
}

type Place = { readonly x: number; readonly y: number };

function freePlace(
  wanted: Place,
  taken: readonly Place[],
  { width, height, radius }: Omit<Drawing, 'view'>,
): Place {
  const inside = ({ x, y }: Place): Place => ({
    x: Math.round(Math.min(Math.max(x, radius), width - radius)),
    y: Math.round(Math.min(Math.max(y, radius), height - radius)),
  });
  const isFree = (place: Place) =>
    taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= radius * 2.1);
  for (let ring = 0; ring < 12; ring += 1) {
    const steps = Math.max(1, ring * 6);
    for (let step = 0; step < steps; step += 1) {
      const turn = (step / steps) * 2 * Math.PI;
      const place = inside({
        x: wanted.x + Math.cos(turn) * ring * radius * 1.1,
        y: wanted.y + Math.sin(turn) * ring * radius * 1.1,
      });
      if (isFree(place)) return place;
    }
  }
  return inside(wanted);
}
