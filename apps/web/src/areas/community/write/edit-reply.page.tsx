import '../../../frame/styles/long-texts.css';
import {
  communityDraft,
  editComment,
  ownComment,
  waitingPictures,
} from '@pahiya/contracts/community/community-calls';
import { postPath } from '@pahiya/domain/community/post-path';
import { textLengths } from '@pahiya/domain/community/post-states';
import { faultOfText, tidyText } from '@pahiya/domain/community/post-text';
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
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { actOnPictures, waitingIds, withOwn } from './picture-acts.ts';
import { continued, emptyTyped, readTyped, type WriteOutcome } from './typed-text.ts';
import {
  forgetDraft,
  keepDraft,
  preview,
  refuse,
  refuseText,
  refuseWith,
} from './write-actions.ts';
import { WritePage } from './write-page.tsx';

const pathOf = (commentId: string) => `/community/reply/${commentId}/edit`;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint, language } = pageTools(context);
  const commentId = params.commentId ?? '';
  if (!isLoggedInHint) return redirect(signInPath(pathOf(commentId)), 303);
  const place = `edit:${commentId}`;
  const [found, waiting, draft] = await Promise.all([
    api.call(ownComment, { query: { commentId } }),
    api.call(waitingPictures, { query: { place } }),
    api.call(communityDraft, { query: { place } }),
  ]);
  if (found.ok) {
    const { text, version } = found.value;
    const begin = { ...emptyTyped('', '', language), text, version };
    const kept = continued(request, draft.ok ? draft.value.draft : null, begin);
    const pictures = waiting.ok ? withOwn(waiting.value, found.value.pictures) : null;
    return { failure: null, comment: found.value, pictures, ...kept };
  }
  const failure = toPageFailure(found.error);
  if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
  if (needsSignIn(failure)) return redirect(signInPath(pathOf(commentId)), 303);
  return data({ failure }, { status: failure.status });
}

/** Saves the reply. After a change on another device both texts are shown, and what was typed stays in the form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const commentId = params.commentId ?? '';
  const form = await request.formData();
  const typed = readTyped(form, tools.language);
  const intent = formText(form, 'intent');
  const place = `edit:${commentId}`;
  const picture = await actOnPictures(tools, form, { typed, place, intent });
  if (picture !== null) return picture;
  if (intent === 'preview') return preview(tools, typed);
  if (intent === 'save') return keepDraft(tools, typed, { place, here: pathOf(commentId) });
  if (intent === 'drop') {
    await forgetDraft(tools, place);
    return redirect(pathOf(commentId), 303);
  }
  if (faultOfText(tidyText(typed.text), textLengths.comment) !== null) {
    return refuse({ kind: 'wrong', typed, fields: ['text'] });
  }
  const { text, version } = typed;
  const pictures = await waitingIds(tools, place);
  if (!pictures.ok) return refuseWith(pictures.error, typed);
  const sent = await tools.api.call(editComment, {
    body: { commentId, version, text, pictures: pictures.value },
  });
  const now = await tools.api.call(ownComment, { query: { commentId } });
  if (sent.ok) {
    await forgetDraft(tools, place);
    const isShown = sent.value.state === 'live' && now.ok;
    return redirect(
      isShown
        ? `${postPath(now.value.postId, now.value.title)}#c-${commentId}`
        : '/community/mine?done=pending',
      303,
    );
  }
  if (toPageFailure(sent.error).code !== 'community/changed' || !now.ok) {
    return refuseText(tools, sent.error, { typed, lengths: textLengths.comment });
  }
  return refuse({
    kind: 'conflict',
    typed: { ...typed, version: now.value.version },
    other: now.value.text,
    isOfText: true,
  });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-write').editReply.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as WriteOutcome | null;
  const copy = useCopy('community-write');
  const path = usePagePath();
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.editReply.title} level={1} />;
  }
  const { commentId, postId, title, language } = page.comment;
  return (
    <WritePage
      kind="editReply"
      action={pathOf(commentId)}
      place={`edit:${commentId}`}
      typed={outcome?.typed ?? page.typed}
      pictures={page.pictures}
      savedAt={page.savedAt}
      isSaved={page.isSaved}
      outcome={outcome}
    >
      <p>
        <a href={path(postPath(postId, title))}>
          <bdi lang={language}>{title}</bdi>
        </a>
      </p>
    </WritePage>
  );
}
