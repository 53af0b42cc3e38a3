import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { afterAll, beforeAll } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../packages/api/src/db/test-database.ts';
import { seedBlog } from '../../../../packages/api/src/modules/blog/seed/seed-blog.ts';
import { refreshSearchIndex } from '../../../../packages/api/src/modules/search/refresh-index.ts';
import { searchEntries } from './search-entries.server.ts';

const now = () => new Date('2026-11-21T04:44:00Z');

/** Sets up a database with all seeded articles and page entries for the tests of a file. Returns a getter for its
 * connection, to be called within a test.
 * @internal Tests only. */
export function onSearchedSite(): () => TestDatabase['sql'] {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedBlog(database.sql, now());
    const entries = await searchEntries({
      lookupLimits: { visitor: 5, user: 25 },
      ...{ today: istDateOf(now()), feeLines: [] },
    });
    await refreshSearchIndex({ sql: database.sql, now }, entries);
  });
  afterAll(() => database.drop());
  return () => database.sql;
}
