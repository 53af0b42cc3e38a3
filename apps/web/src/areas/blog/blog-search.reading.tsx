import { blogSearch } from '@pahiya/contracts/blog/blog-calls';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { MarkedWords } from '../../parts/texts/marked-words.tsx';
import { BlogCrumbs } from './blog-crumbs.tsx';
import { PostCard } from './post-card.tsx';
import { BlogSearchForm } from './search-form.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const typed = new URL(request.url).searchParams.get('q')?.slice(0, 200) ?? null;
  const q = typed?.trim() ?? '';
  if (q === '') return { kind: 'not-asked' as const, isMissing: typed !== null };
  const answer = await api.call(blogSearch, { query: { q, language } });
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
