import { indicBlocks } from '@pahiya/domain/search/indic-scripts';
import { searchForm } from '@pahiya/domain/search/search-form';
import { tamilSoundOf } from '@pahiya/domain/search/sound-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function differing(texts: readonly string[]): Promise<readonly string[]> {
  const rows = await database.sql<{ text: string; form: string }[]>`
    select text, search_form(text) as form from unnest(${[...texts]}::text[]) as text`;
  expect(rows).toHaveLength(texts.length);
  return rows
    .filter(({ text, form }) => searchForm(text) !== form)
    .map(({ text, form }) => `${text}: ${form} in the database, ${searchForm(text)} here`);
}

test('the program and the database normalise every letter of the six scripts alike', async () => {
  const letters = Object.values(indicBlocks).flatMap((first) =>
    Array.from({ length: 0x80 }, (_, place) => String.fromCodePoint(first + place)),
  );
  expect(await differing(letters.map((letter) => `a${letter}b`))).toEqual([]);
});

test('the program and the database normalise any row of letters alike', async () => {
  const firsts = [...Object.values(indicBlocks), 0x20, 0x60, 0xe0, 0x300];
  // A fixed sequence: a failure can be repeated.
  let state = 20_261_123;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const texts = Array.from({ length: 4000 }, () => {
    const first = firsts[next(firsts.length)] ?? 0x20;
    return Array.from({ length: 1 + next(12) }, () => {
      const from = next(8) === 0 ? (firsts[next(firsts.length)] ?? 0x20) : first;
      return String.fromCodePoint(from + next(from < 0x300 ? 0x20 : 0x70));
    }).join('');
  });
  expect(await differing(texts)).toEqual([]);
});

test('the program and the database fold a sound for Tamil alike', async () => {
  const sounds = [...'abcdefghijklmnopqrstuvwxyz', 'gadi', 'pastag', 'hidarabad'];
  await database.sql`
    insert into search_words (source, word, language, sound, uses)
    select 'pages', sound, 'en', sound, 1 from unnest(${sounds}::text[]) as sound`;
  const rows = await database.sql<{ sound: string; tamil: string }[]>`
    select sound, tamil_sound as tamil from search_words`;
  for (const { sound, tamil } of rows) expect(tamilSoundOf(sound)).toBe(tamil);
});
