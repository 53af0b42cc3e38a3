import { deskRtoQueue } from '@pahiya/contracts/rto-orders/rto-orders-calls';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskRtoQueue, { query: {} });
  return answer.ok
    ? { kind: 'queue' as const, ...answer.value }
    : failedPage(answer.error, request);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-rto').title));

/** Open RTO work, the earliest due first. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('desk-rto');
  const { states } = useCopy('rto-pages');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const dayOf = (day: string) => {
    const date = parseIstDate(day);
    return date === null ? day : formatIstDate(date, language);
  };
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>
        <b>{page.total === 0 ? copy.none : copy.open(page.total)}</b>
      </p>
      <ul className="grid gap-3">
        {page.rows.map((row) => (
          <li key={row.orderId}>
            <Card>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <a
                  href={path(`/desk/rto/${row.orderId}`)}
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  <EnglishRun text={row.publicId} />
                </a>
                <span>
                  {row.service[language]} · {states[row.stateCode] ?? row.stateCode} ·{' '}
                  <EnglishRun text={row.display} />
                </span>
                <StatusChip tone={row.isLate ? 'brick' : 'sky'} word={copy.steps[row.step]} />
                <span className="text-ink-2 text-small">
                  {row.dueOn === null ? copy.noDay : copy.due(dayOf(row.dueOn))}
                </span>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
