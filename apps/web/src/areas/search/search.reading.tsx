import { searchUniversal } from '@pahiya/contracts/search/search-calls';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { SiteSearchForm } from './site-search-form.tsx';
import { SiteSearchResults } from './site-search-results.tsx';

const perKind = 8;

/** Redirects a vehicle number to its record and an RTO code to its page; everything else is searched. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const typed = new URL(request.url).searchParams.get('q')?.slice(0, 200) ?? null;
  const q = typed?.trim() ?? '';
  if (q === '') return { kind: 'not-asked' as const, q, isMissing: typed !== null };
  const answer = await api.call(searchUniversal, {
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
