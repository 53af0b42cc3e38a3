import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { BlogCrumbs } from '../features/blog/blog-crumbs.tsx';
import { PostCard } from '../features/blog/post-card.tsx';
import { BlogSearchForm } from '../features/blog/search-form.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
import { MarkedWords } from '../page-parts/marked-words.tsx';
import { toPageFailure } from '../page-parts/page-failure.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const typed = new URL(request.url).searchParams.get('q')?.slice(0, 200) ?? null;
  const q = typed?.trim() ?? '';
  if (q === '') return { kind: 'not-asked' as const, isMissing: typed !== null };
  const answer = await api.call('blogSearch', { query: { q, language } });
  if (answer.ok) return { kind: 'found' as const, q, ...answer.value };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, q, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('blog').search.metaTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('blog').search;
  return (
    <div className="blog">
      <div className="blog-head">
        <BlogCrumbs here={copy.title} />
        <h1>{copy.title}</h1>
        <BlogSearchForm
          typed={page.kind === 'not-asked' ? '' : page.q}
          error={page.kind === 'not-asked' && page.isMissing ? copy.missing : undefined}
        />
      </div>
      {page.kind === 'found' && <Results {...page} />}
      {page.kind === 'failed' && <FailureFace failure={page.failure} title={copy.failed} />}
    </div>
  );
}

type Found = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { kind: 'found' }>;

function Results({ q, results, instead }: Found) {
  const copy = useCopy('blog').search;
  const home = useCopy('blog').home;
  const path = usePagePath();
  return (
    <section className="grid gap-4" aria-labelledby="results">
      <h2 id="results">{results.length === 0 ? copy.none(q) : copy.found(results.length, q)}</h2>
      {instead.map(({ typed, taken }) => (
        <p key={typed} className="text-ink-2">
          {copy.instead(typed, taken.join(', '))}
        </p>
      ))}
      {results.length === 0 && (
        <p>
          {copy.noneDetail} <a href={path('/blog')}>{home.topics}</a>
        </p>
      )}
      <ul className="posts posts-rows">
        {results.map(({ article, title, excerpt }) => (
          <li key={article.slug}>
            <PostCard
              article={article}
              title={<MarkedWords text={title} />}
              excerpt={<MarkedWords text={excerpt} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
