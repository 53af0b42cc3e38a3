import type { Parameter } from './parameters.ts';

/** What a `${…}` in a query may be. */
export type Part = Parameter | Fragment | Identifier | InsertedRows;

/** SQL from a template, whole or part of another. */
export class Fragment {
  readonly strings: readonly string[];
  readonly parts: readonly Part[];
  constructor(strings: readonly string[], parts: readonly Part[]) {
    this.strings = strings;
    this.parts = parts;
  }
}

/** The name of a table or column: `sql(name)`. */
export class Identifier {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type InsertedRow = Readonly<Record<string, Parameter>>;

/** Columns and rows of an `insert`: `sql(rows)`. The first row names the columns. */
export class InsertedRows {
  readonly rows: readonly InsertedRow[];
  constructor(rows: readonly InsertedRow[]) {
    if (rows.length === 0) throw new TypeError('there are no rows to insert');
    this.rows = rows;
  }
}
