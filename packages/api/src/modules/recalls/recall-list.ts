import type { Services } from '../../services.ts';
import { type StoredRecall, selectRecalls } from './recall-repository.ts';

/** Tag of pages that show recalls. */
export const recallContent = 'recalls';

type Needs = Pick<Services, 'sql' | 'content'>;

/** One list a process. */
const lists = new WeakMap<
  Services['sql'],
  { readonly version: number; readonly list: Promise<readonly StoredRecall[]> }
>();

/** Every recall, newest first: read again when the list has changed. */
export async function recallList({ sql, content }: Needs): Promise<readonly StoredRecall[]> {
  // Read before the list: a change that commits meanwhile counts as the next one.
  const version = (await content.versions()).get(recallContent) ?? 0;
  const known = lists.get(sql);
  if (known?.version === version) return known.list;
  const list = selectRecalls(sql);
  const mine = { version, list };
  lists.set(sql, mine);
  list.catch(() => {
    if (lists.get(sql) === mine) lists.delete(sql);
  });
  return list;
}
