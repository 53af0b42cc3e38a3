import { publishedFigures } from '@pahiya/contracts/figures/figures-calls';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { instantText } from '../../parts/failure/instant-text.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { MoneyFigures, SourceFigures, SpeedFigures } from './figures-view.tsx';
import { SitePage, siteCrumbData } from './site-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(publishedFigures, {});
  if (answer.ok) return { kind: 'figures' as const, figures: answer.value };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, ...page }) => {
  const copy = copyOf('site-figures');
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/figures',
    structuredData: [siteCrumbData({ title: copy.title, path: '/figures' }, page)],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { language } = usePage();
  const copy = useCopy('site-figures');
  const path = usePagePath();
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  const { figures } = page;
  return (
    <SitePage title={copy.title} lead={copy.lead(figures.days)} crumbs={copy.crumbs}>
      <p>
        <time dateTime={figures.asOf}>{copy.asOf(instantText(figures.asOf, language))}</time>{' '}
        <a href={path('/status')}>{copy.status}</a>
      </p>
      <SpeedFigures vitals={figures.vitals} />
      <MoneyFigures refunds={figures.refunds} settlements={figures.settlements} />
      <SourceFigures sources={figures.sources} />
      <p className="text-ink-2 text-small">{copy.measure}</p>
    </SitePage>
  );
}
