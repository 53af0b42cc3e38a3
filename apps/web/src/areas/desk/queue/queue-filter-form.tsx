import { queueStates } from '@pahiya/contracts/operators/queue-states';
import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { type QueueFilters, queuePath } from './queue-filters.ts';

type Filter = {
  readonly name: 'kind' | 'state' | 'speed' | 'route';
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  readonly value: string;
  /** Label of the empty option; without it one of `words` is always chosen. */
  readonly all?: string;
};

/** Filters of the queue in one row. The view and the sort order stay. */
export function QueueFilterForm({ filters }: { filters: QueueFilters }) {
  const copy = useCopy('desk-queue');
  const path = usePagePath();
  const { assigned, late, today, sort, direction } = filters;
  const kept = Object.entries({ assigned, late, today, sort, direction });
  return (
    <form method="get" action={path('/desk')} aria-label={copy.filters.label} className="desk-bar">
      {kept.map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {useFilters(filters).map(({ name, label, words, value, all }) => (
        <label key={name} className="desk-select">
          {`${label}:`}
          <select name={name} defaultValue={value}>
            {all !== undefined && <option value="">{all}</option>}
            {Object.entries(words).map(([key, word]) => (
              <option key={key} value={key}>
                {word}
              </option>
            ))}
          </select>
        </label>
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

function useFilters(filters: QueueFilters): readonly Filter[] {
  const desk = useCopy('desk');
  const { filters: copy, routes } = useCopy('desk-queue');
  const states = Object.fromEntries(queueStates.map((one) => [one, desk.settlements[one]]));
  const { all } = copy;
  return [
    { name: 'kind', label: copy.kind, words: desk.kinds, value: filters.kind ?? '', all },
    { name: 'state', label: copy.state, words: states, value: filters.state ?? '', all },
    { name: 'speed', label: copy.speed, words: desk.speeds, value: filters.speed ?? '', all },
    { name: 'route', label: copy.route, words: routes, value: filters.route ?? 'desk' },
  ];
}

function isFiltered({ kind, state, speed, route }: QueueFilters): boolean {
  return [kind, state, speed].some((one) => one !== undefined) || (route ?? 'desk') !== 'desk';
}
