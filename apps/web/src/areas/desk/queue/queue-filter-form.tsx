import type { QueueCounts } from '@pahiya/contracts/operators/desk-schema';
import { type QueueKind, queueStates } from '@pahiya/contracts/operators/queue-states';
import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { type QueueFilters, queuedKinds, queuePath, stateValue } from './queue-filters.ts';

type Words = Readonly<Record<string, string>>;

type Filter = {
  readonly name: 'orderKind' | 'kind' | 'state' | 'speed' | 'route';
  readonly label: string;
  /** Options, under headings where there are several lists. */
  readonly groups: readonly { readonly name: string; readonly words: Words }[];
  readonly value: string;
  /** Label of the empty option; without it one of the options is always chosen. */
  readonly all?: string;
};

type FormProps = { readonly filters: QueueFilters; readonly counts: QueueCounts };

/** Filters of the queue in one row. The view and the sort order stay. */
export function QueueFilterForm({ filters, counts }: FormProps) {
  const copy = useCopy('desk-queue');
  const path = usePagePath();
  const { assigned, late, today, sort, direction } = filters;
  const kept = Object.entries({ assigned, late, today, sort, direction });
  return (
    <form method="get" action={path('/desk')} aria-label={copy.filters.label} className="desk-bar">
      {kept.map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {useFilters(filters, counts).map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
      <Button variant="outline">{copy.filters.apply}</Button>
      {isFiltered(filters) && (
        <a
          href={path(queuePath({ assigned, late, today, sort, direction }))}
          className="inline-flex min-h-9 items-center"
        >
          {copy.filters.clear}
        </a>
      )}
    </form>
  );
}

function FilterSelect({ name, label, groups, value, all }: Filter) {
  return (
    <label className="desk-select">
      {`${label}:`}
      <select name={name} defaultValue={value}>
        {all !== undefined && <option value="">{all}</option>}
        {groups.map((group) =>
          groups.length === 1 ? (
            <Options key={group.name} words={group.words} />
          ) : (
            <optgroup key={group.name} label={group.name}>
              <Options words={group.words} />
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

function Options({ words }: { words: Words }) {
  return Object.entries(words).map(([key, word]) => (
    <option key={key} value={key}>
      {word}
    </option>
  ));
}

function useFilters(filters: QueueFilters, counts: QueueCounts): readonly Filter[] {
  const desk = useCopy('desk');
  const copy = useCopy('desk-queue');
  const { orderKind, kind, state, speed, route } = filters;
  const { filters: labels, counted, kinds, routes, orderKinds } = copy;
  const { all } = labels;
  const countOf = (ofKind: string, ofState?: string) =>
    counts.states
      .filter((one) => one.orderKind === ofKind && (ofState ?? one.state) === one.state)
      .reduce((sum, one) => sum + one.all, 0);
  const statesOf = (ofKind: QueueKind) => {
    const words: Words = orderKinds[ofKind].states;
    return Object.fromEntries(
      queueStates[ofKind].map((one) => [
        stateValue(ofKind, one),
        counted(words[one] ?? one, countOf(ofKind, one)),
      ]),
    );
  };
  const kindWords = Object.fromEntries(
    queuedKinds.map((one) => [one, counted(orderKinds[one].name, countOf(one))]),
  );
  const list = (words: Words) => [{ name: '', words }];
  const isChallan = orderKind === 'challan' || kind !== undefined;
  return [
    {
      name: 'orderKind',
      label: labels.orderKind,
      groups: list(kindWords),
      value: orderKind ?? '',
      all,
    },
    {
      name: 'state',
      label: labels.state,
      groups: queuedKinds
        .filter((one) => orderKind === undefined || one === orderKind)
        .map((one) => ({ name: orderKinds[one].name, words: statesOf(one) })),
      value: orderKind === undefined || state === undefined ? '' : stateValue(orderKind, state),
      all,
    },
    ...(isChallan
      ? [{ name: 'kind', label: labels.kind, groups: list(kinds), value: kind ?? '', all } as const]
      : []),
    {
      name: 'speed',
      label: labels.speed,
      groups: list(desk.speeds),
      value: speed ?? '',
      all,
    },
    { name: 'route', label: labels.route, groups: list(routes), value: route ?? 'desk' },
  ];
}

function isFiltered({ orderKind, kind, state, speed, route }: QueueFilters): boolean {
  const isNarrowed = [orderKind, kind, state, speed].some((one) => one !== undefined);
  return isNarrowed || (route ?? 'desk') !== 'desk';
}
