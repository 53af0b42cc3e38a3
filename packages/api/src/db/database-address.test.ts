import { expect, test } from 'vitest';
import { readAddress, withDatabase } from './database-address.ts';

test('an address with a host is used as it is', () => {
  const url = 'postgres://user:p%40ss@db.example:6432/pahiya?sslmode=require';
  expect(readAddress(url)).toEqual({ url });
});

test.each([
  'postgres://user:secret@%2Frun%2Fpostgresql:5433/pahiya',
  'postgres://user:secret@localhost:5433/pahiya?host=/run/postgresql',
])('the directory of a Unix socket is read from %s', (url) => {
  const address = readAddress(url);
  expect(address.host).toBe('/run/postgresql');
  expect(new URL(address.url)).toMatchObject({ username: 'user', port: '5433', search: '' });
});

test('another database on the same server keeps everything else', () => {
  expect(withDatabase('postgres://u:p@%2Frun%2Fpg:5432/one?sslmode=require', 'two')).toBe(
    'postgres://u:p@%2Frun%2Fpg:5432/two?sslmode=require',
  );
});
