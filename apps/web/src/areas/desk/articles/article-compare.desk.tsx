import {
  editorArticle,
  editorRestoreRevision,
  editorRevision,
} from '@pahiya/contracts/blog/blog-calls';
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
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { ComparePage } from './compare-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const { articleId = '' } = params;
  const search = new URL(request.url).searchParams;
  const read = (name: string) =>
    api.call(editorRevision, { params: { revisionId: search.get(name) || 'none' } });
  const [article, from, to] = await Promise.all([
    api.call(editorArticle, { params: { articleId } }),
    read('from'),
    read('to'),
  ]);
  if (!article.ok) return failedPage(article.error, request);
  if (!from.ok) return failedPage(from.error, request);
  if (!to.ok) return failedPage(to.error, request);
  const newestId = article.value.newest.revisionId;
  return { kind: 'compare' as const, from: from.value, to: to.value, newestId };
}

/** Restores an older revision. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const answer = await tools.api.call(editorRestoreRevision, {
    params: { revisionId: formText(form, 'revision') },
    body: { baseRevisionId: formText(form, 'base'), note: formText(form, 'note') },
  });
  if (answer.ok) return redirect(`/desk/blog/${params.articleId}?done=restore`, 303);
  return refusedForm(tools, answer.error, { intent: 'restore', request });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) =>
  deskMeta(
    page?.kind === 'compare'
      ? copy('desk-blog').compare.title(page.from.number, page.to.number)
      : copy('desk-blog').list.title,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ComparePage {...page} refused={refused} />;
}
