import type { Queryable } from '../../../db/database.ts';

/** Challans that wait for somebody who pays them: a part of the index `order_challans_queue`, written out so that the
 * planner sees it. Joined as `c`. */
export function isInQueue(sql: Queryable) {
  return sql`c.settlement in
    ('documents-review', 'queued', 'assigned', 'submitted', 'paid-at-source')
    and c.promised_on is not null`;
}

/** Whose it is: the desk's, once it was put there or needs eyes; else the partner's, also while it waits to be handed
 * over. */
export function isOfRoute(sql: Queryable, route: 'desk' | 'partner' | 'any') {
  const isDesk = sql`(c.route = 'desk' or c.settlement in ('documents-review', 'assigned'))`;
  if (route === 'any') return sql`true`;
  return route === 'desk' ? isDesk : sql`${isDesk} is not true`;
}
