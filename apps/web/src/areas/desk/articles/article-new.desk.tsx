import { editorArticles } from '@pahiya/contracts/blog/blog-calls';
import { editorImages } from '@pahiya/contracts/images/images-calls';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { ArticleBody } from '../../../parts/article-body/article-body.tsx';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { isTypingKept } from '../shell/kept-typing.ts';
import { createArticle } from './article-actions.ts';
import { SignedOutText } from './cards/signed-out-text.tsx';
import type { ArticleOutcome } from './draft/article-outcome.ts';
import { NewArticle } from './new-article.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (isTypingKept(context)) return { kind: 'signed-out' as const };
  const { api } = pageTools(context);
  const [articles, images] = await Promise.all([
    api.call(editorArticles, { query: { state: 'scheduled' } }),
    api.call(editorImages, {}),
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

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-blog').create.title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ArticleOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  if (page.kind === 'signed-out') {
    const typed = outcome?.typed ?? null;
    return typed && <SignedOutText action="/desk/blog/new" typed={typed} />;
  }
  return <NewArticle {...page} outcome={outcome} body={(html) => <ArticleBody html={html} />} />;
}
