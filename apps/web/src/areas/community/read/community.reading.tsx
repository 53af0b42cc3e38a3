import { allTopics, communityFeeds } from '@pahiya/contracts/community/community-calls';
import { ButtonLink } from '@pahiya/ui/button';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { communityTrail, topicPath } from './community-trail.ts';
import { FeedTabs } from './feed-tabs.tsx';
import { MoreLink } from './more-link.tsx';
import { PostList } from './post-list.tsx';
import { readListQuery } from './read-list-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const { feed, after } = readListQuery(request);
  const [list, topics] = await Promise.all([
    api.call(communityFeeds, { query: { feed, after } }),
    api.call(allTopics, {}),
  ]);
  if (list.ok && topics.ok) {
    const isFirst = after === undefined;
    return { kind: 'list' as const, feed, isFirst, ...list.value, ...topics.value };
  }
  const failed = list.ok ? topics : list;
  const failure = toPageFailure(failed.ok ? { kind: 'network' } : failed.error);
  // A cursor that no list gave.
  if (failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('community');
  return {
    title: copy.home.metaTitle,
    description: copy.home.metaDescription,
    canonical: '/community',
    isIndexable: page?.kind === 'list' && page.isFirst && page.feed === 'latest',
    structuredData: [
      breadcrumbData(communityTrail({ brand, language, copy }), {
        siteUrl: brand.siteUrl,
        language,
      }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const topics = page.topics.map(({ slug, name }) => ({
    href: path(topicPath(slug)),
    label: name[language],
  }));
  return (
    <div className="blog">
      <div className="blog-head">
        <h1>{copy.home.title}</h1>
        <p className="text-lead text-ink-2">{copy.home.lead}</p>
        <p className="actions">
          <ButtonLink href={path('/community/write')}>{copy.ask}</ButtonLink>
          <ButtonLink href={path('/community/following')} variant="outline">
            {copy.feeds.following}
          </ButtonLink>
          <ButtonLink href={path('/community/news')} variant="outline" rel="nofollow">
            {copy.news}
            <span className="news-dot" data-own="news" hidden>
              <span className="sr-only">({copy.fresh})</span>
            </span>
          </ButtonLink>
        </p>
        <ChipLinks label={copy.topics} labelHidden boxed links={topics} />
      </div>
      <section className="grid gap-3" aria-labelledby="feed">
        <h2 id="feed" className="sr-only">
          {copy.home.posts}
        </h2>
        <FeedTabs path="/community" feed={page.feed} />
        <p className="text-ink-2 text-small">{copy.order[page.feed]}</p>
        {page.posts.length === 0 ? (
          <EmptyFace title={copy.none.title} level={3} detail={copy.none.detail} />
        ) : (
          <PostList posts={page.posts} level={3} />
        )}
        <MoreLink path="/community" feed={page.feed} next={page.next} isFirst={page.isFirst} />
      </section>
      <p className="flex flex-wrap gap-x-6">
        <a className="foot-link" href={path('/community/rules')}>
          {copy.rules.title}
        </a>
        <a className="foot-link" href={path('/community/log')}>
          {copy.log.title}
        </a>
      </p>
    </div>
  );
}
