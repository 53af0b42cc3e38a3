import { editorTopics } from '@pahiya/contracts/blog/blog-calls';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { actOnTopic, type TopicOutcome, topicDeeds } from './topic-actions.ts';
import { TopicsPage } from './topics-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(editorTopics, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  return {
    kind: 'topics' as const,
    ...answer.value,
    done: topicDeeds.find((one) => one === done) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return actOnTopic(pageTools(context), await request.formData(), request);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-topics').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as TopicOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <TopicsPage {...page} outcome={outcome} />;
}
