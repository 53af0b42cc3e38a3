import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeWord } from '../../../parts/texts/code-word.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

type Health = Answer<'deskHealth'>;
type HealthPageProps = {
  readonly health: Health;
  readonly isDone: boolean;
  readonly refused: Refused | null;
};

/** Status of outside services, and failed jobs. */
export function HealthPage({ health, isDone, refused }: HealthPageProps) {
  const copy = useCopy('desk-watch').health;
  const { waiting, overdue, dead } = health.tasks;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      {isDone && refused === null && <DoneNote text={copy.retried} />}
      <RefusalNote refused={refused} />
      <div className="split">
        <Card title={copy.upstreams} id="upstreams">
          {health.upstreams.length === 0 && <p>{copy.noCalls}</p>}
          <ul className="grid gap-4">
            {health.upstreams.map((one) => (
              <Upstream key={one.upstream} upstream={one} />
            ))}
          </ul>
        </Card>
        <Card title={copy.tasks} id="tasks">
          <p>{`${copy.waiting(waiting)} · ${copy.overdue(overdue)}`}</p>
          {dead.length === 0 && <p>{copy.noneDead}</p>}
          <ul className="grid gap-4">
            {dead.map((task) => (
              <DeadTask key={task.taskId} task={task} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function Upstream({ upstream }: { upstream: Health['upstreams'][number] }) {
  const { health: copy, services } = useCopy('desk-watch');
  const { language } = usePage();
  const { lastSuccessAt, lastFailureAt, lastFailure, typicalMs } = upstream;
  const isDown =
    lastFailureAt !== null && (lastSuccessAt === null || lastSuccessAt < lastFailureAt);
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b>
          <CodeWord code={upstream.upstream} words={services} />
        </b>
        <StatusChip tone={isDown ? 'brick' : 'road'} word={isDown ? copy.down : copy.up} />
      </p>
      <p className="text-ink-2 text-small">
        {copy.calls(upstream.calls, upstream.failed)}
        {typicalMs === null ? '' : ` · ${copy.typical(typicalMs)}`}
      </p>
      {lastSuccessAt !== null && (
        <p className="text-ink-2 text-small">
          {copy.lastSuccess(instantText(lastSuccessAt, language))}
        </p>
      )}
      {lastFailureAt !== null && (
        <p className="text-ink-2 text-small">
          {copy.lastFailure(instantText(lastFailureAt, language))}
          {lastFailure !== null && (
            <>
              {': '}
              <FailureWords code={lastFailure} />
            </>
          )}
        </p>
      )}
    </li>
  );
}

/** Why a job failed: the service, if any, and the error. Unknown errors are shown as they are, for the server's
 * administrator. */
function FailureWords({ code }: { code: string }) {
  const { failures, services } = useCopy('desk-watch');
  const who = Object.keys(services).find((one) => code.startsWith(`${one}-`));
  if (who === undefined) return <CodeWord code={code} words={failures} />;
  return (
    <>
      {`${services[who]}: `}
      <CodeWord code={code.slice(who.length + 1)} words={failures} />
    </>
  );
}

function DeadTask({ task }: { task: Health['tasks']['dead'][number] }) {
  const { health: copy, work } = useCopy('desk-watch');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <li className="grid gap-1">
      <b>
        <CodeWord code={task.kind} words={work} />
      </b>
      <span className="break-all text-small">
        <EnglishRun text={task.subject} />
      </span>
      <p className="text-ink-2 text-small">
        {`${copy.since} ${instantText(task.deadAt, language)} · ${copy.attempts(task.attempts)}`}
      </p>
      {task.lastError !== null && (
        <p className="text-small">
          {`${copy.error}: `}
          <FailureWords code={task.lastError} />
        </p>
      )}
      <form method="post" action={path('/desk/health')}>
        <input type="hidden" name="task" value={task.taskId} />
        <Button variant="outline" size="sm" aria-label={copy.retryLong(task.taskId)}>
          {copy.retry}
        </Button>
      </form>
    </li>
  );
}
