/** A state's tile on the schematic map of India: one square per state or territory, roughly in its place. Columns
 * run from west (0) to east, rows from north (0) to south. Shapes, sizes and borders are left out on purpose. The
 * table is in drawing, reading and focus order, north to south. Rule id: STATE-TILES. */
export type StateTile = {
  readonly stateCode: string;
  readonly column: number;
  readonly row: number;
};

/** Size of the map in tiles. */
export const STATE_TILE_COLUMNS = 7;
export const STATE_TILE_ROWS = 9;

/** The map as text, one line per row, `..` for an empty tile. */
const MAP = [
  'JK LA .. .. .. .. ..',
  'PB HP UK .. .. .. ..',
  'CH HR DL .. SK .. AR',
  '.. RJ UP BR WB AS NL',
  'GJ MP CG JH .. ML MN',
  'DD MH TG OD .. TR MZ',
  'GA KA AP .. .. .. ..',
  '.. KL TN PY .. .. AN',
  'LD .. .. .. .. .. ..',
];

/** All 36 tiles, row by row. */
export const stateTiles: readonly StateTile[] = MAP.flatMap((line, row) =>
  line
    .split(' ')
    .map((stateCode, column) => ({ stateCode, column, row }))
    .filter(({ stateCode }) => stateCode !== '..'),
);
