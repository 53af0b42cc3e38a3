import '../../../frame/styles/long-texts.css';
import { savedPosts } from '@pahiya/contracts/community/community-calls';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { CommunityCrumbs } from '../read/community-crumbs.tsx';
import { MoreLink } from '../read/more-link.tsx';
import { PostList } from '../read/post-list.tsx';
import { readListQuery } from '../read/read-list-query.ts';

const here = '/community/saved';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  if (!isLoggedInHint) return redirect(signInPath(here), 303);
  const { after } = readListQuery(request);
  const list = await api.call(savedPosts, { query: { after } });
  if (list.ok) return { failure: null, isFirst: after === undefined, ...list.value };
  const failure = toPageFailure(list.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  if (failure.status === 400) throw data(null, { status: 404 });
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-own').savedPosts.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { title, none, hint } = useCopy('community-own').savedPosts;
  if (page.failure !== null) return <FailureFace failure={page.failure} title={title} level={1} />;
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={title} />
        <h1>{title}</h1>
      </div>
      {page.posts.length === 0 ? (
        <EmptyFace title={none} detail={hint} />
      ) : (
        <PostList posts={page.posts} />
      )}
      <MoreLink path={here} next={page.next} isFirst={page.isFirst} />
    </div>
  );
}
