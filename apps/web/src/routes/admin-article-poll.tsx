import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage, refusedForm } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { PollPage } from '../features/admin-blog/poll-page.tsx';
import { type PollOutcome, pollOf, readTypedPoll } from '../features/admin-blog/typed-poll.ts';
import { formText } from '../page-parts/form-text.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { articleId = '' } = params;
  const answer = await pageTools(context).api.call('editorArticle', { params: { articleId } });
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  return {
    kind: 'poll' as const,
    article: answer.value,
    done: (['saved', 'closed'] as const).find((one) => one === done) ?? null,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { articleId = '' } = params;
  const form = await request.formData();
  const isClosing = formText(form, 'intent') === 'close';
  const typed = isClosing ? null : readTypedPoll(form);
  const answer =
    typed === null
      ? await tools.api.call('editorClosePoll', { params: { pollId: formText(form, 'poll') } })
      : await tools.api.call('editorSavePoll', { params: { articleId }, body: pollOf(typed) });
  if (answer.ok) {
    return redirect(`/admin/blog/${articleId}/poll?done=${isClosing ? 'closed' : 'saved'}`, 303);
  }
  const refused = refusedForm(tools, answer.error, { intent: 'poll', request });
  if (refused instanceof Response) return refused;
  return data<PollOutcome>({ refused: refused.data, typed }, refused.init ?? undefined);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('admin-blog').poll.title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as PollOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <PollPage {...page} outcome={outcome} />;
}
