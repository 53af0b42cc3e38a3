import { blogArticles } from '@pahiya/contracts/blog/blog-calls';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { BlogCrumbs } from './blog-crumbs.tsx';
import { blogTrail, topicPath } from './blog-trail.ts';
import { NewsletterCard } from './newsletter-card.tsx';
import { Pager } from './pager.tsx';
import { PostGrid } from './post-grid.tsx';
import { BlogSearchForm } from './search-form.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const asked = new URL(request.url).searchParams.get('page') ?? '1';
  // An unknown topic is not found.
  if (!/^[1-9]\d{0,3}$/.test(asked)) throw data(null, { status: 404 });
  const answer = await api.call(blogArticles, {
    params: { category: params.category ?? '' },
    query: { pageNumber: Number(asked), language },
  });
  if (answer.ok) {
    if (answer.value.pageNumber > answer.value.pages) throw data(null, { status: 404 });
    return { kind: 'list' as const, ...answer.value };
  }
  const failure = toPageFailure(answer.error);
  if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('blog');
  if (page?.kind !== 'list') return { title: copy.crumb, isIndexable: false };
  const name = page.category?.name ?? copy.home.all;
  const path = topicPath(page.category?.id ?? 'all', page.pageNumber);
  const number = page.pageNumber > 1 ? `, ${copy.list.metaPage(page.pageNumber)}` : '';
  const steps = blogTrail({ brand, language, copy }, [{ path, label: name }]);
  return {
    title: `${page.category === null ? name : `${copy.crumb}: ${name}`}${number}`,
    description: `${page.category?.description ?? copy.list.metaDescriptionAll}${number}`,
    canonical: path,
    feed: '/blog/rss.xml',
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('blog');
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const name = page.category?.name ?? copy.home.all;
  return (
    <div className="blog">
      <div className="blog-head">
        <BlogCrumbs here={name} />
        <h1>{name}</h1>
        {page.category !== null && (
          <p className="text-lead text-ink-2">{page.category.description}</p>
        )}
      </div>
      <PostGrid articles={page.articles} level={2} />
      <Pager
        page={page.pageNumber}
        pages={page.pages}
        pathOf={(number) => topicPath(page.category?.id ?? 'all', number)}
      />
      <BlogSearchForm />
      <NewsletterCard />
    </div>
  );
}
