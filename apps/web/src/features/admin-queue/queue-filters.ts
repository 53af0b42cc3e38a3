import type { Input } from '@pahiya/api-client/api-client';
import { queueStates } from '@pahiya/contracts/operators/queue-states';

/** What the queue is asked for. */
export type QueueFilters = NonNullable<Input<'deskQueue'>['query']>;

const kinds = ['e-challan', 'court'] as const;
const routes = ['desk', 'partner', 'any'] as const;
const whose = ['any', 'mine', 'nobody'] as const;

/** The filters of an address; what is not one of ours is left out. */
export function readFilters(search: URLSearchParams): QueueFilters {
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const cursor = search.get('cursor');
  return {
    state: pick('state', queueStates),
    kind: pick('kind', kinds),
    route: pick('route', routes),
    assigned: pick('assigned', whose),
    late: search.get('late') === '1' ? '1' : undefined,
    cursor: cursor === null || cursor === '' ? undefined : cursor.slice(0, 200),
  };
}

/** The address of the queue with these filters, and some of them otherwise. */
export function queuePath(filters: QueueFilters, change: Partial<QueueFilters> = {}): string {
  const query = new URLSearchParams();
  const { state, kind, route, assigned, late, cursor } = {
    ...filters,
    cursor: undefined,
    ...change,
  };
  for (const [name, value] of Object.entries({ state, kind, route, assigned, late, cursor })) {
    if (value !== undefined) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '/admin' : `/admin?${text}`;
}
