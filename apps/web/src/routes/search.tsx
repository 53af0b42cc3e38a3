import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { SiteSearchForm } from '../features/site-search/site-search-form.tsx';
import { SiteSearchResults } from '../features/site-search/site-search-results.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
import { toPageFailure } from '../page-parts/page-failure.ts';

const perKind = 8;

/** Redirects a vehicle number to its record and an RTO code to its page; everything else is searched. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const typed = new URL(request.url).searchParams.get('q')?.slice(0, 200) ?? null;
  const q = typed?.trim() ?? '';
  if (q === '') return { kind: 'not-asked' as const, q, isMissing: typed !== null };
  const answer = await api.call('searchUniversal', {
    query: { q, language, perKind: String(perKind) },
  });
  if (answer.ok) {
    const found = answer.value;
    if (found.direct !== null) throw redirect(found.direct.path, 302);
    return { kind: 'found' as const, q, found };
  }
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, q, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('site-search').metaTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('site-search');
  return (
    <div className="blog">
      <div className="blog-head">
        <h1>{copy.title}</h1>
        <p className="text-ink-2">{copy.lead}</p>
        <SiteSearchForm
          typed={page.q}
          error={page.kind === 'not-asked' && page.isMissing ? copy.missing : undefined}
        />
      </div>
      {page.kind === 'found' && <SiteSearchResults q={page.q} found={page.found} />}
      {page.kind === 'failed' && <FailureFace failure={page.failure} title={copy.failed} />}
    </div>
  );
}
