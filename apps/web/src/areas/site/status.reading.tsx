import { getLayout } from '@pahiya/contracts/layout/layout-calls';
import { siteStatus } from '@pahiya/contracts/site/site-calls';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { shownPart } from '../../frame/layout/shown-layout.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { instantText } from '../../parts/failure/instant-text.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { SitePage, siteCrumbData } from './site-page.tsx';
import { PlannedOutage, ServiceStates } from './status-view.tsx';

/** The states, and upcoming notices too: people plan payments. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, language, nowIso } = pageTools(context);
  const [status, layout] = await Promise.all([
    api.call(siteStatus, {}),
    api.call(getLayout, { params: { section: 'notice' } }),
  ]);
  if (!status.ok) {
    const failure = toPageFailure(status.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const notices = (layout.ok && layout.value.webSections) || [];
  const standing = notices.find(
    ({ until }) => until === undefined || Date.parse(nowIso) < Date.parse(until),
  );
  const notice = standing === undefined ? null : shownPart(standing, language);
  return { kind: 'status' as const, status: status.value, notice };
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, ...page }) => {
  const copy = copyOf('site-status');
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/status',
    structuredData: [siteCrumbData({ title: copy.title, path: '/status' }, page)],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { language } = usePage();
  const copy = useCopy('site-status');
  const path = usePagePath();
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  const { status, notice } = page;
  return (
    <SitePage title={copy.title} lead={copy.lead} crumbs={copy.crumbs}>
      <p>
        <time dateTime={status.asOf}>{copy.asOf(instantText(status.asOf, language))}</time>{' '}
        <a href={path('/status')}>{copy.again}</a>
      </p>
      <section aria-labelledby="plans" className="grid gap-3">
        <h2 id="plans">{copy.plansTitle}</h2>
        <PlannedOutage notice={notice} />
      </section>
      <ServiceStates services={status.services} />
      <p className="text-ink-2">{copy.counted}</p>
      <p>
        <a href={path('/challan-status')}>{copy.challans}</a>
      </p>
    </SitePage>
  );
}
