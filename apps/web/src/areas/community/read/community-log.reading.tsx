import { communityLog } from '@pahiya/contracts/community/community-calls';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CommunityCrumbs } from './community-crumbs.tsx';
import { communityTrail } from './community-trail.ts';
import { MoreLink } from './more-link.tsx';
import { topicName } from './post-list.tsx';
import { readListQuery } from './read-list-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { after } = readListQuery(request);
  const answer = await pageTools(context).api.call(communityLog, { query: { after } });
  if (answer.ok) return { kind: 'log' as const, isFirst: after === undefined, ...answer.value };
  const failure = toPageFailure(answer.error);
  if (failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('community');
  const trail = communityTrail({ brand, language, copy }, [
    { path: '/community/log', label: copy.log.title },
  ]);
  return {
    title: copy.log.metaTitle,
    description: copy.log.metaDescription,
    canonical: '/community/log',
    isIndexable: page?.kind === 'log' && page.isFirst,
    structuredData: [breadcrumbData(trail, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={copy.log.title} />
        <h1>{copy.log.title}</h1>
        <p className="text-lead text-ink-2">{copy.log.lead}</p>
        <p>
          <a className="foot-link" href={path('/community/rules')}>
            {copy.rules.title}
          </a>
        </p>
      </div>
      {page.acts.length === 0 ? (
        <EmptyFace title={copy.log.none} />
      ) : (
        <ol className="grid gap-3">
          {page.acts.map((act, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: acts have no public id and never change their order
            <li key={at} className="border-line border-b pb-3">
              <b>
                {copy.log.acts[act.act]} · {copy.log.kinds[act.kind]}
              </b>
              <p className="post-meta">
                {act.topic !== '' && <span>{topicName(act.topic, language)}</span>}
                {act.reason !== null && <span>{reasonText(copy, act.reason)}</span>}
                {act.appeal !== null && <span>{copy.log.appeal[act.appeal]}</span>}
                <span>{act.isByModerator ? copy.log.moderator : copy.log.reports}</span>
                <span>
                  <time dateTime={act.actedAt}>{instantText(act.actedAt, language)}</time>
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
      <MoreLink path="/community/log" next={page.next} isFirst={page.isFirst} />
    </div>
  );
}

function reasonText({ reasons }: ReturnType<typeof useCopy<'community'>>, reason: string): string {
  return (reasons as Readonly<Record<string, string>>)[reason] ?? reasons.other;
}
