import '../../../frame/styles/long-texts.css';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  acceptAnswer,
  communityPosts,
  deletePost,
  dropPicture,
  postComments,
} from '@pahiya/contracts/community/community-calls';
import { undoHours } from '@pahiya/domain/community/community-terms';
import { postPath } from '@pahiya/domain/community/post-path';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { useAppDispatch } from '../../../frame/state/use-app-state.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { CommunityCrumbs } from '../read/community-crumbs.tsx';
import { WrittenBody } from '../read/written-body.tsx';
import { feedDeleted } from '../state/community-slices.ts';
import { AnswersCard } from './answers-card.tsx';
import { OwnPicture } from './own-picture.tsx';
import { StateChip } from './state-chip.tsx';

const hereOf = (postId: string | undefined) => `/community/mine/${postId ?? ''}`;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  const postId = params.postId ?? '';
  if (!isLoggedInHint) return redirect(signInPath(hereOf(postId)), 303);
  const [found, replies] = await Promise.all([
    api.call(communityPosts, { query: { postId } }),
    api.call(postComments, { query: { postId } }),
  ]);
  if (!found.ok) {
    const failure = toPageFailure(found.error);
    if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
    return data({ failure }, { status: failure.status });
  }
  const { post } = found.value;
  if (post === null) throw data(null, { status: 404 });
  // The page of every post leads here, for its author: others are led back to it.
  if (!post.isOwn) throw redirect(postPath(post.postId, post.title), 303);
  const isNew = new URL(request.url).searchParams.get('done') === 'pending';
  const comments = replies.ok ? replies.value.comments : [];
  return { failure: null, post, comments, isNew };
}

/** Accepts an answer, or deletes the post. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const postId = params.postId ?? '';
  const form = await request.formData();
  if (formText(form, 'intent') === 'drop-picture') {
    const pictureId = formText(form, 'picture');
    const dropped = await api.call(dropPicture, { body: { pictureId } });
    if (dropped.ok) return redirect(hereOf(postId), 303);
    return refused(dropped.error, postId);
  }
  const isAccepting = formText(form, 'intent') === 'accept';
  const commentId = formText(form, 'comment') || null;
  const answer = isAccepting
    ? await api.call(acceptAnswer, { body: { postId, commentId } })
    : await api.call(deletePost, { body: { postId } });
  if (answer.ok) {
    return redirect(
      isAccepting ? `${hereOf(postId)}#answers` : '/community/mine?done=deleted',
      303,
    );
  }
  return refused(answer.error, postId);
}

function refused(error: ApiFailure, postId: string) {
  const failure = toPageFailure(error);
  if (needsSignIn(failure)) return redirect(signInPath(hereOf(postId)), 303);
  return data<{ failure: PageFailure }>({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-own').mine.one,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as { failure: PageFailure } | undefined;
  const copy = useCopy('community-own');
  const { pictures } = useCopy('community-write');
  const dispatch = useAppDispatch();
  const path = usePagePath();
  const { today } = usePage();
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.mine.one} level={1} />;
  }
  const { post, comments, isNew } = page;
  const isEditable = post.state !== 'removed';
  return (
    <div className="article-page">
      <article className="article">
        <header className="article-head">
          <CommunityCrumbs
            between={[{ path: '/community/mine', label: copy.mine.title }]}
            here={post.title}
          />
          <h1 lang={post.language} dir="auto">
            {post.title}
          </h1>
          <p>
            <StateChip state={post.state} reason={post.reason} />
          </p>
        </header>
        {isNew && <DoneNote text={copy.done.pending} />}
        {outcome !== undefined && <FailureFace failure={outcome.failure} action={null} />}
        <p className="text-ink-2">{copy.states.about[post.state]}</p>
        <Card>
          <WrittenBody text={post.text} lang={post.language} />
          {post.pictures.length > 0 && (
            <ul className="post-pictures">
              {post.pictures.map((picture) => (
                <li key={picture.pictureId}>
                  <OwnPicture picture={picture} />
                  <Form method="post" action={hereOf(post.postId)}>
                    <input type="hidden" name="picture" value={picture.pictureId} />
                    <Button
                      name="intent"
                      value="drop-picture"
                      variant="quiet"
                      size="sm"
                      aria-label={`${pictures.drop}: ${picture.alt}`}
                    >
                      {pictures.drop}
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <div className="actions">
          {post.state === 'live' && (
            <ButtonLink href={path(postPath(post.postId, post.title))}>{copy.mine.open}</ButtonLink>
          )}
          {isEditable && (
            <ButtonLink href={path(`/community/post/${post.postId}/edit`)} variant="outline">
              {copy.mine.edit}
            </ButtonLink>
          )}
        </div>
        {post.state === 'live' && (
          <AnswersCard
            action={hereOf(post.postId)}
            acceptedId={post.acceptedId}
            comments={comments}
            postPath={postPath(post.postId, post.title)}
          />
        )}
        {isEditable && (
          <Disclosure summary={copy.mine.delete}>
            <Form
              method="post"
              action={hereOf(post.postId)}
              className="grid gap-3"
              onSubmit={() => dispatch(feedDeleted(post.postId))}
            >
              <p>{copy.mine.deleteText(undoHours(today))}</p>
              <div className="actions">
                <Button variant="dark">{copy.mine.deleteNow}</Button>
              </div>
            </Form>
          </Disclosure>
        )}
      </article>
    </div>
  );
}
