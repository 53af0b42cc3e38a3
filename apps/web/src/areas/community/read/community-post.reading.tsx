import { communityPosts, postComments } from '@pahiya/contracts/community/community-calls';
import { idOfPostKey, postKey, postPath } from '@pahiya/domain/community/post-path';
import { subjectPath } from '@pahiya/domain/community/post-subject';
import { excerptOf } from '@pahiya/domain/community/post-text';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
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
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { type ActOutcome, actOf } from './act-of.ts';
import { CommentThread } from './comment-thread.tsx';
import { CommunityCrumbs } from './community-crumbs.tsx';
import { communityTrail, personPath, topicPath } from './community-trail.ts';
import { languageOf } from './language-of.ts';
import { MoreLink } from './more-link.tsx';
import { OwnLink } from './own-link.tsx';
import { PersonName } from './person-name.tsx';
import { postData } from './post-data.ts';
import { topicName } from './post-list.tsx';
import { PostPictures } from './post-pictures.tsx';
import { readListQuery } from './read-list-query.ts';
import { ToggleForm } from './toggle-form.tsx';
import { WrittenBody } from './written-body.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const key = params.key ?? '';
  const postId = idOfPostKey(key);
  if (postId === null) throw data(null, { status: 404 });
  const { after } = readListQuery(request);
  const [found, thread] = await Promise.all([
    api.call(communityPosts, { query: { postId } }),
    api.call(postComments, { query: { postId, after } }),
  ]);
  if (found.ok && found.value.post !== null && found.value.post.postId !== postId) {
    const { post } = found.value;
    throw redirect(postPath(post.postId, post.title), 301);
  }
  if (found.ok && found.value.post !== null && thread.ok) {
    const { post } = found.value;
    // Only its author sees what waits or was taken down: on the page of their own posts.
    if (post.state !== 'live') throw redirect(`/community/mine/${postId}`, 303);
    if (key !== postKey(postId, post.title)) throw redirect(postPath(postId, post.title), 301);
    return { kind: 'post' as const, post, isFirst: after === undefined, ...thread.value };
  }
  const failed = found.ok ? thread : found;
  const failure = toPageFailure(failed.ok ? { kind: 'network' } : failed.error);
  if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** Likes or follows, or no longer. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const here = `/community/post/${params.key ?? ''}`;
  return actOf(await request.formData(), pageTools(context), here);
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('community');
  if (page?.kind !== 'post') return { title: copy.crumb, isIndexable: false };
  const { post, comments } = page;
  const path = postPath(post.postId, post.title);
  const steps = communityTrail({ brand, language, copy }, [
    { path: topicPath(post.topic), label: topicName(post.topic, language) },
    { path, label: post.title },
  ]);
  return {
    title: post.title,
    description: copy.post.metaDescription(excerptOf(post.text, 160)),
    canonical: path,
    isIndexable: page.isFirst,
    structuredData: [
      breadcrumbData(steps, { siteUrl: brand.siteUrl, language }),
      postData(post, comments, { brand, language }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ActOutcome | null;
  const copy = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { post, comments } = page;
  const here = postPath(post.postId, post.title);
  const topic = { path: topicPath(post.topic), label: topicName(post.topic, language) };
  return (
    <div className="article-page">
      <article className="article">
        <header className="article-head">
          <CommunityCrumbs between={[topic]} here={post.title} />
          <h1 lang={languageOf(post.title, post.language)} dir="auto">
            {post.title}
          </h1>
          <p className="post-meta">
            <span>
              {post.author === null ? (
                copy.left
              ) : (
                <a href={path(personPath(post.author))}>
                  <PersonName handle={post.author} name={post.authorName} />
                </a>
              )}
            </span>
            {post.publishedAt !== null && (
              <span>
                <time dateTime={post.publishedAt}>
                  {formatIstDate(istDateOf(new Date(post.publishedAt)), language)}
                </time>
              </span>
            )}
            {post.editedAt !== null && (
              <a href={path(`/community/history/post/${post.postId}`)} rel="nofollow">
                {copy.history.edited}
              </a>
            )}
          </p>
        </header>
        <WrittenBody text={post.text} lang={languageOf(post.text, post.language)} />
        <PostPictures pictures={post.pictures} />
        {post.about !== null && (
          <p>
            {copy.post.about}:{' '}
            <a href={path(subjectPath(post.about.about))}>{post.about.name[language]}</a>
          </p>
        )}
        <p className="article-note">{copy.post.note}</p>
        <div className="acts-row">
          {post.isOwn ? (
            <p className="nums">{copy.likes(post.likeCount)}</p>
          ) : (
            <ToggleForm
              id="like"
              action={here}
              mark={`like:${post.postId}`}
              isOn={post.isLiked}
              labels={[copy.like, copy.liked]}
              count={post.likeCount}
              outcome={outcome}
            />
          )}
          <ToggleForm
            id="save"
            action={here}
            mark={`save:${post.postId}`}
            isOn={outcome?.mark.startsWith('save:') === true && outcome.isOn}
            labels={[copy.save, copy.saved]}
            outcome={outcome}
          />
          {post.author !== null && !post.isOwn && (
            <ToggleForm
              id="follow"
              action={here}
              mark={`user:${post.author}`}
              isOn={post.isAuthorFollowed}
              labels={[copy.follow, copy.followed]}
              about={`@${post.author}`}
              outcome={outcome}
            />
          )}
          <a className="foot-link" href={path(`/report/community-post/${post.postId}`)}>
            {copy.report}
          </a>
          <OwnLink
            {...{ id: post.postId, isOwn: post.isOwn, label: copy.own }}
            href={`/community/mine/${post.postId}`}
          />
        </div>
        {/* The same for everybody: without script nothing tells the author's browser from another. */}
        <noscript>
          <p className="text-ink-2 text-small">
            {copy.yours.ask}{' '}
            <a href={path(`/community/mine/${post.postId}`)} rel="nofollow">
              {copy.yours.post}
            </a>{' '}
            ·{' '}
            <a href={path('/community/mine')} rel="nofollow">
              {copy.yours.all}
            </a>
          </p>
        </noscript>
      </article>
      <section aria-labelledby="replies" className="grid gap-4">
        <h2 id="replies">{copy.replies(post.commentCount)}</h2>
        <p className="text-ink-2 text-small">{copy.post.order}</p>
        {post.isLocked ? (
          <p>{copy.post.locked}</p>
        ) : (
          <p className="actions">
            <ButtonLink href={path(`${here}/reply`)} variant="dark">
              {copy.post.reply}
            </ButtonLink>
          </p>
        )}
        <CommentThread
          acceptedId={post.acceptedId}
          comments={comments}
          here={here}
          outcome={outcome}
        />
        <MoreLink
          path={here}
          next={page.next}
          isFirst={page.isFirst}
          label={copy.post.moreReplies}
        />
      </section>
    </div>
  );
}
