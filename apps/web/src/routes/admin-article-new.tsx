import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { isTypingKept } from '../admin/kept-typing.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { createArticle } from '../features/admin-blog/article-actions.ts';
import type { ArticleOutcome } from '../features/admin-blog/article-outcome.ts';
import { NewArticle } from '../features/admin-blog/new-article.tsx';
import { SignedOutText } from '../features/admin-blog/signed-out-text.tsx';
import { ArticleBody } from '../features/blog/article-body.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (isTypingKept(context)) return { kind: 'signed-out' as const };
  const { api } = pageTools(context);
  const [articles, images] = await Promise.all([
    api.call('editorArticles', { query: { state: 'scheduled' } }),
    api.call('editorImages', {}),
  ]);
  if (!articles.ok) return failedPage(articles.error, request);
  return {
    kind: 'new' as const,
    categories: articles.value.categories,
    images: images.ok ? images.value.images : [],
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  return createArticle(tools, { form: await request.formData(), request, context });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('admin-blog').create.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ArticleOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  if (page.kind === 'signed-out') {
    const typed = outcome?.typed ?? null;
    return typed && <SignedOutText action="/admin/blog/new" typed={typed} />;
  }
  return <NewArticle {...page} outcome={outcome} body={(html) => <ArticleBody html={html} />} />;
}
