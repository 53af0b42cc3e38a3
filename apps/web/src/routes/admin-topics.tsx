import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import {
  actOnTopic,
  type TopicOutcome,
  topicDeeds,
} from '../features/admin-topics/topic-actions.ts';
import { TopicsPage } from '../features/admin-topics/topics-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call('editorTopics', {});
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

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('admin-topics').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as TopicOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <TopicsPage {...page} outcome={outcome} />;
}
