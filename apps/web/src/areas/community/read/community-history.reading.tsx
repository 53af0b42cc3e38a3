import { revisions } from '@pahiya/contracts/community/community-calls';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { CommunityCrumbs } from './community-crumbs.tsx';
import { languageOf } from './language-of.ts';
import { WrittenBody } from './written-body.tsx';

const kinds = ['post', 'comment'] as const;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const kind = kinds.find((one) => one === params.kind);
  if (kind === undefined) throw data(null, { status: 404 });
  const list = await api.call(revisions, { query: { kind, id: params.id ?? '' } });
  if (list.ok) return { failure: null, kind, ...list.value };
  const failure = toPageFailure(list.error);
  if (failure.status === 400 || failure.status === 404) throw data(null, { status: 404 });
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('community').history.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  if (page.failure !== null) return <FailureFace failure={page.failure} level={1} />;
  const { kind, postId, title, commentId } = page;
  const now = `/community/post/${postId}${commentId === null ? '' : `#c-${commentId}`}`;
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={copy.history.title} />
        <h1>{copy.history.title}</h1>
        <p className="text-ink-2">{copy.history.lead}</p>
        <p>
          {copy.history.now[kind]}{' '}
          <a href={path(now)}>
            <bdi lang={languageOf(title)}>{title}</bdi>
          </a>
        </p>
      </div>
      {page.revisions.length === 0 ? (
        <EmptyFace title={copy.history.none} />
      ) : (
        <ol className="grid gap-6">
          {page.revisions.map((one) => (
            <li key={`${one.replacedAt} ${one.text.length}`} className="grid gap-2">
              <h2 className="text-small">
                {copy.history.until(instantText(one.replacedAt, language))}
              </h2>
              {one.title !== null && (
                <p lang={languageOf(one.title)} dir="auto">
                  <b>{one.title}</b>
                </p>
              )}
              <WrittenBody text={one.text} lang={languageOf(one.text)} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
