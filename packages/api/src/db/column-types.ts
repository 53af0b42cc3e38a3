import pg from 'pg';

type Parse = (text: string) => unknown;

const {
  BOOL,
  BYTEA,
  INT8,
  INT2,
  INT4,
  OID,
  FLOAT4,
  FLOAT8,
  JSON: JSON_TYPE,
  JSONB,
  TIMESTAMPTZ,
} = pg.types.builtins;

/** Types that are not read as text. Among those that are: `date`, so that no time zone can move the day, and
 * `numeric`. */
const scalars = new Map<number, Parse>([
  [BOOL, (text) => text === 't'],
  [BYTEA, (text) => Buffer.from(text.slice(2), 'hex')],
  [INT8, parseSafeInteger],
  [INT2, Number],
  [INT4, Number],
  [OID, Number],
  [FLOAT4, Number],
  [FLOAT8, Number],
  [JSON_TYPE, (text) => JSON.parse(text)],
  [JSONB, (text) => JSON.parse(text)],
  [TIMESTAMPTZ, (text) => new Date(text)],
]);

const asText: Parse = (text) => text;

/** Array types by the type of their elements. Source: PostgreSQL, pg_type.dat (`array_type_oid`). */
const ARRAYS: readonly (readonly [array: number, element: Parse | undefined])[] = [
  [1000, scalars.get(BOOL)],
  [1001, scalars.get(BYTEA)],
  [1005, Number], // smallint
  [1007, Number], // integer
  [1016, parseSafeInteger],
  [1021, Number], // real
  [1022, Number], // double precision
  [1028, Number], // oid
  [1185, scalars.get(TIMESTAMPTZ)],
  [199, scalars.get(JSON_TYPE)],
  [3807, scalars.get(JSONB)],
  [1002, asText], // "char"
  [1003, asText], // name
  [1009, asText], // text
  [1014, asText], // character
  [1015, asText], // character varying
  [1182, asText], // date
  [1231, asText], // numeric
  [2951, asText], // uuid
];

const TEXT_ARRAY = 1009;
const readTexts: (text: string) => unknown[] = pg.types.getTypeParser(TEXT_ARRAY as never);

const parsers = new Map<number, Parse>(scalars);
for (const [array, parse = asText] of ARRAYS) {
  parsers.set(array, (text) => parseEach(readTexts(text), parse));
}

/** How columns are read, in the form that the driver takes. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number): Parse => parsers.get(type) ?? asText,
};

function parseEach(elements: readonly unknown[], parse: Parse): unknown[] {
  return elements.map((element) => {
    if (typeof element === 'string') return parse(element);
    return Array.isArray(element) ? parseEach(element, parse) : element;
  });
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`);
  return value;
}
