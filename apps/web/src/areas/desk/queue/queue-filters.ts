import type { Input } from '@pahiya/api-client/api-client';
import {
  type QueueKind,
  type QueueSort,
  queueSorts,
  queueStates,
} from '@pahiya/contracts/operators/queue-states';

/** Query of the queue. */
export type QueueFilters = NonNullable<Input<'deskQueue'>['query']>;

const kinds = ['e-challan', 'court'] as const;
const routes = ['desk', 'partner', 'any'] as const;
const whose = ['any', 'mine', 'nobody'] as const;
const speeds = ['STANDARD', 'EXPRESS'] as const;

/** Kinds that have work in the queue. */
export const queuedKinds = (Object.keys(queueStates) as QueueKind[]).filter(
  (kind) => queueStates[kind].length > 0,
);

/** A state as one value of a form: states of several kinds may have the same name. */
export function stateValue(orderKind: QueueKind, state: string): string {
  return `${orderKind}.${state}`;
}

/** Reads kind and state; a state that another kind than the chosen one has is dropped. */
function readState(search: URLSearchParams): Pick<QueueFilters, 'orderKind' | 'state'> {
  const chosen = queuedKinds.find((kind) => kind === search.get('orderKind'));
  const asked = search.get('state') ?? '';
  const found = queuedKinds
    .filter((kind) => chosen === undefined || kind === chosen)
    .flatMap((orderKind) => queueStates[orderKind].map((state) => ({ orderKind, state })))
    .find(({ orderKind, state }) => [state, stateValue(orderKind, state)].includes(asked));
  return found ?? { orderKind: chosen, state: undefined };
}

/** Reads the filters of an address; unknown values are dropped. */
export function readFilters(search: URLSearchParams): QueueFilters {
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const cursor = search.get('cursor');
  return {
    ...readState(search),
    kind: pick('kind', kinds),
    route: pick('route', routes),
    speed: pick('speed', speeds),
    assigned: pick('assigned', whose),
    late: pick('late', ['1']),
    today: pick('today', ['1']),
    sort: pick('sort', queueSorts),
    direction: pick('direction', ['asc', 'desc']),
    cursor: cursor === null || cursor === '' ? undefined : cursor.slice(0, 200),
  };
}

/** Address of the queue with these filters and changes; the first page unless a cursor is given. */
export function queuePath(filters: QueueFilters, change: Partial<QueueFilters> = {}): string {
  const query = new URLSearchParams();
  const all = { ...filters, cursor: undefined, ...change };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && !isDefault(name, value)) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '/desk' : `/desk?${text}`;
}

function isDefault(name: string, value: unknown): boolean {
  return defaults[name] === value;
}

const defaults: Readonly<Record<string, unknown>> = {
  route: 'desk',
  assigned: 'any',
  sort: 'due',
  direction: 'asc',
};

/** Address that sorts by a column, or reverses its direction. */
export function sortPath(filters: QueueFilters, sort: QueueSort): string {
  const isCurrent = (filters.sort ?? 'due') === sort;
  const turned = filters.direction === 'desc' ? 'asc' : 'desc';
  return queuePath(filters, { sort, direction: isCurrent ? turned : 'asc' });
}
