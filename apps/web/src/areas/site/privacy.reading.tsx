import { reportRangeHours } from '@pahiya/domain/community/community-terms';
import { spamRules } from '@pahiya/domain/community/spam-score';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { DataList } from './data-list.tsx';
import { OfficerFacts, OperatorFacts } from './operator-facts.tsx';
import { SitePage, SiteParts, siteCrumbData } from './site-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { operator: pageTools(context).operator };
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, ...page }) => {
  const copy = copyOf('site-privacy');
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/privacy',
    structuredData: [siteCrumbData({ title: copy.title, path: '/privacy' }, page)],
  };
});

/** The privacy notice. Source: DPDP Act 2023, section 5; DPDP Rules 2025, rule 3: itemised, separate, in plain
 * language, with the way to withdraw, to complain to us and to the Board. */
export function Component() {
  const { operator } = useLoaderData<typeof loader>();
  const copy = useCopy('site-privacy');
  const path = usePagePath();
  const { today } = usePage();
  const items = copy.items({
    lookupDays: operator?.lookupLogDays ?? null,
    documentDays: operator?.documentDays ?? null,
    printDays: spamRules(today).likeness.days,
    rangeHours: reportRangeHours(today),
  });
  return (
    <SitePage title={copy.title} lead={copy.lead} crumbs={copy.crumbs}>
      <SiteParts parts={copy.before} />
      <section aria-labelledby="data" className="grid gap-3">
        <h2 id="data">{copy.dataTitle}</h2>
        <DataList items={items} words={copy.data} />
      </section>
      <SiteParts parts={copy.after} />
      <ul className="plain-list">
        {copy.ways.map(({ to, label }) => (
          <li key={to}>
            <a href={path(to)}>{label}</a>
          </li>
        ))}
      </ul>
      <section aria-labelledby="officer" className="grid gap-3">
        <h2 id="officer">{copy.officerTitle}</h2>
        <OfficerFacts operator={operator} words={copy.operator} />
      </section>
      <SiteParts parts={copy.complaint} />
      <section aria-labelledby="who" className="grid gap-3">
        <h2 id="who">{copy.operator.title}</h2>
        <OperatorFacts operator={operator} words={copy.operator} />
      </section>
    </SitePage>
  );
}
