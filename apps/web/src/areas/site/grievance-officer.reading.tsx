import { type DutyClockId, dutyClock } from '@pahiya/domain/grievances/duty-clocks';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { OfficerFacts, OperatorFacts } from './operator-facts.tsx';
import { SitePage, SiteParts, siteCrumbData } from './site-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { operator, today } = pageTools(context);
  return { operator, today };
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, ...page }) => {
  const copy = copyOf('site-grievance');
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/grievance-officer',
    structuredData: [siteCrumbData({ title: copy.title, path: '/grievance-officer' }, page)],
  };
});

/** Whom to complain to, response times, and the authority above us. */
export function Component() {
  const { operator, today } = useLoaderData<typeof loader>();
  const path = usePagePath();
  const hours = (id: DutyClockId) => dutyClock(id, today).hours ?? 0;
  const copy = useCopy('site-grievance');
  return (
    <SitePage title={copy.title} lead={copy.lead} crumbs={copy.crumbs}>
      <section aria-labelledby="officer" className="grid gap-3">
        <h2 id="officer">{copy.officerTitle}</h2>
        <OfficerFacts operator={operator} words={copy.operator} />
        <p>
          <a className="foot-link" href={path('/grievance')}>
            {copy.file}
          </a>
        </p>
      </section>
      <section aria-labelledby="who" className="grid gap-3">
        <h2 id="who">{copy.operator.title}</h2>
        <OperatorFacts operator={operator} words={copy.operator} />
      </section>
      <SiteParts
        parts={[
          copy.how,
          {
            id: 'when',
            title: copy.when.title,
            items: [
              copy.when.acknowledge(hours('acknowledge')),
              copy.when.content(hours('content') / 24, hours('listed'), hours('intimate')),
              copy.when.order(dutyClock('purchase', today).months ?? 1),
              copy.when.data(hours('personal-data') / 24),
            ],
          },
          copy.above,
        ]}
      />
      <p className="text-ink-2 text-small">
        {copy.sources}{' '}
        <span lang="en">
          {(['content', 'purchase', 'personal-data'] as const)
            .map((id) => dutyClock(id, today).source)
            .join('; ')}
        </span>
      </p>
    </SitePage>
  );
}
