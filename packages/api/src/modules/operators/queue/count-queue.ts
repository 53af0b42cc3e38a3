import type { QueueCounts } from '@pahiya/contracts/operators/desk-schema';
import { queueStates } from '@pahiya/contracts/operators/queue-states';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { isInQueue, isOfRoute } from './queue-conditions.ts';

type Counted = {
  readonly settlement: string;
  readonly all: number;
  readonly express: number;
  readonly late: number;
  readonly today: number;
  readonly mine: number;
  readonly unassigned: number;
};

/** Counts of a route, in one scan of the queue, which contains open work only. */
export async function countQueue(
  sql: Queryable,
  {
    route,
    operatorId,
    today,
  }: { route: 'desk' | 'partner' | 'any'; operatorId: string; today: IstDate },
): Promise<QueueCounts> {
  const rows = await sql<Counted[]>`
    select c.settlement, count(*) as all,
      count(*) filter (where o.settlement_type = 'EXPRESS') as express,
      count(*) filter (where c.promised_on < ${today}::date) as late,
      count(*) filter (where c.promised_on = ${today}::date) as today,
      count(*) filter (where c.assigned_to = ${operatorId}) as mine,
      count(*) filter (where c.assigned_to is null) as unassigned
    from order_challans c join orders o on o.id = c.order_id
    where ${isInQueue(sql)} and ${isOfRoute(sql, route)} group by c.settlement`;
  const sum = (key: Exclude<keyof Counted, 'settlement'>) =>
    rows.reduce((total, row) => total + row[key], 0);
  const of = (state: string) => rows.find(({ settlement }) => settlement === state)?.all ?? 0;
  return {
    all: sum('all'),
    express: sum('express'),
    late: sum('late'),
    today: sum('today'),
    mine: sum('mine'),
    unassigned: sum('unassigned'),
    states: Object.fromEntries(
      queueStates.map((state) => [state, of(state)]),
    ) as QueueCounts['states'],
  };
}
