import { expect, test } from 'vitest';
import { readAddress, withDatabase } from './database-address.ts';

test('every part of an address is read', () => {
  expect(readAddress('postgres://user:p%40ss@db.example:6432/pahiya')).toEqual({
    user: 'user',
    password: 'p@ss',
    host: 'db.example',
    port: 6432,
    database: 'pahiya',
  });
});

test.each([
  'postgres://user:secret@%2Frun%2Fpostgresql:5433/pahiya',
  'postgres://user:secret@localhost:5433/pahiya?host=/run/postgresql',
])('the directory of a Unix socket is read from %s', (url) => {
  expect(readAddress(url)).toMatchObject({ host: '/run/postgresql', port: 5433, user: 'user' });
});

test.each([
  ['', undefined],
  ['?sslmode=disable', false],
  ['?sslmode=require', { rejectUnauthorized: false }],
  ['?sslmode=verify-full', {}],
])('the encryption of an address with "%s" is that of libpq', (query, ssl) => {
  expect(readAddress(`postgres://user@db.example/pahiya${query}`).ssl).toEqual(ssl);
});

test('an unknown mode of encryption is refused rather than ignored', () => {
  expect(() => readAddress('postgres://user@db.example/pahiya?sslmode=on')).toThrow('sslmode');
});

test('another database on the same server keeps everything else', () => {
  expect(withDatabase('postgres://u:p@%2Frun%2Fpg:5432/one?sslmode=require', 'two')).toBe(
    'postgres://u:p@%2Frun%2Fpg:5432/two?sslmode=require',
  );
});
