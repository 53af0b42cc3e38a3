import { editorArticle, editorClosePoll, editorSavePoll } from '@pahiya/contracts/blog/blog-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { type PollOutcome, pollOf, readTypedPoll } from './draft/typed-poll.ts';
import { PollPage } from './poll-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { articleId = '' } = params;
  const answer = await pageTools(context).api.call(editorArticle, { params: { articleId } });
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
      ? await tools.api.call(editorClosePoll, { params: { pollId: formText(form, 'poll') } })
      : await tools.api.call(editorSavePoll, { params: { articleId }, body: pollOf(typed) });
  if (answer.ok) {
    return redirect(`/desk/blog/${articleId}/poll?done=${isClosing ? 'closed' : 'saved'}`, 303);
  }
  const refused = refusedForm(tools, answer.error, { intent: 'poll', request });
  if (refused instanceof Response) return refused;
  return data<PollOutcome>({ refused: refused.data, typed }, refused.init ?? undefined);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-blog').poll.title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as PollOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <PollPage {...page} outcome={outcome} />;
}
