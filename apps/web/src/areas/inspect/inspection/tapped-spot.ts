import type { CarView } from '@pahiya/domain/inspections/car-spot';

/** A place on a drawing as shares of its width and height, from its upper left corner. */
export type Tap = { readonly across: number; readonly down: number };

type Spot = { readonly x: number; readonly y: number };

const whole = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 1000);

/** The place on the car that was tapped. The right side is drawn facing right; heights count up from the road. */
export function spotAt(view: CarView, { across, down }: Tap): Spot {
  return {
    x: whole(view === 'right' ? 1 - across : across),
    y: whole(view === 'top' ? down : 1 - down),
  };
}

/** Where a place is on the drawing. */
export function tapShare(view: CarView, { x, y }: Spot): Tap {
  const [along, share] = [x / 1000, y / 1000];
  return { across: view === 'right' ? 1 - along : along, down: view === 'top' ? share : 1 - share };
}
