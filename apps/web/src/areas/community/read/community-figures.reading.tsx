import type { Answer } from '@pahiya/api-client/api-client';
import { callUrl } from '@pahiya/api-client/call-url';
import {
  communityFigures,
  communityFiguresFile,
} from '@pahiya/contracts/community/community-calls';
import { monthName } from '@pahiya/domain/shared/intl';
import { parseIstDate, partsOf } from '@pahiya/domain/shared/ist-date';
import { languageTags } from '@pahiya/domain/shared/language';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CommunityCrumbs } from './community-crumbs.tsx';
import { communityTrail } from './community-trail.ts';

type Month = Answer<'communityFigures'>['months'][number];
type Row = Month['figures'][number];

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(communityFigures, {});
  if (answer.ok) return { kind: 'figures' as const, ...answer.value };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, brand, language }) => {
  const copy = copyOf('community-figures');
  const trail = communityTrail({ brand, language, copy: copyOf('community') }, [
    { path: '/community/transparency', label: copy.title },
  ]);
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/community/transparency',
    structuredData: [breadcrumbData(trail, { siteUrl: brand.siteUrl, language })],
  };
});

/** Reports, decisions, appeals and complaints by month. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('community-figures');
  const { log, rules } = useCopy('community');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={copy.title} />
        <h1>{copy.title}</h1>
        <p className="text-lead text-ink-2">{copy.lead}</p>
        <p className="flex flex-wrap gap-x-6">
          <a className="foot-link" href={callUrl(communityFiguresFile, {})} download>
            {copy.file}
          </a>
          <a className="foot-link" href={path('/community/log')}>
            {log.title}
          </a>
          <a className="foot-link" href={path('/community/rules')}>
            {rules.title}
          </a>
        </p>
      </div>
      {page.months.length === 0 && <EmptyFace title={copy.none} />}
      {page.months.map((month) => (
        <MonthPart key={month.month} month={month} />
      ))}
    </div>
  );
}

function MonthPart({ month: { month, isFinished, figures } }: { readonly month: Month }) {
  const copy = useCopy('community-figures');
  const { language, today } = usePage();
  const nameOf = useFigureName();
  const day = parseIstDate(month);
  const { year, month: number } = partsOf(day ?? today);
  const name = `${monthName(number, languageTags[language])} ${year}`;
  return (
    <section className="grid max-w-3xl gap-3" aria-labelledby={`m-${month}`}>
      <h2 id={`m-${month}`}>{isFinished ? name : copy.running(name)}</h2>
      <RowTable
        columns={[
          { id: 'what', label: copy.what },
          { id: 'count', label: copy.count, look: 'sums' },
        ]}
        rows={figures.map((row) => ({
          id: `${row.figure} ${row.part}`,
          name: nameOf(row),
          cells: [figureText(copy, row)],
        }))}
        isSmall
      />
    </section>
  );
}

function useFigureName(): (row: Row) => string {
  const { figures, acts, of } = useCopy('community-figures');
  const { reasons } = useCopy('community');
  const { kinds } = useCopy('grievance-words');
  return ({ figure, part }) => {
    if (part === '') return figures[figure];
    const names: Readonly<Record<string, string>> =
      figure === 'acts' ? acts : figure === 'grievances' ? kinds : reasons;
    return of(figures[figure], names[part] ?? part);
  };
}

/** A median in the largest unit that it fills, a count as it is. */
function figureText(
  copy: Pick<ReturnType<typeof useCopy<'community-figures'>>, 'minutes' | 'hours' | 'days'>,
  { figure, value }: Row,
): string {
  if (!figure.endsWith('-minutes')) return String(value);
  if (value < 120) return copy.minutes(value);
  return value < 48 * 60 ? copy.hours(Math.round(value / 60)) : copy.days(Math.round(value / 1440));
}
