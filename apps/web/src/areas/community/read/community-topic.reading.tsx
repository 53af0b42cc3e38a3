import { topicPosts } from '@pahiya/contracts/community/community-calls';
import { topics } from '@pahiya/domain/community/topics';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { type ActOutcome, actOf } from './act-of.ts';
import { CommunityCrumbs } from './community-crumbs.tsx';
import { communityTrail, topicPath } from './community-trail.ts';
import { FeedTabs } from './feed-tabs.tsx';
import { MoreLink } from './more-link.tsx';
import { PostList } from './post-list.tsx';
import { readListQuery } from './read-list-query.ts';
import { ToggleForm } from './toggle-form.tsx';

const topicOf = (slug: string | undefined) => topics.find((topic) => topic.slug === slug);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const topic = topicOf(params.slug);
  if (topic === undefined) throw data(null, { status: 404 });
  const { feed, after } = readListQuery(request);
  const list = await api.call(topicPosts, { query: { topic: topic.slug, order: feed, after } });
  if (list.ok) {
    return { kind: 'list' as const, topic, feed, isFirst: after === undefined, ...list.value };
  }
  const failure = toPageFailure(list.error);
  if (failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** Follows the topic, or no longer. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const topic = topicOf(params.slug);
  if (topic === undefined) throw data(null, { status: 404 });
  return actOf(await request.formData(), pageTools(context), topicPath(topic.slug));
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('community');
  if (page?.kind !== 'list') return { title: copy.crumb, isIndexable: false };
  const { slug, name, about } = page.topic;
  const steps = communityTrail({ brand, language, copy }, [
    { path: topicPath(slug), label: name[language] },
  ]);
  return {
    title: copy.topic.metaTitle(name[language]),
    description: copy.topic.metaDescription(name[language], about[language]),
    canonical: topicPath(slug),
    isIndexable: page.isFirst && page.feed === 'latest',
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ActOutcome | null;
  const copy = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { slug, name, about } = page.topic;
  const here = topicPath(slug);
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={name[language]} />
        <h1>{name[language]}</h1>
        <p className="text-lead text-ink-2">{about[language]}</p>
        <div className="actions">
          <ButtonLink href={path(`/community/write?topic=${slug}`)}>{copy.ask}</ButtonLink>
          <ToggleForm
            id="follow"
            action={here}
            mark={`topic:${slug}`}
            isOn={outcome?.isOn ?? false}
            labels={[copy.follow, copy.followed]}
            about={name[language]}
            outcome={outcome}
          />
        </div>
      </div>
      {page.pinned.length > 0 && (
        <section aria-labelledby="pinned" className="grid gap-3">
          <h2 id="pinned">{copy.topic.pinned}</h2>
          <PostList posts={page.pinned} level={3} />
        </section>
      )}
      <section className="grid gap-3" aria-labelledby="feed">
        <h2 id="feed" className="sr-only">
          {copy.home.posts}
        </h2>
        <FeedTabs path={here} feed={page.feed} />
        <p className="text-ink-2 text-small">{copy.order[page.feed]}</p>
        {page.posts.length === 0 && page.pinned.length === 0 ? (
          <EmptyFace title={copy.none.title} level={3} detail={copy.none.detail} />
        ) : (
          <PostList posts={page.posts} level={3} />
        )}
        <MoreLink path={here} feed={page.feed} next={page.next} isFirst={page.isFirst} />
      </section>
    </div>
  );
}
