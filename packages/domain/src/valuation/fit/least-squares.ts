/** A row of a sparse table: places of its columns and their values. */
export type SparseRow = { readonly columns: Int32Array; readonly values: Float64Array };

const mostSteps = 800;
const closeEnough = 1e-8;

/**
 * Weighted least squares with shrinkage: the effects that make the sum of weight × (wanted − row · effects)² plus
 * shrinkage × effect² least. Solved by conjugate gradients with a diagonal preconditioner, since the table is sparse
 * and has thousands of columns.
 */
export function leastSquares(
  rows: readonly SparseRow[],
  wanted: Float64Array,
  weights: Float64Array,
  shrinkage: Float64Array,
): Float64Array {
  const count = shrinkage.length;
  const diagonal = Float64Array.from(shrinkage);
  const right = new Float64Array(count);
  for (const [place, row] of rows.entries()) {
    const weight = at(weights, place);
    for (const [entry, column] of row.columns.entries()) {
      const value = at(row.values, entry);
      right[column] = at(right, column) + weight * value * at(wanted, place);
      diagonal[column] = at(diagonal, column) + weight * value * value;
    }
  }
  const effects = new Float64Array(count);
  const rest = right;
  const scaled = rest.map((value, column) => value / at(diagonal, column));
  const direction = scaled.slice();
  let size = dot(rest, scaled);
  const first = size;
  for (let step = 0; step < mostSteps && size > closeEnough * first; step += 1) {
    const image = times(rows, weights, shrinkage, direction);
    const length = size / dot(direction, image);
    addScaled(effects, direction, length);
    addScaled(rest, image, -length);
    for (let column = 0; column < count; column += 1) {
      scaled[column] = at(rest, column) / at(diagonal, column);
    }
    const next = dot(rest, scaled);
    for (let column = 0; column < count; column += 1) {
      direction[column] = at(scaled, column) + (next / size) * at(direction, column);
    }
    size = next;
  }
  return effects;
}

/** Product of the normal equations' matrix with a vector. */
function times(
  rows: readonly SparseRow[],
  weights: Float64Array,
  shrinkage: Float64Array,
  vector: Float64Array,
): Float64Array {
  const product = vector.map((value, column) => value * at(shrinkage, column));
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place];
    if (row === undefined) continue;
    const { columns, values } = row;
    const sum = at(weights, place) * rowTimes(row, vector);
    for (let entry = 0; entry < columns.length; entry += 1) {
      const column = at(columns, entry);
      product[column] = at(product, column) + at(values, entry) * sum;
    }
  }
  return product;
}

/** Sum of a row's values times the effects of their columns. */
export function rowTimes({ columns, values }: SparseRow, effects: Float64Array): number {
  let sum = 0;
  for (let entry = 0; entry < columns.length; entry += 1) {
    sum += at(values, entry) * at(effects, at(columns, entry));
  }
  return sum;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) sum += at(one, place) * at(other, place);
  return sum;
}

function addScaled(to: Float64Array, what: Float64Array, factor: number): void {
  for (let place = 0; place < to.length; place += 1)
    to[place] = at(to, place) + factor * at(what, place);
}

function at(numbers: Float64Array | Int32Array, place: number): number {
  return numbers[place] ?? 0;
}
