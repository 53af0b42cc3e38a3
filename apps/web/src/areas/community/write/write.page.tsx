import '../../../frame/styles/long-texts.css';
import {
  communityDraft,
  communityInit,
  createPost,
  waitingPictures,
} from '@pahiya/contracts/community/community-calls';
import { postPath } from '@pahiya/domain/community/post-path';
import { textLengths } from '@pahiya/domain/community/post-states';
import { readSubject } from '@pahiya/domain/community/post-subject';
import { topicSlugs } from '@pahiya/domain/community/topics';
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
import { actOnPictures, waitingIds } from './picture-acts.ts';
import {
  emptyTyped,
  readTyped,
  typedSeconds,
  type WriteOutcome,
  wrongFields,
} from './typed-text.ts';
import {
  asTopic,
  forgetDraft,
  keepDraft,
  preview,
  refuse,
  refuseText,
  refuseWith,
  subjectNamed,
} from './write-actions.ts';
import { WritePage } from './write-page.tsx';

const here = '/community/write';
const place = 'post';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint, language, nowIso } = pageTools(context);
  const query = new URL(request.url).searchParams;
  const topic = topicSlugs.find((slug) => slug === query.get('topic')) ?? '';
  const wished = query.get('about') ?? '';
  const about = readSubject(wished) === null ? '' : wished;
  const kept = new URLSearchParams({ ...(topic && { topic }), ...(about && { about }) });
  const address = kept.size === 0 ? here : `${here}?${kept}`;
  if (!isLoggedInHint) return redirect(signInPath(address), 303);
  const [init, waiting, draft] = await Promise.all([
    api.call(communityInit, {}),
    api.call(waitingPictures, { query: { place } }),
    api.call(communityDraft, { query: { place } }),
  ]);
  if (!draft.ok) {
    const failure = toPageFailure(draft.error);
    if (failure.code === 'auth/required') return redirect(signInPath(address), 303);
    return data({ failure }, { status: failure.status });
  }
  if (init.ok && init.value.userData === null) {
    return redirect(`/community/settings?next=${encodeURIComponent(address)}`, 303);
  }
  const saved = draft.value.draft;
  const typed =
    saved === null
      ? { ...emptyTyped(topic, about, language), openedAt: nowIso }
      : {
          ...{ ...saved, topic: saved.topic || topic, about: about || saved.about },
          ...{ version: 0, openedAt: '', pasted: 0 },
        };
  const savedAt = saved?.updatedAt ?? null;
  const subject = await subjectNamed(api, typed.about);
  const pictures = waiting.ok ? waiting.value : null;
  return {
    failure: null,
    address,
    typed,
    subject,
    pictures,
    savedAt,
    isSaved: query.get('saved') === '1',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
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
  const fields = wrongFields(typed);
  if (fields.length > 0) return refuse({ kind: 'wrong', typed, fields });
  const pictures = await waitingIds(tools, place);
  if (!pictures.ok) return refuseWith(pictures.error, typed);
  const { title, text, language } = typed;
  const sent = await tools.api.call(createPost, {
    body: {
      ...{ topic: asTopic(typed.topic), title, text, language },
      ...{ about: typed.about || null, pictures: pictures.value },
      typedSeconds: typedSeconds(typed, tools.nowIso),
      pasted: typed.pasted || undefined,
    },
  });
  if (!sent.ok) return refuseText(tools, sent.error, { typed, lengths: textLengths.post });
  await forgetDraft(tools, place);
  const { postId, state } = sent.value;
  return redirect(
    state === 'live' ? postPath(postId, title) : `/community/mine/${postId}?done=pending`,
    303,
  );
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-write').write.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as WriteOutcome | null;
  const copy = useCopy('community-write');
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.write.title} level={1} />;
  }
  return (
    <WritePage
      kind="post"
      action={page.address}
      place={place}
      typed={outcome?.typed ?? page.typed}
      subject={page.subject}
      pictures={page.pictures}
      savedAt={page.savedAt}
      isSaved={page.isSaved}
      outcome={outcome}
    />
  );
}
