import '../../../frame/styles/long-texts.css';
import type { Answer, ApiClient } from '@pahiya/api-client/api-client';
import {
  communityDraft,
  communityInit,
  communityPosts,
  postComments,
  saveComment,
  waitingPictures,
} from '@pahiya/contracts/community/community-calls';
import { idOfPostKey, postPath } from '@pahiya/domain/community/post-path';
import { textLengths } from '@pahiya/domain/community/post-states';
import { excerptOf, faultOfText, tidyText } from '@pahiya/domain/community/post-text';
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
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { useAppDispatch, useAppState } from '../../../frame/state/use-app-state.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { LiveToggle } from '../own/live-toggle.tsx';
import { useSwitches } from '../own/use-switches.ts';
import { communityDetailPostOf, postShown } from '../state/community-slices.ts';
import { actOnPictures, waitingIds } from './picture-acts.ts';
import { emptyTyped, readTyped, typedSeconds, type WriteOutcome } from './typed-text.ts';
import {
  forgetDraft,
  keepDraft,
  preview,
  refuse,
  refuseText,
  refuseWith,
} from './write-actions.ts';
import { WritePage } from './write-page.tsx';

type Post = NonNullable<Answer<'communityPosts'>['post']>;

/** The comment that is answered, from an address; null: the post itself. */
function parentOf(request: Request): string | null {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  return /^[0-9a-f-]{36}$/.test(to) ? to : null;
}

function addressOf(postId: string, parentId: string | null): string {
  const path = `/community/post/${postId}/reply`;
  return parentId === null ? path : `${path}?to=${parentId}`;
}

/** The first words of a comment on the first pages of a post; null: it is not among them. */
async function wordsOf(api: ApiClient, postId: string, parentId: string): Promise<string | null> {
  const list = await api.call(postComments, { query: { postId } });
  if (!list.ok) return null;
  const parent = list.value.comments.find(({ commentId }) => commentId === parentId);
  return parent?.text == null ? null : excerptOf(parent.text);
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint, language, nowIso } = pageTools(context);
  const postId = idOfPostKey(params.key ?? '');
  if (postId === null) throw data(null, { status: 404 });
  const parentId = parentOf(request);
  const address = addressOf(postId, parentId);
  if (!isLoggedInHint) return redirect(signInPath(address), 303);
  const [found, init, draft, waiting, parent] = await Promise.all([
    api.call(communityPosts, { query: { postId } }),
    api.call(communityInit, {}),
    api.call(communityDraft, { query: { place: `reply:${postId}` } }),
    api.call(waitingPictures, { query: { place: `reply:${postId}` } }),
    parentId === null ? null : wordsOf(api, postId, parentId),
  ]);
  if (!found.ok || !draft.ok) {
    const failure = toPageFailure(found.ok ? networkOf(draft) : found.error);
    if (failure.status === 404) throw data(null, { status: 404 });
    if (failure.code === 'auth/required') return redirect(signInPath(address), 303);
    return data({ failure }, { status: failure.status });
  }
  const { post } = found.value;
  if (post === null || post.state !== 'live') throw data(null, { status: 404 });
  if (init.ok && init.value.userData === null) {
    return redirect(`/community/settings?next=${encodeURIComponent(address)}`, 303);
  }
  const kept = draft.value.draft;
  return {
    ...{ failure: null, postId, address, post },
    parent,
    typed:
      kept === null
        ? { ...emptyTyped('', '', language), openedAt: nowIso }
        : { ...kept, version: 0, openedAt: '', pasted: 0 },
    pictures: waiting.ok ? waiting.value : null,
    savedAt: kept?.updatedAt ?? null,
    isSaved: new URL(request.url).searchParams.get('saved') === '1',
  };
}

function networkOf(answer: { readonly ok: boolean; readonly error?: unknown }) {
  return (answer.ok ? { kind: 'network' } : answer.error) as Parameters<typeof toPageFailure>[0];
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const postId = idOfPostKey(params.key ?? '');
  if (postId === null) throw data(null, { status: 404 });
  const parentId = parentOf(request);
  const here = addressOf(postId, parentId);
  const place = `reply:${postId}`;
  const form = await request.formData();
  const typed = readTyped(form, tools.language);
  const intent = formText(form, 'intent');
  const picture = await actOnPictures(tools, form, { typed, place, intent });
  if (picture !== null) return picture;
  if (intent === 'preview') return preview(tools, typed);
  if (intent === 'save') return keepDraft(tools, typed, { place, here });
  if (intent === 'drop') {
    await forgetDraft(tools, place);
    return redirect(here, 303);
  }
  if (faultOfText(tidyText(typed.text), textLengths.comment) !== null) {
    return refuse({ kind: 'wrong', typed, fields: ['text'] });
  }
  const pictures = await waitingIds(tools, place);
  if (!pictures.ok) return refuseWith(pictures.error, typed);
  const sent = await tools.api.call(saveComment, {
    body: {
      ...{ postId, parentId, text: typed.text, pictures: pictures.value },
      typedSeconds: typedSeconds(typed, tools.nowIso),
      pasted: typed.pasted || undefined,
    },
  });
  if (!sent.ok) return refuseText(tools, sent.error, { typed, lengths: textLengths.comment });
  await forgetDraft(tools, place);
  const { commentId, state } = sent.value;
  return redirect(
    state === 'live' ? `/community/post/${postId}#c-${commentId}` : '/community/mine?done=pending',
    303,
  );
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-write').reply.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as WriteOutcome | null;
  const copy = useCopy('community-write');
  const path = usePagePath();
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.reply.title} level={1} />;
  }
  const { postId, post, parent } = page;
  return (
    <WritePage
      kind="reply"
      action={page.address}
      place={`reply:${postId}`}
      typed={outcome?.typed ?? page.typed}
      pictures={page.pictures}
      savedAt={page.savedAt}
      isSaved={page.isSaved}
      outcome={outcome}
    >
      <div className="grid gap-2">
        <p>
          <a href={path(postPath(postId, post.title))}>
            <bdi lang={post.language}>{post.title}</bdi>
          </a>
        </p>
        {!post.isOwn && <LikePost post={post} here={page.address} />}
        {parent !== null && (
          <blockquote className="border-line-strong border-s-4 ps-3 text-ink-2" dir="auto">
            {parent}
          </blockquote>
        )}
      </div>
    </WritePage>
  );
}

/** A like of the post that is answered. */
function LikePost({ post, here }: { post: Post; here: string }) {
  const copy = useCopy('community');
  const errors = useCopy('errors').byCode;
  const dispatch = useAppDispatch();
  const { postId: id, title, likeCount, isLiked } = post;
  useEffect(() => {
    dispatch(postShown({ id, likeCount, isLiked }));
  }, [id, likeCount, isLiked, dispatch]);
  const { fault, like } = useSwitches(here);
  const { feedData } = useAppState(communityDetailPostOf);
  const state = feedData?.id === id ? feedData : { id, likeCount, isLiked };
  return (
    <div>
      <LiveToggle
        action={postPath(id, title)}
        mark={`like:${id}`}
        isOn={state.isLiked}
        labels={[copy.like, copy.liked]}
        count={state.likeCount}
        about={title}
        onSwitch={(isOn) => void like('post', state, isOn)}
      />
      <FieldError id="like-error" error={fault === null ? undefined : errors[fault].title} />
    </div>
  );
}
