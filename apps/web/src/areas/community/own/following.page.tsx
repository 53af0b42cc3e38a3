import '../../../frame/styles/long-texts.css';
import {
  communityFeeds,
  communityInit,
  communityOwn,
  topicPosts,
} from '@pahiya/contracts/community/community-calls';
import { type TopicSlug, topicSlugs, topics } from '@pahiya/domain/community/topics';
import { ButtonLink } from '@pahiya/ui/button';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { FieldError } from '@pahiya/ui/field-notes';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { useAppDispatch } from '../../../frame/state/use-app-state.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { type ActOutcome, actOf } from '../read/act-of.ts';
import { CommunityCrumbs } from '../read/community-crumbs.tsx';
import { personPath, topicPath } from '../read/community-trail.ts';
import { MoreLink } from '../read/more-link.tsx';
import { PersonName } from '../read/person-name.tsx';
import { type Card, PostList } from '../read/post-list.tsx';
import { readListQuery } from '../read/read-list-query.ts';
import { filtersFailed } from '../state/community-slices.ts';
import { type LoadedFollowing, useFollowing } from './following-state.ts';
import { LiveToggle } from './live-toggle.tsx';
import { useSwitches } from './use-switches.ts';

const here = '/community/following';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  if (!isLoggedInHint) return redirect(signInPath(here), 303);
  const { after } = readListQuery(request);
  const topic = topicSlugs.find((slug) => slug === new URL(request.url).searchParams.get('topic'));
  const [list, init] = await Promise.all([
    topic === undefined
      ? api.call(communityFeeds, { query: { feed: 'following', after } })
      : api.call(topicPosts, { query: { topic, order: 'latest', after } }),
    api.call(communityInit, {}),
  ]);
  if (list.ok && init.ok) {
    const { userData } = init.value;
    const ids = list.value.posts.map(({ postId }) => postId);
    const own =
      ids.length === 0 ? null : await api.call(communityOwn, { query: { postIds: ids.join(',') } });
    // Without them a like shows as not given; pressing it again changes nothing.
    const marks = own?.ok === true ? own.value.marks : [];
    return {
      ...{ failure: null, userData, topic: topic ?? null },
      liked: ids.filter((id) => marks.includes(`like:${id}`)),
      ...{ isFirst: after === undefined, ...list.value },
    };
  }
  const failed = list.ok ? init : list;
  const failure = toPageFailure(failed.ok ? { kind: 'network' } : failed.error);
  if (failure.status === 400) throw data(null, { status: 404 });
  return data({ failure }, { status: failure.status });
}

