import type { Queryable } from './database.ts';

const whole = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const start = /^[0-9a-f]{8}$/;

/** A condition of a query: the id is this one, or begins with these eight characters, as the desk shows ids. False for
 * any other text. */
export function namedRow(sql: Queryable, id: ReturnType<Queryable>, text: string) {
  if (whole.test(text)) return sql`${id} = ${text}::uuid`;
  if (!start.test(text)) return sql`false`;
  return sql`${id} between ${`${text}-0000-0000-0000-000000000000`}::uuid
    and ${`${text}-ffff-ffff-ffff-ffffffffffff`}::uuid`;
}
