/** A value of JSON for a `json` or `jsonb` column, as `sql.json` makes it. */
export class JsonText {
  readonly text: string;
  constructor(value: unknown) {
    const text: string | undefined = JSON.stringify(value);
    if (text === undefined) throw new TypeError('undefined is not a value of JSON');
    this.text = text;
  }
}

type Scalar = string | number | boolean | Date | null;

/** What a `${…}` in a query may be, apart from further SQL. A list becomes an array: `= any(${list})`. */
export type Parameter = Scalar | Uint8Array | JsonText | readonly Scalar[];

/** A parameter as it is sent. */
export type Sent = string | Buffer | null;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Types that PostgreSQL does not always infer from the context, by the first letter of their cast. */
export const casts = {
  ' ': '',
  b: '::boolean',
  t: '::timestamptz',
  j: '::jsonb',
  x: '::bytea',
} as const;

/** The key in {@link casts} of a parameter's type. */
export function castOf(value: unknown): keyof typeof casts {
  if (typeof value === 'boolean') return 'b';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ' ';
  if (value instanceof Date) return 't';
  if (value instanceof JsonText) return 'j';
  return value instanceof Uint8Array ? 'x' : ' ';
}

/** Converts a parameter to PostgreSQL's text format, bytes excepted. */
export function toSent(value: unknown): Sent {
  if (typeof value === 'string' || value === null) return value;
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`;
  if (value instanceof JsonText) return value.text;
  if (value instanceof Uint8Array) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
  return scalarText(value);
}

/** A calendar day. PostgreSQL would truncate an instant to the day in its own time zone, which may be the wrong one. */
export function assertDay(sent: Sent | undefined): void {
  if (typeof sent !== 'string' || ISO_DATE.test(sent)) return;
  throw new RangeError(`${sent} is not a day written YYYY-MM-DD`);
}

function toElement(value: unknown): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) throw new TypeError('an array of arrays cannot be a parameter');
  const text = typeof value === 'string' ? value : scalarText(value);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function scalarText(value: unknown): string {
  if (typeof value === 'number') {
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
      throw new RangeError(`${value} is not a safe integer`);
    }
    return String(value);
  }
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(
    `${value === undefined ? 'undefined' : `a value of type ${typeof value}`} cannot be a parameter of a query`,
  );
}
