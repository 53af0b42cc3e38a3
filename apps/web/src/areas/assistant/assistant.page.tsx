import {
  askAssistant,
  assistantHistory,
  clearAssistant,
} from '@pahiya/contracts/assistant/assistant-calls';
import '../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../frame/page/form-text.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { AssistantPage } from './assistant-page.tsx';

const longestQuestion = 500;

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(assistantHistory, {});
  if (answer.ok) return { messages: answer.value.messages, failure: null };
  return { messages: [], failure: toPageFailure(answer.error) };
}

/** Asks a question, or erases the conversation. The question is in the body, to keep it out of URLs and logs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const form = await request.formData();
  if (formText(form, 'intent') === 'clear') {
    const cleared = await api.call(clearAssistant, {});
    if (cleared.ok) return redirect('/assistant', 303);
    const failure = toPageFailure(cleared.error);
    return data<AskOutcome>({ kind: 'failed', failure, question: '' }, { status: failure.status });
  }
  const question = formText(form, 'question').trim().slice(0, longestQuestion);
  if (question.length < 2) return data<AskOutcome>({ kind: 'missing' }, { status: 400 });
  const answer = await api.call(askAssistant, { body: { question, language } });
  if (answer.ok) {
    const { message, wasShortened } = answer.value;
    return data<AskOutcome>({ kind: 'answered', messageId: message.id, wasShortened });
  }
  const failure = toPageFailure(answer.error);
  return data<AskOutcome>({ kind: 'failed', failure, question }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('assistant').metaTitle,
  description: copy('assistant').metaDescription,
  canonical: '/assistant',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as AskOutcome | null;
  return <AssistantPage {...page} outcome={outcome} />;
}
