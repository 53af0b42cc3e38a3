import type { Queryable } from '../../../db/database.ts';

/** Challans to work on: the predicate of the index `order_challans_queue`, spelled out for the planner. Alias `c`. */
export function isInQueue(sql: Queryable) {
  return sql`c.settlement in
    ('documents-review', 'queued', 'assigned', 'submitted', 'paid-at-source')
    and c.promised_on is not null`;
}

/** Route of a challan: the desk once it was routed there or needs an operator, else the partner, also before it is
 * submitted. */
export function isOfRoute(sql: Queryable, route: 'desk' | 'partner' | 'any') {
  const isDesk = sql`(c.route = 'desk' or c.settlement in ('documents-review', 'assigned'))`;
  if (route === 'any') return sql`true`;
  return route === 'desk' ? isDesk : sql`${isDesk} is not true`;
}
