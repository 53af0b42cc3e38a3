import { languages } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../db/database.ts';
import { insertLanguages } from './language-repository.ts';

/** Makes every language of the product known to the database, after its migrations: texts refer to it. None is ever
 * removed, as texts in it may remain. */
export function putLanguages(sql: Queryable): Promise<void> {
  return insertLanguages(sql, languages);
}
