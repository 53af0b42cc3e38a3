import type { Queryable } from './database.ts';

/** Which rows of a query are wanted: some, or a page of all. Both sorted by id. */
export type RowChoice =
  | { readonly ids: readonly string[] }
  | { readonly after: string; readonly limit: number };

/** The end of a query whose rows can be chosen: a condition on the id, its order and limit. */
export function chosenRows(sql: Queryable, id: ReturnType<Queryable>, which: RowChoice) {
  return 'ids' in which
    ? sql`and ${id} = any(${which.ids}::uuid[]) order by ${id}`
    : sql`and ${id} > ${which.after}::uuid order by ${id} limit ${which.limit}`;
}
