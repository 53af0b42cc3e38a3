import { postsAbout } from '@pahiya/contracts/community/community-calls';
import { subjectPath } from '@pahiya/domain/community/post-subject';
import { ButtonLink } from '@pahiya/ui/button';
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
import { CommunityCrumbs } from './community-crumbs.tsx';
import { communityTrail } from './community-trail.ts';
import { MoreLink } from './more-link.tsx';
import { PostList } from './post-list.tsx';
import { readListQuery } from './read-list-query.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const { after } = readListQuery(request);
  const about = `${params.kind ?? ''}/${params.subject ?? ''}`;
  const list = await api.call(postsAbout, { query: { about, after } });
  if (list.ok) return { kind: 'list' as const, isFirst: after === undefined, ...list.value };
  const failure = toPageFailure(list.error);
  if (failure.status === 400 || failure.status === 404) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('community');
  if (page?.kind !== 'list') return { title: copy.crumb, isIndexable: false };
  const { about, name } = page.subject;
  const path = subjectPath(about);
  const steps = communityTrail({ brand, language, copy }, [{ path, label: name[language] }]);
  return {
    title: copy.about.title(name[language]),
    description: copy.about.metaDescription(name[language]),
    canonical: path,
    isIndexable: page.isFirst && page.posts.length > 0,
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { subject, posts, next, isFirst } = page;
  const name = subject.name[language];
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={name} />
        <h1>{copy.about.title(name)}</h1>
        <p className="text-ink-2">
          {copy.order.top} <a href={path(subject.path)}>{copy.about.page(name)}</a>
        </p>
        <p className="actions">
          <ButtonLink
            href={`${path('/community/write')}?about=${subject.about}`}
            variant="dark"
            rel="nofollow"
          >
            {copy.ask}
          </ButtonLink>
        </p>
      </div>
      {posts.length === 0 ? (
        <EmptyFace title={copy.none.title} detail={copy.none.detail} />
      ) : (
        <PostList posts={posts} />
      )}
      <MoreLink path={subjectPath(subject.about)} next={next} isFirst={isFirst} />
    </div>
  );
}
