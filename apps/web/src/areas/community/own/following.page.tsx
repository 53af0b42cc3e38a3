import '../../../frame/styles/long-texts.css';
import { communityFeeds, communityInit } from '@pahiya/contracts/community/community-calls';
import { topics } from '@pahiya/domain/community/topics';
import { ButtonLink } from '@pahiya/ui/button';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { CommunityCrumbs } from '../read/community-crumbs.tsx';
import { personPath, topicPath } from '../read/community-trail.ts';
import { MoreLink } from '../read/more-link.tsx';
import { PostList } from '../read/post-list.tsx';
import { readListQuery } from '../read/read-list-query.ts';

const here = '/community/following';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  if (!isLoggedInHint) return redirect(signInPath(here), 303);
  const { after } = readListQuery(request);
  const [list, init] = await Promise.all([
    api.call(communityFeeds, { query: { feed: 'following', after } }),
    api.call(communityInit, {}),
  ]);
  if (list.ok && init.ok) {
    const { userData } = init.value;
    const people = userData?.following.filter(({ deleted }) => !deleted).map(({ id }) => id) ?? [];
    return {
      ...{ failure: null, people, topics: userData?.topics ?? [] },
      ...{ isFirst: after === undefined, ...list.value },
    };
  }
  const failed = list.ok ? init : list;
  const failure = toPageFailure(failed.ok ? { kind: 'network' } : failed.error);
  if (failure.status === 400) throw data(null, { status: 404 });
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community').feeds.following,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const community = useCopy('community');
  const copy = useCopy('community-write');
  const path = usePagePath();
  const { language } = usePage();
  const title = community.feeds.following;
  if (page.failure !== null) return <FailureFace failure={page.failure} title={title} level={1} />;
  const followed = [
    ...topics
      .filter(({ slug }) => page.topics.includes(slug))
      .map(({ slug, name }) => ({ href: path(topicPath(slug)), label: name[language] })),
    ...page.people.map((handle) => ({
      href: path(personPath(handle)),
      label: <bdi lang="en">@{handle}</bdi>,
    })),
  ];
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={title} />
        <h1>{title}</h1>
        <p className="text-ink-2">{community.order.following}</p>
        <ChipLinks label={copy.followed} labelHidden boxed links={followed} />
        <OwnLinks />
      </div>
      {page.posts.length === 0 ? (
        <EmptyFace
          title={copy.following.none}
          detail={copy.following.hint}
          action={
            <ButtonLink href={path('/community')} variant="outline">
              {community.topics}
            </ButtonLink>
          }
        />
      ) : (
        <PostList posts={page.posts} />
      )}
      <MoreLink path={here} next={page.next} isFirst={page.isFirst} />
    </div>
  );
}

/** Links to a person's own pages of the community. */
function OwnLinks() {
  const copy = useCopy('community-write');
  const path = usePagePath();
  return (
    <p className="flex flex-wrap gap-x-6">
      <a className="foot-link" href={path('/community/mine')}>
        {copy.mine.title}
      </a>
      <a className="foot-link" href={path('/community/saved')}>
        {copy.savedPosts.title}
      </a>
      <a className="foot-link" href={path('/community/news')}>
        {copy.news.title}
      </a>
      <a className="foot-link" href={path('/community/settings')}>
        {copy.settings.title}
      </a>
    </p>
  );
}
