import {
  editorArticles,
  editorNewsletter,
  editorSendNewsletter,
} from '@pahiya/contracts/blog/blog-calls';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { ArticleList } from './article-list.tsx';
import { readArticleFilters, readPageNumber } from './draft/article-filters.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const search = new URL(request.url).searchParams;
  const filters = readArticleFilters(search);
  const query = { ...filters, pageNumber: readPageNumber(search) };
  const [answer, newsletter] = await Promise.all([
    api.call(editorArticles, { query }),
    api.call(editorNewsletter, {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  return {
    kind: 'list' as const,
    ...answer.value,
    filters,
    newsletter: newsletter.ok ? newsletter.value : null,
    isSent: search.get('done') === 'newsletter',
  };
}

/** Sends the newsletter now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const answer = await tools.api.call(editorSendNewsletter, {});
  if (answer.ok) return redirect('/desk/blog?done=newsletter', 303);
  return refusedForm(tools, answer.error, { intent: 'newsletter', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-blog').list.title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ArticleList {...page} refused={refused} />;
}
