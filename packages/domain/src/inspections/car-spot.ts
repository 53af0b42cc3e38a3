/** Drawings of a car on which faults are placed. */
export const carViews = ['left', 'top', 'right'] as const;
export type CarView = (typeof carViews)[number];

/** A place on a car. `x`: thousandths of the length from the nose. `y`: thousandths of the height up from the road on a
 * side, of the width from the car's left on the top view. */
export type CarSpot = { readonly view: CarView; readonly x: number; readonly y: number };