/** Likes or unfollows without script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await actOf(await request.formData(), pageTools(context), here);
  return outcome instanceof Response || outcome.data.failure !== null
    ? outcome
    : redirect(here, 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community').feeds.following,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const title = useCopy('community').feeds.following;
  const dispatch = useAppDispatch();
  const isFailed = page.failure !== null;
  useEffect(() => {
    if (isFailed) dispatch(filtersFailed());
  }, [isFailed, dispatch]);
  if (page.failure !== null) return <FailureFace failure={page.failure} title={title} level={1} />;
  return <FollowingPage page={page} title={title} />;
}

type Loaded = LoadedFollowing & {
  readonly posts: readonly Card[];
  readonly next: string | null;
  readonly isFirst: boolean;
};

function FollowingPage({ page, title }: { page: Loaded; title: string }) {
  const community = useCopy('community');
  const copy = useCopy('community-own');
  const errors = useCopy('errors').byCode;
  const path = usePagePath();
  const outcome = (useActionData() ?? null) as ActOutcome | null;
  const { filters, likeOf, isFollowed } = useFollowing(page, copy.following.all);
  const { fault, like, follow, followTopic } = useSwitches(here);
  const refused = fault ?? outcome?.failure?.code ?? null;
  const own = page.userData?.handle;
  const group = page.topic === null ? 'feed' : 'topic';
  const list = page.topic === null ? here : `${here}?topic=${page.topic}`;
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={title} />
        <h1>{title}</h1>
        <p className="text-ink-2">
          {page.topic === null ? community.order.following : community.order.latest}
        </p>
        <ChipLinks
          label={copy.followed}
          labelHidden
          boxed
          links={filters.map(({ id, title: label }) => ({
            href: path(id === 'all' ? here : `${here}?topic=${id}`),
            label,
            isCurrent: id === (page.topic ?? 'all'),
          }))}
        />
        <OwnLinks />
      </div>
      <FieldError id="switch-error" error={refused === null ? undefined : errors[refused].title} />
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
        <PostList
          posts={page.posts}
          acts={(post) => {
            const state = likeOf(post);
            return post.author === own ? undefined : (
              <LiveToggle
                action={list}
                mark={`like:${post.postId}`}
                isOn={state.isLiked}
                labels={[community.like, community.liked]}
                count={state.likeCount}
                about={post.title}
                onSwitch={(isOn) => void like(group, state, isOn)}
              />
            );
          }}
        />
      )}
      <MoreLink
        path={page.topic === null ? here : topicPath(page.topic)}
        next={page.next}
        isFirst={page.isFirst}
      />
      <FollowedTopics
        chosen={page.userData?.topics ?? []}
        isFollowed={(slug) => filters.some(({ id }) => id === slug)}
        onSwitch={(topic, isOn) => void followTopic(topic, isOn)}
      />
      <FollowedPeople
        people={page.userData?.following.filter(({ deleted }) => !deleted) ?? []}
        isFollowed={isFollowed}
        onSwitch={(handle, isOn) => void follow(handle, isOn)}
      />
    </div>
  );
}

type FollowedTopicsProps = {
  readonly chosen: readonly string[];
  readonly isFollowed: (slug: string) => boolean;
  readonly onSwitch: (topic: { id: TopicSlug; title: string }, isOn: boolean) => void;
};

/** Topics that a person follows; one that is switched off stays until the page is left. */
function FollowedTopics({ chosen, isFollowed, onSwitch }: FollowedTopicsProps) {
  const community = useCopy('community');
  const { language } = usePage();
  const path = usePagePath();
  const followed = topics.filter(({ slug }) => chosen.includes(slug));
  if (followed.length === 0) return null;
  return (
    <section aria-labelledby="topics" className="grid gap-3">
      <h2 id="topics">{community.topics}</h2>
      <ul className="grid gap-2">
        {followed.map(({ slug, name }) => (
          <li key={slug} className="flex flex-wrap items-center gap-4">
            <a href={path(topicPath(slug))}>{name[language]}</a>
            <LiveToggle
              action={here}
              mark={`topic:${slug}`}
              isOn={isFollowed(slug)}
              labels={[community.follow, community.followed]}
              about={name[language]}
              onSwitch={(isOn) => onSwitch({ id: slug, title: name[language] }, isOn)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FollowedPeopleProps = {
  readonly people: readonly { readonly id: string; readonly name: string | null }[];
  readonly isFollowed: (handle: string) => boolean;
  readonly onSwitch: (handle: string, isOn: boolean) => void;
};

/** Whom a person follows; one that is switched off stays until the page is left, to be switched on again. */
function FollowedPeople({ people, isFollowed, onSwitch }: FollowedPeopleProps) {
  const community = useCopy('community');
  const copy = useCopy('community-own');
  const path = usePagePath();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people" className="grid gap-3">
      <h2 id="people">{copy.following.people}</h2>
      <ul className="grid gap-2">
        {people.map(({ id: handle, name }) => (
          <li key={handle} className="flex flex-wrap items-center gap-4">
            <a href={path(personPath(handle))}>
              <PersonName handle={handle} name={name} />
            </a>
            <LiveToggle
              action={here}
              mark={`user:${handle}`}
              isOn={isFollowed(handle)}
              labels={[community.follow, community.followed]}
              about={`@${handle}`}
              onSwitch={(isOn) => onSwitch(handle, isOn)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to a person's own pages of the community. */
function OwnLinks() {
  const copy = useCopy('community-own');
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
