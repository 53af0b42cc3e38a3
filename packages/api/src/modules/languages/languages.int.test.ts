import type { Language } from '@pahiya/domain/shared/language';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import { findTopicsIn, insertTopic, putTopicWords } from '../blog/topics/topic-repository.ts';
import { insertLanguages } from './language-repository.ts';
import { putLanguages } from './put-languages.ts';

const database = await createTestDatabase();
const { sql } = database;
afterAll(() => database.drop());

const codes = async () => {
  const rows = await sql<{ code: string }[]>`select code from languages order by code`;
  return rows.map(({ code }) => code);
};

test('the languages of the product are known to the database, however often it starts', async () => {
  await Promise.all([putLanguages(sql), putLanguages(sql)]);
  expect(await codes()).toEqual(['en', 'hi']);
});

test('a text in a language that is not known is refused', async () => {
  await sql.begin(async (tx) => {
    await insertTopic(tx, 'rules', 0);
    await putTopicWords(tx, 'rules', { en: { name: 'Rules', description: 'D' } });
  });
  await expect(
    sql`insert into blog_category_texts values ('rules', 'mr', 'नियम', 'D')`,
  ).rejects.toThrow('foreign key');
});

test('a further language needs no migration; texts that are missing in it are in English', async () => {
  await insertLanguages(sql, ['mr']);
  expect(await codes()).toEqual(['en', 'hi', 'mr']);
  const inMarathi = () => findTopicsIn(sql, 'mr' as Language);
  expect(await inMarathi()).toMatchObject([{ name: 'Rules' }]);
  await sql`insert into blog_category_texts values ('rules', 'mr', 'नियम', 'D')`;
  expect(await inMarathi()).toMatchObject([{ name: 'नियम' }]);
});
