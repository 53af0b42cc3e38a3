import { editorArticle } from '@pahiya/contracts/blog/blog-calls';
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
import { actOnArticle, previewTexts } from './article-actions.ts';
import { ArticlePage } from './article-page.tsx';
import { SignedOutText } from './cards/signed-out-text.tsx';
import { type ArticleOutcome, readDone } from './draft/article-outcome.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { articleId = '' } = params;
  if (isTypingKept(context)) return { kind: 'signed-out' as const, articleId };
  const tools = pageTools(context);
  const [answer, images] = await Promise.all([
    tools.api.call(editorArticle, { params: { articleId } }),
    tools.api.call(editorImages, {}),
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
      ? copy('desk-blog').metaTitle(page.article.slug)
      : copy('desk-blog').list.title,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ArticleOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  if (page.kind === 'signed-out') {
    const typed = outcome?.typed ?? null;
    return typed && <SignedOutText action={`/desk/blog/${page.articleId}`} typed={typed} />;
  }
  return <ArticlePage {...page} outcome={outcome} body={(html) => <ArticleBody html={html} />} />;
}
