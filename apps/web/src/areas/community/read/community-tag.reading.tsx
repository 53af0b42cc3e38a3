import { taggedPosts } from '@pahiya/contracts/community/community-calls';
import { tagPath } from '@pahiya/domain/community/post-tags';
import { ButtonLink } from '@pahiya/ui/button';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CommunityCrumbs } from './community-crumbs.tsx';
import { communityTrail } from './community-trail.ts';
import { languageOf } from './language-of.ts';
import { MoreLink } from './more-link.tsx';
import { PostList } from './post-list.tsx';
import { readListQuery } from './read-list-query.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { after } = readListQuery(request);
  const query = { tag: (params.tag ?? '').slice(0, 60), after };
  const list = await pageTools(context).api.call(taggedPosts, { query });
  if (list.ok) return { kind: 'list' as const, isFirst: after === undefined, ...list.value };
  const failure = toPageFailure(list.error);
  if (failure.status === 400 || failure.status === 404) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('community');
  if (page?.kind !== 'list') return { title: copy.crumb, isIndexable: false };
  const path = tagPath(page.tag);
  const steps = communityTrail({ brand, language, copy }, [{ path, label: `#${page.tag}` }]);
  return {
    title: copy.about.title(`#${page.tag}`),
    description: copy.about.metaDescription(`#${page.tag}`),
    canonical: path,
    // Anybody can make a tag: search engines find the posts, not the tags.
    isIndexable: false,
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

/** Posts that carry a tag. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('community');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { tag, posts, next, isFirst } = page;
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={`#${tag}`} />
        <h1>
          <bdi lang={languageOf(tag)}>#{tag}</bdi>
        </h1>
        <p className="text-ink-2">{copy.order.latest}</p>
        <p className="actions">
          <ButtonLink href={path('/community/write')} variant="dark">
            {copy.ask}
          </ButtonLink>
        </p>
      </div>
      <PostList posts={posts} />
      <MoreLink path={tagPath(tag)} next={next} isFirst={isFirst} />
    </div>
  );
}
