import { describe, expect, test } from 'vitest';
import { compile } from './compile-statement.ts';
import { createQueryable, type Statement } from './statement.ts';
import { StatementNames } from './statement-names.ts';

const sql = createQueryable(() => Promise.reject(new Error('nothing is sent')));

const written = (statement: Statement<unknown>) => {
  const { text, values } = compile(statement);
  return { text, values };
};

describe('a template', () => {
  test('has its parameters apart from its text', () => {
    const name = "x' or 1 = 1 --";
    expect(written(sql`select ${name}, ${7}, ${null} from t`)).toEqual({
      text: 'select $1, $2, $3 from t',
      values: [name, '7', null],
    });
  });

  test('says the type of what PostgreSQL may not infer', () => {
    const at = new Date('2026-03-31T20:00:00.000Z');
    const bytes = new Uint8Array([1, 255]);
    expect(written(sql`select ${at}, ${true}, ${bytes}, ${sql.json('a')}`)).toEqual({
      text: 'select $1::timestamptz, $2::boolean, $3::bytea, $4::jsonb',
      values: ['2026-03-31T20:00:00.000Z', 't', Buffer.from(bytes), '"a"'],
    });
  });

  test('with other types in the same place has another text', () => {
    const of = (value: Date | null) => compile(sql`select ${value}`);
    expect(of(null).text).toBe('select $1');
    expect(of(new Date(0)).text).toBe('select $1::timestamptz');
    expect(of(null).name).not.toBe(of(new Date(0)).name);
    expect(of(null).name).toBe(of(null).name);
  });

  test('takes an instant as a day where it says so', () => {
    expect(compile(sql`select ${new Date(0)}::date`).text).toBe('select $1::timestamptz::date');
  });

  test('has lists as arrays, whatever is in them', () => {
    const list = ['a', 'b,"c"', '\\', '', 'NULL', null];
    expect(compile(sql`select ${list}`).values).toEqual([
      String.raw`{"a","b,\"c\"","\\","","NULL",NULL}`,
    ]);
    expect(compile(sql`select ${[1, true, new Date(0)]}`).values).toEqual([
      '{"1","t","1970-01-01T00:00:00.000Z"}',
    ]);
    expect(compile(sql`select ${[]}`).values).toEqual(['{}']);
  });
});

describe('SQL within a template', () => {
  test('is numbered with it', () => {
    const condition = sql`and b > ${2} ${sql`and c = ${3}`}`;
    expect(written(sql`select ${1} where a = ${'x'} ${condition} ${sql``} limit ${4}`)).toEqual({
      text: 'select $1 where a = $2 and b > $3 and c = $4  limit $5',
      values: ['1', 'x', '2', '3', '4'],
    });
  });

  test('quotes names', () => {
    expect(compile(sql`drop table ${sql('a"; drop table b; --')}`).text).toBe(
      'drop table "a""; drop table b; --"',
    );
  });

  test('writes the rows of an insert by the columns of the first', () => {
    const rows = [
      { id: 1, 'odd"name': true },
      { 'odd"name': false, id: 2 },
    ];
    expect(written(sql`insert into t ${sql(rows)} on conflict do nothing`)).toEqual({
      text: 'insert into t ("id", "odd""name") values ($1, $2::boolean), ($3, $4::boolean) on conflict do nothing',
      values: ['1', 't', '2', 'f'],
    });
  });

  test('may come from a text', () => {
    expect(compile(sql`select 1 limit ${sql.unsafe('20')}`).text).toBe('select 1 limit 20');
  });
});

describe('refused before anything is sent', () => {
  const missing = undefined as unknown as null;
  test.each([
    ['undefined', () => compile(sql`select ${missing}`), 'undefined'],
    ['undefined in a list', () => compile(sql`select ${[missing]}`), 'undefined'],
    ['undefined in a row', () => compile(sql`insert into t ${sql([{ a: missing }])}`), 'undefined'],
    ['undefined as JSON', () => sql.json(undefined), 'undefined'],
    ['an object', () => compile(sql`select ${{} as unknown as null}`), 'type object'],
    ['a whole number beyond the safe ones', () => compile(sql`select ${2 ** 53}`), 'safe integer'],
    ['the same in a list', () => compile(sql`select ${[2 ** 53]}`), 'safe integer'],
    ['an instant as a day', () => compile(sql`select ${'2026-03-31T20:00Z'}::date`), 'YYYY-MM-DD'],
    ['an invalid instant', () => compile(sql`select ${new Date(Number.NaN)}`), 'Invalid time'],
    ['no rows', () => sql([]), 'no rows'],
    ['a name with a NUL', () => compile(sql`select ${sql('a\0b')}`), 'NUL'],
    [
      'too many',
      () => compile(sql`${sql(Array.from({ length: 65_536 }, () => ({ a: 1 })))}`),
      'many',
    ],
  ])('%s', (_, act, words) => {
    expect(act).toThrow(words);
  });
});

test('only so many texts are prepared, always under the same name', () => {
  const names = new StatementNames(2);
  expect([names.of('a'), names.of('b'), names.of('c'), names.of('a')]).toEqual([
    's1',
    's2',
    undefined,
    's1',
  ]);
});
