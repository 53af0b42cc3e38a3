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
import { actOnArticle, previewTexts } from '../features/admin-blog/article-actions.ts';
import { type ArticleOutcome, readDone } from '../features/admin-blog/article-outcome.ts';
import { ArticlePage } from '../features/admin-blog/article-page.tsx';
import { SignedOutText } from '../features/admin-blog/signed-out-text.tsx';
import { ArticleBody } from '../features/blog/article-body.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { articleId = '' } = params;
  if (isTypingKept(context)) return { kind: 'signed-out' as const, articleId };
  const tools = pageTools(context);
  const [answer, images] = await Promise.all([
    tools.api.call('editorArticle', { params: { articleId } }),
    tools.api.call('editorImages', {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  const { texts } = answer.value.newest;
  return {
    kind: 'article' as const,
    article: answer.value,
    images: images.ok ? images.value.images : [],
    previews: await previewTexts(tools, {
      en: texts.en?.markdown ?? '',
      hi: texts.hi?.markdown ?? '',
    }),
    done: readDone(new URL(request.url).searchParams.get('done')),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { articleId = '' } = params;
  return actOnArticle(tools, articleId, { form: await request.formData(), request, context });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) =>
  deskMeta(
    page?.kind === 'article'
      ? copy('admin-blog').metaTitle(page.article.slug)
      : copy('admin-blog').list.title,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ArticleOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  if (page.kind === 'signed-out') {
    const typed = outcome?.typed ?? null;
    return typed && <SignedOutText action={`/admin/blog/${page.articleId}`} typed={typed} />;
  }
  return <ArticlePage {...page} outcome={outcome} body={(html) => <ArticleBody html={html} />} />;
}
