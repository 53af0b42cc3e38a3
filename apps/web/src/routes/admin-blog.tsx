import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage, refusedForm } from '../admin/admin-gate.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { readArticleFilters, readPageNumber } from '../features/admin-blog/article-filters.ts';
import { ArticleList } from '../features/admin-blog/article-list.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const search = new URL(request.url).searchParams;
  const filters = readArticleFilters(search);
  const query = { ...filters, pageNumber: readPageNumber(search) };
  const [answer, newsletter] = await Promise.all([
    api.call('editorArticles', { query }),
    api.call('editorNewsletter', {}),
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

/** Has the newsletter sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const answer = await tools.api.call('editorSendNewsletter', {});
  if (answer.ok) return redirect('/admin/blog?done=newsletter', 303);
  return refusedForm(tools, answer.error, { intent: 'newsletter', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('admin-blog').list.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const copy = useCopy('admin');
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  return <ArticleList {...page} refused={refused} />;
}
