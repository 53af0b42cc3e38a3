import { queueStates } from '@pahiya/contracts/operators/queue-states';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { QueueFilters } from './queue-filters.ts';

/** What to look for in the queue. */
export function QueueFilterForm({ filters }: { filters: QueueFilters }) {
  const admin = useCopy('admin');
  const copy = useCopy('admin-queue');
  const path = usePagePath();
  return (
    <Card title={copy.filters} id="filters">
      <form method="get" action={path('/admin')} className="grid gap-3">
        <SelectField
          id="state"
          name="state"
          label={copy.state}
          emptyLabel={copy.any}
          defaultValue={filters.state ?? ''}
          options={queueStates.map((value) => ({ value, label: admin.settlements[value] }))}
        />
        <SelectField
          id="kind"
          name="kind"
          label={copy.kind}
          emptyLabel={copy.any}
          defaultValue={filters.kind ?? ''}
          options={optionsOf(admin.kinds)}
        />
        <SelectField
          id="route"
          name="route"
          label={copy.route}
          defaultValue={filters.route ?? 'desk'}
          options={optionsOf(copy.routes)}
        />
        <SelectField
          id="assigned"
          name="assigned"
          label={copy.assigned}
          defaultValue={filters.assigned ?? 'any'}
          options={optionsOf(copy.whose)}
        />
        <CheckField
          id="late"
          name="late"
          value="1"
          label={copy.lateOnly}
          defaultChecked={filters.late === '1'}
        />
        <Button>{copy.apply}</Button>
      </form>
    </Card>
  );
}

function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
