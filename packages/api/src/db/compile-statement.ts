import pg from 'pg';
import { Fragment, Identifier, InsertedRows, type Part } from './fragment.ts';
import { assertDay, castOf, casts, type Parameter, type Sent, toSent } from './parameters.ts';
import { StatementNames } from './statement-names.ts';

/** A statement as it is sent. Without values it may be several statements, and nothing is prepared. */
export type Query = {
  readonly text: string;
  /** Under this name a connection prepares it, once. */
  readonly name?: string | undefined;
  readonly values?: Sent[];
};

/** A text with placeholders. */
type Text = {
  readonly text: string;
  readonly name: string | undefined;
  /** Indexes of the parameters that are cast to `date`. */
  readonly days: readonly number[];
};

/** Their number is sent in 16 bits. */
const MOST_PARAMETERS = 65_535;

/** Texts of templates without further SQL in them, by the types of their parameters. */
const templates = new WeakMap<readonly string[], Map<string, Text>>();
/** Twice as many as the product has statements. */
const names = new StatementNames(4_000);

/** Writes a template as one text with `$1`, `$2`… and the parameters apart. */
export function compile(fragment: Fragment): Query {
  if (!fragment.parts.some(isSql)) {
    return toQuery(findText(fragment), fragment.parts.map(toSent));
  }
  const writer = new StatementWriter();
  writer.write(fragment);
  return toQuery(writer.finish(), writer.parts.map(toSent));
}

/** A text with `$1`, `$2`… and its parameters, prepared if asked. */
export function fromText(
  text: string,
  parameters: readonly Parameter[],
  isPrepared: boolean,
): Query {
  return { text, name: isPrepared ? names.of(text) : undefined, values: parameters.map(toSent) };
}

function toQuery({ text, name, days }: Text, values: Sent[]): Query {
  for (const index of days) assertDay(values[index]);
  return { text, name, values };
}

function isSql(part: Part): boolean {
  return part instanceof Fragment || part instanceof Identifier || part instanceof InsertedRows;
}

function findText(fragment: Fragment): Text {
  let types = '';
  for (const part of fragment.parts) types += castOf(part);
  const known = templates.get(fragment.strings)?.get(types);
  if (known !== undefined) return known;
  const writer = new StatementWriter();
  writer.write(fragment);
  const text = writer.finish();
  const variants = templates.get(fragment.strings) ?? new Map<string, Text>();
  templates.set(fragment.strings, variants.set(types, text));
  return text;
}

class StatementWriter {
  readonly parts: Part[] = [];
  readonly #days: number[] = [];
  #text = '';

  write({ strings, parts }: Fragment): void {
    this.#text += strings[0] ?? '';
    for (const [index, part] of parts.entries()) {
      const next = strings[index + 1] ?? '';
      if (part instanceof Fragment) this.write(part);
      else if (part instanceof Identifier) this.#text += quote(part.name);
      else if (part instanceof InsertedRows) this.#rows(part);
      else this.#parameter(part, /^::date\b(?!\[)/.test(next));
      this.#text += next;
    }
  }

  finish(): Text {
    if (this.#text.includes('\0')) throw new TypeError('a statement cannot contain a NUL');
    if (this.parts.length > MOST_PARAMETERS) throw new RangeError('too many parameters');
    return { text: this.#text, name: names.of(this.#text), days: this.#days };
  }

  #parameter(part: Part | undefined, isDay = false): void {
    const cast = casts[castOf(part)];
    if (isDay && cast === '') this.#days.push(this.parts.length);
    // Undefined is refused when the parameters are converted.
    this.parts.push(part as Part);
    this.#text += `$${this.parts.length}${cast}`;
  }

  #rows({ rows }: InsertedRows): void {
    const columns = Object.keys(rows[0] ?? {});
    this.#text += `(${columns.map(quote).join(', ')}) values `;
    for (const [index, row] of rows.entries()) {
      this.#text += index === 0 ? '(' : ', (';
      for (const [place, column] of columns.entries()) {
        if (place > 0) this.#text += ', ';
        this.#parameter(row[column]);
      }
      this.#text += ')';
    }
  }
}

function quote(name: string): string {
  return pg.escapeIdentifier(name);
}
