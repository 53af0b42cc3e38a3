import { appealDays, queueHours, undoHours } from '@pahiya/domain/community/community-terms';
import { decideWithinHours, hideThreshold } from '@pahiya/domain/community/report-weight';
import { trustLevels } from '@pahiya/domain/community/trust';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CommunityCrumbs } from './community-crumbs.tsx';
import { communityTrail } from './community-trail.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { today: pageTools(context).today };
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, brand, language }) => {
  const copy = copyOf('community');
  const trail = communityTrail({ brand, language, copy }, [
    { path: '/community/rules', label: copy.rules.title },
  ]);
  return {
    title: copy.rules.metaTitle,
    description: copy.rules.metaDescription,
    canonical: '/community/rules',
    structuredData: [breadcrumbData(trail, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const copy = useCopy('community');
  const { rules } = copy;
  const path = usePagePath();
  const { today } = useLoaderData<typeof loader>();
  const { toFile: file, toAnswer: answer } = appealDays(today);
  const days = { file, answer, undo: undoHours(today), read: queueHours(today) };
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={rules.title} />
        <h1>{rules.title}</h1>
        <p className="text-lead text-ink-2">{rules.lead}</p>
      </div>
      <section className="grid max-w-3xl gap-3">
        <h2>{rules.write.title}</h2>
        <ul className="list-disc ps-5">
          {rules.write.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="grid max-w-3xl gap-3">
        <h2>{rules.order.title}</h2>
        <dl className="grid gap-2">
          {(['latest', 'top', 'following'] as const).map((feed) => (
            <div key={feed}>
              <dt className="font-semibold">{copy.feeds[feed]}</dt>
              <dd>{copy.order[feed]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid max-w-3xl gap-3">
        <h2>{rules.trust.title}</h2>
        <p>{rules.trust.text}</p>
        <dl className="grid gap-2">
          {trustLevels.map((level, at) => (
            <div key={copy.trust[at]}>
              <dt className="font-semibold">{copy.trust[at]}</dt>
              <dd>{rules.trust.limits(level)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid max-w-3xl gap-3">
        <h2>{rules.reports.title}</h2>
        <p>{rules.reports.text(hideThreshold.people)}</p>
        <RowTable
          caption={rules.reports.title}
          columns={[
            { id: 'reason', label: rules.reports.reason },
            { id: 'hours', label: rules.reports.decided, look: 'numbers' },
          ]}
          rows={reportReasons['community-post'].map((reason) => ({
            id: reason,
            name: copy.reasons[reason],
            cells: [rules.reports.within(decideWithinHours(reason, today))],
          }))}
          isSmall
        />
      </section>
      <section className="grid max-w-3xl gap-3">
        <h2>{rules.moderation.title}</h2>
        {rules.moderation.lines(days).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="flex flex-wrap gap-x-6">
          <a className="foot-link" href={path('/community/log')}>
            {copy.log.title}
          </a>
          <a className="foot-link" href={path('/community/transparency')}>
            {rules.moderation.figures}
          </a>
          <a className="foot-link" href={path('/grievance')}>
            {rules.moderation.complain}
          </a>
          <a className="foot-link" href={path('/grievance-officer')}>
            {rules.moderation.officer}
          </a>
        </p>
      </section>
    </div>
  );
}
