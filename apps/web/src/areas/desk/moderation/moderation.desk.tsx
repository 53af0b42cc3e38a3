import {
  adminPosts,
  claimPost,
  communityAdmin,
  moderatePost,
  nameModerator,
} from '@pahiya/contracts/community/community-calls';
import { moderationActs, postStates } from '@pahiya/domain/community/post-states';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, type Refused, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { ModerationPage } from './moderation-page.tsx';

const lists = ['queue', ...postStates] as const;
const deeds = ['claim', 'release', ...moderationActs, 'name'] as const;

/** A refused decision keeps its reason and note. */
export type ModerationRefused = Refused & {
  readonly id: string;
  readonly note: string;
  readonly reason?: string;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, nowIso } = pageTools(context);
  const query = new URL(request.url).searchParams;
  const state = lists.find((one) => one === query.get('state')) ?? 'queue';
  const after = query.get('after')?.slice(0, 200) || undefined;
  const [posts, counts] = await Promise.all([
    api.call(adminPosts, { query: { state, after } }),
    api.call(communityAdmin, {}),
  ]);
  if (!posts.ok) return failedPage(posts.error, request);
  if (!counts.ok) return failedPage(counts.error, request);
  const deed = deeds.find((one) => one === query.get('done')) ?? null;
  return { kind: 'queue' as const, ...posts.value, counts: counts.value, state, deed, nowIso };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const kind = formText(form, 'kind') === 'comment' ? 'comment' : 'post';
  const id = formText(form, 'id');
  const note = formText(form, 'note').trim().slice(0, 200);
  const intent = deeds.find((one) => one === formText(form, 'intent')) ?? 'claim';
  if (intent === 'name') {
    const handle = formText(form, 'handle').trim().replace(/^@/, '').toLowerCase().slice(0, 40);
    const named = await tools.api.call(nameModerator, { body: { handle } });
    if (named.ok) return redirect('/moderate?done=name', 303);
    return refusedForm(tools, named.error, { intent, request, id, note });
  }
  const answer =
    intent === 'claim' || intent === 'release'
      ? await tools.api.call(claimPost, { body: { kind, id, isClaimed: intent === 'claim' } })
      : await tools.api.call(moderatePost, {
          body: {
            ...{ kind, id, note, act: intent, version: Number(formText(form, 'version')) || 1 },
            reason:
              intent === 'remove'
                ? (reportReasons['community-post'].find((one) => one === form.get('reason')) ??
                  null)
                : null,
          },
        });
  if (answer.ok) return redirect(`/moderate?done=${intent}`, 303);
  const reason = formText(form, 'reason').slice(0, 40);
  return refusedForm(tools, answer.error, { intent, request, id, note, reason });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-moderation').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as ModerationRefused | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ModerationPage {...page} refused={refused} />;
}
