import { blogHome } from '@pahiya/contracts/blog/blog-calls';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { BlogCrumbs } from './blog-crumbs.tsx';
import { blogTrail, tagPath, topicPath } from './blog-trail.ts';
import { NewsletterCard } from './newsletter-card.tsx';
import { PostCard } from './post-card.tsx';
import { PostGrid } from './post-grid.tsx';
import { BlogSearchForm } from './search-form.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const tag = new URL(request.url).searchParams.get('tag')?.trim().slice(0, 60) || undefined;
  const answer = await api.call(blogHome, { query: { tag, language } });
  if (answer.ok) {
    const isEmpty = tag !== undefined && answer.value.sections[0]?.articles.length === 0;
    return data(
      { kind: 'home' as const, tag: tag ?? null, ...answer.value },
      { status: isEmpty ? 404 : 200 },
    );
  }
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('blog');
  const tag = page?.kind === 'home' ? page.tag : null;
  return {
    title: tag === null ? copy.home.metaTitle : copy.home.tagTitle(tag),
    description: copy.home.metaDescription,
    canonical: '/blog',
    feed: '/blog/rss.xml',
    // Lists by tag are noindex; search engines find the articles by topic.
    isIndexable: tag === null,
    structuredData: [
      breadcrumbData(blogTrail({ brand, language, copy }), { siteUrl: brand.siteUrl, language }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('blog').home;
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const [first, ...sections] = page.sections;
  const topics = page.categories.map(({ id, name }) => ({
    href: path(topicPath(id)),
    label: name,
  }));
  const tags = page.tags.map((tag) => ({ href: path(tagPath(tag)), label: tag }));
  return (
    <div className="blog">
      <div className="blog-head">
        {page.tag !== null && <BlogCrumbs here={copy.tagTitle(page.tag)} />}
        <h1>{page.tag === null ? copy.title : copy.tagTitle(page.tag)}</h1>
        {page.tag === null && <p className="text-lead text-ink-2">{copy.lead}</p>}
        <BlogSearchForm />
        <ChipLinks label={copy.topics} labelHidden boxed links={topics} />
      </div>
      {page.tag === null ? (
        <Newest articles={first?.articles ?? []} />
      ) : (
        <PostGrid articles={first?.articles ?? []} level={2} />
      )}
      {page.tag !== null && first?.articles.length === 0 && <p>{copy.noneOfTag}</p>}
      {sections.map((section) => (
        <section key={section.categoryId} className="grid gap-3">
          <div>
            <h2>{section.title}</h2>
            <p className="text-ink-2">{section.description}</p>
          </div>
          <PostGrid articles={section.articles} />
          <p>
            <a href={path(topicPath(section.categoryId ?? 'all'))}>
              {copy.ofTopic(section.title ?? '')}
            </a>
          </p>
        </section>
      ))}
      <section className="grid gap-2" aria-labelledby="tags">
        <h2 id="tags">{copy.tags}</h2>
        <ChipLinks label={copy.tags} labelHidden boxed links={tags} />
        <p className="flex flex-wrap gap-x-6">
          <a className="foot-link" href={path(topicPath('all'))}>
            {copy.all}
          </a>
          <a className="foot-link" href={path('/blog/rss.xml')}>
            {copy.feed}
          </a>
        </p>
      </section>
      <NewsletterCard />
    </div>
  );
}

type Articles = Parameters<typeof PostGrid>[0]['articles'];

/** The newest article as a milestone, the next ones beside it. */
function Newest({ articles: [first, ...rest] }: { articles: Articles }) {
  const copy = useCopy('blog').home;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="newest" className="grid gap-3">
      <h2 id="newest">{copy.newest}</h2>
      <div className="newest">
        <PostCard article={first} look="first" />
        <PostGrid articles={rest} />
      </div>
    </section>
  );
}
