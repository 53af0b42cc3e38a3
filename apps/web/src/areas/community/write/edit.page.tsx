import '../../../frame/styles/long-texts.css';
import {
  communityDraft,
  communityPosts,
  editPost,
  waitingPictures,
} from '@pahiya/contracts/community/community-calls';
import { idOfPostKey, postPath } from '@pahiya/domain/community/post-path';
import { textLengths } from '@pahiya/domain/community/post-states';
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
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { actOnPictures, waitingIds, withOwn } from './picture-acts.ts';
import { continued, readTyped, type WriteOutcome, wrongFields } from './typed-text.ts';
import {
  asTopic,
  forgetDraft,
  keepDraft,
  preview,
  refuse,
  refuseText,
  refuseWith,
} from './write-actions.ts';
import { WritePage } from './write-page.tsx';

const pathOf = (postId: string) => `/community/post/${postId}/edit`;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  const postId = idOfPostKey(params.key ?? '');
  if (postId === null) throw data(null, { status: 404 });
  if (!isLoggedInHint) return redirect(signInPath(pathOf(postId)), 303);
  const place = `edit:${postId}`;
  const [found, waiting, draft] = await Promise.all([
    api.call(communityPosts, { query: { postId } }),
    api.call(waitingPictures, { query: { place } }),
    api.call(communityDraft, { query: { place } }),
  ]);
  if (!found.ok) {
    const failure = toPageFailure(found.error);
    if (failure.status === 404) throw data(null, { status: 404 });
    return data({ failure }, { status: failure.status });
  }
  const { post } = found.value;
  // Another's post is not there to be edited.
  if (post === null || !post.isOwn || post.state === 'removed') throw data(null, { status: 404 });
  const { topic, title, text, language, version } = post;
  return {
    failure: null,
    postId,
    pictures: waiting.ok ? withOwn(waiting.value, post.pictures) : null,
    ...continued(request, draft.ok ? draft.value.draft : null, {
      ...{ topic, title, text, about: '', language, version, revision: 0, openedAt: '', pasted: 0 },
    }),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const postId = idOfPostKey(params.key ?? '');
  if (postId === null) throw data(null, { status: 404 });
  const form = await request.formData();
  const typed = readTyped(form, tools.language);
  const intent = formText(form, 'intent');
  const place = `edit:${postId}`;
  const picture = await actOnPictures(tools, form, { typed, place, intent });
  if (picture !== null) return picture;
  if (intent === 'preview') return preview(tools, typed);
  if (intent === 'save') return keepDraft(tools, typed, { place, here: pathOf(postId) });
  if (intent === 'drop') {
    await forgetDraft(tools, place);
    return redirect(pathOf(postId), 303);
  }
  const fields = wrongFields(typed);
  if (fields.length > 0) return refuse({ kind: 'wrong', typed, fields });
  const { title, text, language, version } = typed;
  const pictures = await waitingIds(tools, place);
  if (!pictures.ok) return refuseWith(pictures.error, typed);
  const sent = await tools.api.call(editPost, {
    body: {
      ...{ postId, version, topic: asTopic(typed.topic), title, text, language },
      pictures: pictures.value,
    },
  });
  if (sent.ok) {
    await forgetDraft(tools, place);
    const isLive = sent.value.state === 'live';
    return redirect(isLive ? postPath(postId, title) : `/community/mine/${postId}`, 303);
  }
  if (toPageFailure(sent.error).code !== 'community/changed') {
    return refuseText(tools, sent.error, { typed, lengths: textLengths.post });
  }
  const now = await tools.api.call(communityPosts, { query: { postId } });
  if (!now.ok || now.value.post === null) return refuseWith(sent.error, typed);
  const { post } = now.value;
  return refuse({
    kind: 'conflict',
    typed: { ...typed, version: post.version },
    other: `${post.title}\n\n${post.text}`,
    isOfText: true,
  });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-write').edit.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as WriteOutcome | null;
  const copy = useCopy('community-write');
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.edit.title} level={1} />;
  }
  return (
    <WritePage
      kind="edit"
      action={pathOf(page.postId)}
      place={`edit:${page.postId}`}
      typed={outcome?.typed ?? page.typed}
      pictures={page.pictures}
      savedAt={page.savedAt}
      isSaved={page.isSaved}
      outcome={outcome}
    />
  );
}
