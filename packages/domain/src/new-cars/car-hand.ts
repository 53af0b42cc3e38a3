/** Forms that a car is drawn in. */
export const drawnForms = [
  'hatch',
  'tallboy',
  'cross-hatch',
  'sedan',
  'short-sedan',
  'suv',
  'sloping-suv',
  'ladder',
  'off-roader',
  'mpv',
  'pickup',
  'coupe',
  'convertible',
] as const;
export type DrawnForm = (typeof drawnForms)[number];

/** Lines of a drawing that an editor can move: height of the bonnet, run of the windscreen, height of the roof's end,
 * where the roof ends before the tail, height of the windows' lower edge. */
export const drawnLines = ['bonnet', 'windscreen', 'roof', 'rear', 'belt'] as const;
export type DrawnLine = (typeof drawnLines)[number];

/** How far a line moves, in thousandths of the car's height, `rear` of its length. */
export const lineBounds = { least: -60, most: 60 } as const;

/** A height by hand, in millimetres. */
export const handHeightBounds = { least: 1000, most: 2300 } as const;

/** What an editor set for the drawings of a model. `form` null: by body and proportions. `heightMm`: drawn where the
 * catalogue states no height, and never shown as one. Lines left out are where the form has them. */
export type CarHand = {
  readonly form: DrawnForm | null;
  readonly heightMm: number | null;
  readonly lines: Readonly<Partial<Record<DrawnLine, number>>>;
};

/** Whether a hand value changes nothing, so that it need not be kept. */
export function isPlainHand({ form, heightMm, lines }: CarHand): boolean {
  return form === null && heightMm === null && Object.values(lines).every((value) => value === 0);
}
