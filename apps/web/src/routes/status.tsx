import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { usePage } from '../app/page-facts.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { SitePage, siteCrumbData } from '../features/site/site-page.tsx';
import { PlannedOutage, ServiceStates } from '../features/site/status-view.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
import { instantText } from '../page-parts/instant-text.ts';
import { toPageFailure } from '../page-parts/page-failure.ts';
import { shownPart } from '../page-parts/shown-layout.ts';

/** The states, and upcoming notices too: people plan payments. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, language, nowIso } = pageTools(context);
  const [status, layout] = await Promise.all([
    api.call('siteStatus', {}),
    api.call('getLayout', { params: { section: 'notice' } }),
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
