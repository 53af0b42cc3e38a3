import { expect, test } from 'vitest';
import { partsFor } from './changed.mjs';

const named = (...files: string[]) =>
  partsFor(files, 'main').map(({ name, options }) => [name, ...options].join(' '));

test.each([
  ['docs alone', ['docs/rules.md', 'README.md'], ['check']],
  [
    'a journey',
    ['apps/web/src/areas/desk/desk.spec.ts'],
    ['check', 'e2e --only-changed=main --pass-with-no-tests'],
  ],
  [
    'what journeys share',
    ['apps/web/e2e/fixtures/desk.ts'],
    ['check', 'e2e --only-changed=main --pass-with-no-tests'],
  ],
  [
    'a unit test',
    ['packages/domain/src/shared/money.test.ts'],
    ['check', 'unit --changed=main --passWithNoTests', 'int --changed=main --passWithNoTests'],
  ],
  [
    'the product',
    ['packages/domain/src/shared/money.ts'],
    ['check', 'unit --changed=main --passWithNoTests', 'int', 'start', 'e2e'],
  ],
  [
    'a migration',
    ['packages/api/src/db/migrations/0017_x.sql'],
    ['check', 'unit', 'int', 'start', 'e2e'],
  ],
  ['the lock file', ['package-lock.json'], ['check', 'unit', 'int', 'start', 'e2e']],
])('%s runs what it can affect', (_, files, wanted) => {
  expect(named(...files)).toEqual(wanted);
});
