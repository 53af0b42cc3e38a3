import type { Answer } from '@pahiya/api-client/api-client';
import type { QueueCounts } from '@pahiya/contracts/operators/desk-schema';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { AssignedNote } from './assigned-note.tsx';
import { FindForm } from './find-form.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import type { AssignOutcome } from './queue-actions.ts';
import { QueueFilterForm } from './queue-filter-form.tsx';
import { type QueueFilters, queuePath } from './queue-filters.ts';
import { QueueTable } from './queue-table.tsx';

type QueuePageProps = Answer<'deskQueue'> & {
  /** Names of the services ordered and of firms, by the kind of the work. */
  readonly names: Readonly<Record<string, string>>;
  readonly filters: QueueFilters;
  readonly nowIso: string;
  readonly done: AssignOutcome | null;
  readonly refused: Refused | null;
  readonly isNoneSelected: boolean;
};

/** The queue: views with counts, filters, and the work of all kinds of orders. */
export function QueuePage({ filters, refused, done, isNoneSelected, ...queue }: QueuePageProps) {
  const copy = useCopy('desk-queue');
  const { rows, counts } = queue;
  return (
    <div className="desk-queue grid gap-3 pt-3">
      <div className="desk-bar">
        <h1>{copy.title}</h1>
        <Views counts={counts} filters={filters} />
        <FindForm />
      </div>
      <RefusalNote refused={refused} />
      <AssignedNote done={done} isNoneSelected={isNoneSelected} />
      <div className="desk-bar">
        <QueueFilterForm filters={filters} counts={counts} />
        {rows.length > 0 && <AssignBar colleagues={queue.colleagues} />}
      </div>
      {rows.length === 0 ? (
        <EmptyFace title={copy.empty.title} detail={copy.empty.detail} />
      ) : (
        <Rows filters={filters} {...queue} />
      )}
      <KeysDialog />
    </div>
  );
}

type RowsProps = Pick<QueuePageProps, 'rows' | 'names' | 'nextCursor' | 'filters' | 'nowIso'>;

const formId = 'assign';

/** What the selected rows can be assigned to; part of the form around the table. */
function AssignBar({ colleagues }: Pick<QueuePageProps, 'colleagues'>) {
  const copy = useCopy('desk-queue');
  return (
    <div className="desk-bar desk-end">
      {/* Filled by the script. */}
      <span role="status" data-count={copy.selected(0)} />
      <Button form={formId} name="mine" value="1" variant="outline" data-mine="">
        {copy.assignToMe}
      </Button>
      <label className="desk-select">
        {`${copy.assignTo}:`}
        <select form={formId} name="to" defaultValue="nobody">
          <option value="nobody">{copy.nobody}</option>
          {colleagues.map(({ operatorId, displayName }) => (
            <option key={operatorId} value={operatorId}>
              {displayName}
            </option>
          ))}
        </select>
      </label>
      <Button form={formId} variant="outline">
        {copy.assign}
      </Button>
    </div>
  );
}

function Rows({ rows, names, nextCursor, filters, nowIso }: RowsProps) {
  const copy = useCopy('desk-queue');
  const path = usePagePath();
  const { cursor } = filters;
  return (
    <form
      id={formId}
      method="post"
      action={path(queuePath(filters, { cursor }))}
      className="grid gap-3"
      data-assign=""
    >
      <input type="hidden" name="intent" value="assign" />
      <QueueTable rows={rows} names={names} filters={filters} nowIso={nowIso} />
      <div className="desk-bar">
        {cursor !== undefined && (
          <ButtonLink variant="outline" href={path(queuePath(filters))}>
            {copy.first}
          </ButtonLink>
        )}
        {nextCursor !== null && (
          <ButtonLink variant="outline" href={path(queuePath(filters, { cursor: nextCursor }))}>
            {copy.next}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

function Views({ counts, filters }: { counts: QueueCounts; filters: QueueFilters }) {
  const { views } = useCopy('desk-queue');
  const path = usePagePath();
  const list = [
    { word: views.all, count: counts.all, view: {} },
    { word: views.late, count: counts.late, view: { late: '1' } },
    { word: views.today, count: counts.today, view: { today: '1' } },
    { word: views.mine, count: counts.mine, view: { assigned: 'mine' } },
    { word: views.nobody, count: counts.unassigned, view: { assigned: 'nobody' } },
  ] as const;
  const { route, sort, direction } = filters;
  const plain = queuePath(onlyView(filters));
  return (
    <nav aria-label={views.label} className="desk-views">
      {list.map(({ word, count, view }) => (
        <a
          key={word}
          href={path(queuePath({ route, sort, direction, ...view }))}
          aria-current={queuePath(view) === plain ? 'page' : undefined}
        >
          {word} <b>{count}</b>
        </a>
      ))}
    </nav>
  );
}

function onlyView({ late, today, assigned }: QueueFilters): QueueFilters {
  return { late, today, assigned };
}
