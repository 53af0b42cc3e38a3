import { blogArticle, votePoll } from '@pahiya/contracts/blog/blog-calls';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { Img } from '@pahiya/ui/img';
import { Kerb } from '@pahiya/ui/kerb';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { formText } from '../../frame/page/form-text.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { ArticleBody } from '../../parts/article-body/article-body.tsx';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { ArticleContents } from './article-contents.tsx';
import { articleData } from './article-data.ts';
import { BlogCrumbs } from './blog-crumbs.tsx';
import { articlePath, blogTrail, tagPath, topicPath } from './blog-trail.ts';
import { MetaLine } from './meta-line.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import { PollCard } from './poll-card.tsx';
import type { PollOutcome } from './poll-outcome.ts';
import { PostGrid } from './post-grid.tsx';
import { ShareRow } from './share-row.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const slug = params.slug ?? '';
  const answer = await api.call(blogArticle, { params: { slug }, query: { language } });
  if (answer.ok) {
    const article = answer.value;
    if (article.slug !== slug) throw redirect(articlePath(article.slug), 301);
    return { kind: 'article' as const, article };
  }
  const failure = toPageFailure(answer.error);
  // Also covers invalid slugs.
  if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** Votes, or only shows the result. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const form = await request.formData();
  if (formText(form, 'intent') === 'result') return { kind: 'result' } satisfies PollOutcome;
  const optionId = formText(form, 'option');
  if (optionId === '') return data<PollOutcome>({ kind: 'missing' }, { status: 400 });
  const answer = await api.call(votePoll, {
    body: { pollId: formText(form, 'poll'), optionId, language },
  });
  if (answer.ok) return { kind: 'voted', ...answer.value } satisfies PollOutcome;
  const failure = toPageFailure(answer.error);
  return data<PollOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('blog');
  if (page?.kind !== 'article') return { title: copy.crumb, isIndexable: false };
  const { article } = page;
  const path = articlePath(article.slug);
  const steps = blogTrail({ brand, language, copy }, [
    { path: topicPath(article.categoryId), label: article.categoryName },
    { path, label: article.title },
  ]);
  return {
    title: article.title,
    description: article.description,
    canonical: path,
    feed: '/blog/rss.xml',
    structuredData: [
      breadcrumbData(steps, { siteUrl: brand.siteUrl, language }),
      ...articleData(article, { brand, language }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as PollOutcome | null;
  const copy = useCopy('blog').article;
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { article } = page;
  const here = articlePath(article.slug);
  const topic = { path: topicPath(article.categoryId), label: article.categoryName };
  return (
    <div className="article-page">
      <article className="article">
        <header className="article-head">
          <BlogCrumbs between={[topic]} here={article.title} />
          <h1>{article.title}</h1>
          <p className="article-lead">{article.description}</p>
          <MetaLine article={article} withAuthor />
          <Kerb />
        </header>
        {article.image !== null && (
          <Img
            src={article.image.src}
            alt={article.image.alt}
            width={1200}
            height={675}
            sizes="(min-width: 48rem) 44rem, 100vw"
            eager
          />
        )}
        <ArticleContents contents={article.contents} />
        <ArticleBody html={article.html} />
        <p className="article-note">{copy.note}</p>
        <ShareRow title={article.title} path={here} />
        {article.poll !== null && <PollCard poll={article.poll} action={here} outcome={outcome} />}
        <ChipLinks
          label={copy.tags}
          boxed
          links={article.tags.map((tag) => ({ href: path(tagPath(tag)), label: tag }))}
        />
        <NewsletterCard />
      </article>
      {article.related.length > 0 && (
        <section aria-labelledby="related" className="grid gap-3">
          <h2 id="related">{copy.related}</h2>
          <PostGrid articles={article.related} />
        </section>
      )}
    </div>
  );
}
